/// What an app does to a recognizer or its view at any time, and takes back at once or later.
enum Interruption: CaseIterable {
  case switchesOff, takesTheViewOut, detaches, turnsTheView, refusesTouches

  /// What is done, and what takes it back.
  var words: (doing: String, undoing: String) {
    switch self {
    case .switchesOff: ("switches the recognizer off", "switches it on again")
    case .takesTheViewOut: ("takes the view out", "puts the view back")
    case .detaches: ("takes the recognizer off its view", "puts the recognizer back on its view")
    case .turnsTheView: ("turns the view", "turns the view back")
    case .refusesTouches: ("switches the view's interaction off", "switches the view's interaction on again")
    }
  }
}
