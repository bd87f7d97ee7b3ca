extension TraceEntry {
  /// What was noted beside calls and states: a case for each kind of thing, with its values.
  ///
  /// `text` has the words of all of them. Who wants to know what happened asks for the case, and never reads words.
  public enum Note: Equatable, Sendable {
    // Hardware
    /// A finger, a pencil or a pointer: what it is, its slot, and what it did.
    case contact(IOHIDEvent.Transducer, Int, Contact.Phase)
    /// What other hardware reported, in words.
    case reports(String)
    /// IOKit makes an event, which is told in words.
    case makesEvent(String)
    /// A message goes to the port of that name.
    case mails(to: String)
    /// A process gets a sample of the accelerometer.
    case samples(for: String)

    // The system
    /// A call or an alert comes in.
    case interrupts
    /// A process is in front, and gets an event.
    case gets(String, event: String)
    /// A process keeps the fingers that it has, and gets an event.
    case keeps(String, event: String)
    /// The home screen handles an event.
    case homeScreenHandles(String)
    /// The home screen has no use for an event.
    case homeScreenIgnores(String)

    // Run loops
    /// A source0 of that name fires.
    case source0(String)
    /// A source1 of that name fires.
    case source1(String)
    /// A timer fires.
    case timer
    /// The loop wakes up.
    case wakes
    /// The loop has nothing left to do.
    case sleeps
    /// Another moment in the loop's pass.
    case activity(VirtualRunLoop.Activity)
    /// A phase of the update cycle is reached.
    case update(UIUpdateActionPhase)

    // The application
    /// An event is put into the queue; so many wait then.
    case queues(Int)
    /// An event is taken off the queue.
    case dequeues(String)
    /// An event is dropped, for a reason.
    case drops(Loss)
    /// No window wants a finger of that slot.
    case misses(Int)
    /// A pass of hit-testing begins: its number, counted from 1, how many there are, and where it starts.
    case pass(Int, of: Int, from: SystemProfile.HitTestPass.Start)
    /// The app posts an accessibility notification of that number.
    case posts(UInt32)

    // Recognizers
    /// A recognizer waits for another one to fail.
    case waits(for: String)
    /// Someone makes a recognizer fail.
    case fails(Failure, by: String)

    // Responders and controls
    /// A responder performs the action of that name.
    case performs(String)
    /// No one can perform the action of that name.
    case performsNowhere(String)
    /// Something appears at the lower edge of the screen, such as `the keyboard`.
    case shows(String)
    /// What was at the lower edge of the screen goes.
    case hidesKeyboard
    /// A control sends events.
    case sends(UIControl.Event)
    /// A control shows its listeners.
    case showsListeners

    /// What stands for itself: a line that the app wrote, or what the engine says to a misuse.
    case words(String)
  }
}

extension TraceEntry.Note {
  /// Why an event is dropped.
  public enum Loss: String, Sendable {
    case noKeyWindow = "no window is key"
    case noRemoteControl = "the app receives no remote control events"
    case noFirstResponder = "there is no first responder"
  }

  /// What made a recognizer fail, in the words that follow the name of who did.
  public enum Failure: String, Sendable {
    case hasRecognized = " has recognized"
    case hadToFail = ", which had to fail, has recognized"
    case hadWaited = ", which waited for it, has recognized"
    case veto = " says no"
  }

  /// The note in words, as logs show it.
  public var text: String {
    switch self {
    case .contact(let tool, let slot, let phase): "\(tool.name) \(slot) \(phase.description)"
    case .reports(let signal): signal
    case .makesEvent(let event): "makes an IOHIDEvent: \(event)"
    case .mails(let port): "sends it to the port \"\(port)\""
    case .samples(let process): "takes a sample for \(process)"
    case .interrupts: "the system interrupts: open touches are cancelled"
    case .gets(let process, let event): "\(process) is in front and gets it: \(event)"
    case .keeps(let process, let event): "\(process) keeps it: \(event)"
    case .homeScreenHandles(let event): "the home screen handles it: \(event)"
    case .homeScreenIgnores(let event): "the home screen has no use for it: \(event)"
    case .source0(let name): "source0 fires: \(name)"
    case .source1(let name): "source1 fires: \(name)"
    case .timer: "timer fires"
    case .wakes: "wakes up"
    case .sleeps: "has nothing left to do and sleeps"
    case .activity(let activity): activity.name
    case .update(let phase): phase.name
    case .queues(let count): "queues the event: \(count) waiting"
    case .dequeues(let event): "takes the event off the queue: \(event)"
    case .drops(let loss): "\(loss.rawValue): the event is dropped"
    case .misses(let slot): "no window wants finger \(slot): the event is dropped"
    case .pass(let number, let count, .topWindow): "pass \(number) of \(count), from the topmost window"
    case .pass(let number, let count, .chosenWindow):
      "pass \(number) of \(count), from the window that was found"
    case .posts(let notification): "posts the accessibility notification \(notification)"
    case .waits(let other): "waits for \(other) to fail"
    case .fails(let failure, let other): "fails: \(other)\(failure.rawValue)"
    case .performs(let action): "performs \(action)"
    case .performsNowhere(let action): "no one can perform \(action)"
    case .shows(let views): "shows \(views)"
    case .hidesKeyboard: "hides the keyboard"
    case .sends(let events): "sends \(events.text)"
    case .showsListeners: "shows its listeners"
    case .words(let words): words
    }
  }
}
