/// A misuse that the engine refuses instead of crashing, with its wording.
enum Refusal {
  case contactWithNegativeIndex(Int)
  case contactNowhere(Int)
  case contactTwiceInFrame(Int)
  case contactLandsTwice(Int)
  case contactNotDown(Int, String)
  case viewInsideItself(view: String, superview: String)
  case windowAsSubview(String)
  case notASubview(String, of: String)
  case noSibling(String, of: String, in: String)
  case geometryNotFinite(String)
  case endlessChain(String, limit: Int)
  case tooDeep(String, limit: Int)
  case endlessRunLoop(passes: Int)
  case timeBackwards
  case launchedTwice(String)
  case notLaunchedHere(String)
  case sceneLifeCycleRequired(String)
  case actionOfAnotherClass(Selector)
  case unlistedAction(Selector)
  case severalSuchActions(Selector)
  case actionForAnotherRecognizer(String)
  case illegalState(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, of: String)
  case requiresItself(String)
  case endlessActions(String, limit: Int)
  case eventInsideEvent(String)
  case actionForAnotherSender(String)
  case noSuchTouch(Int, of: String)
  case noViewLoaded(String)
  case viewOfAnotherController(String, String)
  case controllerInsideItself(String)
  case cannotPresent(String, by: String)
  case presentsAlready(String)
  case cannotPush(String)
  case noSuchTab(Int)
  case shakenTwice, notShaken
  case impossibleButton(String, isDown: Bool)
  case actionNotListed(Selector, String)
  case accelerationNotFinite
  case gestureValue(String, of: String)
  case endlessLayout(String, limit: Int)
  case cellOfNoClass(String)
  case tooManyRows(String, limit: Int)
  case constraintBetweenStrangers

  var text: String {
    switch self {
    case .contactWithNegativeIndex(let index): "a finger needs a slot of 0 or more, not \(index)"
    case .contactNowhere(let index): "finger \(index) is at a place that is no number"
    case .contactTwiceInFrame(let index): "finger \(index) occurs twice in one frame: the first one counts"
    case .contactLandsTwice(let index): "finger \(index) lands although it is on the glass already"
    case .contactNotDown(let index, let phase): "finger \(index) cannot be \(phase): it is not on the glass"
    case .viewInsideItself(let view, let superview):
      "\(view) cannot be put into \(superview): a view cannot contain itself"
    case .windowAsSubview(let window): "\(window) is a window and cannot be a subview"
    case .notASubview(let view, let superview): "\(view) is not a subview of \(superview)"
    case .noSibling(let sibling, let view, let superview):
      "\(sibling) is not a subview of \(superview): \(view) goes on top of the others"
    case .geometryNotFinite(let view): "\(view) keeps its place: the new one is no number"
    case .endlessChain(let responder, let limit):
      "forwarding stops at \(responder), after \(limit) responders: does the chain end at all?"
    case .tooDeep(let view, let limit):
      "\(view) is not asked: it lies below \(limit) views, and hit-testing goes no deeper"
    case .endlessRunLoop(let passes):
      "a run loop never sleeps: stopped after \(passes) passes within a second"
    case .launchedTwice(let application): "\(application) runs already and cannot be launched again"
    case .notLaunchedHere(let application):
      "\(application) does not run on this device: it cannot come to the front"
    case .sceneLifeCycleRequired(let application):
      "\(application) does not launch: this system requires the life cycle of scenes"
    case .actionOfAnotherClass(let action):
      "the action \(action.description) is not sent: its method belongs to another class, or takes another sender"
    case .unlistedAction(let action):
      "nothing has a method for \(action.description): list it in the `actions` of the class that has the method"
    case .severalSuchActions(let action):
      "\(action.description) removes nothing: several actions take the same; keep the selector in a constant"
    case .actionForAnotherRecognizer(let recognizer):
      "the action of \(recognizer) is not sent: its method takes another kind of recognizer"
    case .illegalState(let old, let new, let recognizer):
      "\(recognizer) stays \(old.name): it cannot become \(new.name) from there"
    case .actionForAnotherSender(let control):
      "the action of \(control) is not sent: its method takes another kind of sender"
    case .endlessActions(let recognizer, let limit):
      "an action of \(recognizer) causes itself: stopped after \(limit) actions"
    case .requiresItself(let recognizer): "\(recognizer) cannot wait for its own failure"
    case .eventInsideEvent(let window): "\(window) gets no event while another is being handled"
    case .noSuchTouch(let index, let recognizer): "\(recognizer) has no touch number \(index)"
    case .noViewLoaded(let controller):
      "loadView of \(controller) sets no view, or asks for the view that it is to make: it gets a plain one"
    case .viewOfAnotherController(let view, let controller): "\(view) belongs to \(controller) already"
    case .controllerInsideItself(let controller): "\(controller) cannot be put into itself"
    case .cannotPresent(let controller, let presenter):
      "\(presenter) cannot present \(controller): it is in no window, or \(controller) is shown already"
    case .presentsAlready(let presenter): "\(presenter) presents another controller already"
    case .cannotPush(let controller):
      "\(controller) cannot be pushed: it is on the stack already, or is a navigation controller itself"
    case .noSuchTab(let index): "there is no tab \(index) to select"
    case .shakenTwice: "the device is being shaken already"
    case .notShaken: "the device is not being shaken"
    case .impossibleButton(let button, let isDown):
      "the button \(button) is \(isDown ? "down" : "up") already"
    case .actionNotListed(let action, let responder):
      "\(responder) gets no \(action.description): list it in the `actions` of its class"
    case .accelerationNotFinite: "the accelerometer keeps its value: the new one is no number"
    case .gestureValue(let property, let recognizer):
      "\(recognizer) keeps its \(property): the new value makes no sense"
    case .cellOfNoClass(let name):
      "no class was registered for the cells named \(name)"
    case .tooManyRows(let table, let limit):
      "\(table) shows \(limit) rows at most: the sections that would make it more are left out"
    case .constraintBetweenStrangers:
      "a constraint counts only between views that are in one view: add them first"
    case .endlessLayout(let view, let limit):
      "layout of \(view) stops after \(limit) passes: each one asks for another"
    case .timeBackwards: "the clock cannot run backwards, or to a time that is no number"
    }
  }

  func report(to trace: Trace?) { trace?.note(.refusal, "engine", .words(text)) }
}
