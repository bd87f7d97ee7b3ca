/// A moment in an update of what is on the screen, from iOS 18 on, in the order in which they come (fact S30).
///
/// Those of the low-latency group are left out: they are for pencils in apps that ask for them.
public enum UIUpdateActionPhase: Int, Sendable, CaseIterable {
  /// Before events are dispatched.
  case beforeEventDispatch = 0
  /// After events were dispatched, to recognizers and views.
  case afterEventDispatch
  /// Before display links are called; the engine has none.
  case beforeCADisplayLinkDispatch
  /// After display links were called.
  case afterCADisplayLinkDispatch
  /// Before what has changed is laid out and drawn.
  case beforeCATransactionCommit
  /// After it was.
  case afterCATransactionCommit
  /// After everything.
  case afterUpdateComplete

  /// How traces call it.
  var name: String {
    switch self {
    case .beforeEventDispatch: "before event dispatch"
    case .afterEventDispatch: "after event dispatch"
    case .beforeCADisplayLinkDispatch: "before display links"
    case .afterCADisplayLinkDispatch: "after display links"
    case .beforeCATransactionCommit: "before commit"
    case .afterCATransactionCommit: "after commit"
    case .afterUpdateComplete: "update complete"
    }
  }
}
