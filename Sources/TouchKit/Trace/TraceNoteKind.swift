extension TraceEntry.Note {
  /// The kinds of notes, without their values; the raw value is the name that scripts of pages know.
  public enum Kind: String, CaseIterable, Sendable {
    case contact, reports, makesEvent, mails, samples
    case interrupts, gets, keeps, homeScreenHandles, homeScreenIgnores
    case source0, source1, timer, wakes, sleeps, activity, update
    case queues, dequeues, drops, misses, pass, posts
    case waits, fails
    case performs, performsNowhere, shows, hidesKeyboard, sends, showsListeners
    case words
  }

  /// What kind of thing was noted.
  public var kind: Kind {
    switch self {
    case .contact: .contact
    case .reports: .reports
    case .makesEvent: .makesEvent
    case .mails: .mails
    case .samples: .samples
    case .interrupts: .interrupts
    case .gets: .gets
    case .keeps: .keeps
    case .homeScreenHandles: .homeScreenHandles
    case .homeScreenIgnores: .homeScreenIgnores
    case .source0: .source0
    case .source1: .source1
    case .timer: .timer
    case .wakes: .wakes
    case .sleeps: .sleeps
    case .activity: .activity
    case .update: .update
    case .queues: .queues
    case .dequeues: .dequeues
    case .drops: .drops
    case .misses: .misses
    case .pass: .pass
    case .posts: .posts
    case .waits: .waits
    case .fails: .fails
    case .performs: .performs
    case .performsNowhere: .performsNowhere
    case .shows: .shows
    case .hidesKeyboard: .hidesKeyboard
    case .sends: .sends
    case .showsListeners: .showsListeners
    case .words: .words
    }
  }
}
