extension TraceScope {
  /// The entries within the scope, indented anew as if the others had never been.
  public func entries(of entries: [TraceEntry]) -> [TraceEntry] {
    var (depth, isInShownPass) = (0, true)
    var shown: [TraceEntry] = []
    for var entry in entries {
      if let pass = entry.pass { isInShownPass = shows(pass) }
      if entry.stage == .hitTesting, !isInShownPass { continue }
      guard shows(entry) else { continue }
      if case .answer = entry.event { depth -= 1 }
      entry.depth = max(depth, 0)
      if case .call = entry.event { depth += 1 }
      shown.append(entry)
    }
    return shown
  }

  private func shows(_ pass: (number: Int, count: Int)) -> Bool {
    switch passes {
    case .every: true
    case .number(let number): pass.number == number
    case .last: pass.number == pass.count
    }
  }

  /// Whether calls of a view or a window can be shown at all.
  func showsCalls(of name: String) -> Bool {
    if Self.privateViewNames.contains(name) { return subjects == .everyone }
    switch subjects {
    case .named(let names): return names.contains(name)
    case .ownViews: return name != "UIWindow"
    case .everyone, .chain, .noPrivateViews, .viewsAndWindows, .actions, .firstResponder: return true
    }
  }

  private func shows(_ entry: TraceEntry) -> Bool {
    guard stages.contains(entry.stage), showsPassHeadings || entry.pass == nil else { return false }
    if deliveries == .landings, entry.isLaterDelivery { return false }
    if entry.stage == .gestures, !recognizers.show(entry.event) { return false }
    if entry.stage == .controls, !controls.show(entry.event) { return false }
    let isPrivate = Self.privateViewNames.contains(entry.subject) || entry.subject == Self.gate
    switch (entry.event, subjects) {
    case (_, .everyone): return true
    case (_, .named(let names)):
      return [.log, .refusal].contains(entry.stage) || names.contains(entry.subject)
    case (.note, .actions): return entry.stage != .controls
    case (.note, _): return entry.stage != .gestures || !isPrivate
    case (_, .noPrivateViews): return !isPrivate
    case (.call(.sendEvent), _), (.answer(.sendEvent, _), _): return false
    case (_, .chain): return true
    case (.state, .firstResponder), (.action, .firstResponder), (.state, .actions), (.action, .actions):
      return false
    case (.call(let method), .actions), (.answer(let method, _), .actions): return method.isAboutActions
    case (.call(let method), .firstResponder), (.answer(let method, _), .firstResponder):
      return method == .becomeFirstResponder || method == .resignFirstResponder
    case (_, .viewsAndWindows): return !isPrivate && !Self.ends.contains(entry.subject)
    // A search for a view goes through the system's views around a root view; a touch only ends there.
    case (_, .ownViews) where entry.stage == .delivery:
      return !isPrivate && !StateFigure.chainEnd.contains(entry.subject)
    case (_, .ownViews):
      return !isPrivate && !Self.ends.contains(entry.subject) && entry.subject != "UIWindow"
    }
  }

  /// The system's own views, which only scenarios about them show.
  public static let privateViewNames: Set = [
    "UITextEffectsWindow", "UIInputSetContainerView", "UIEditingOverlayGestureView", "UIInputSetHostView",
  ]
  /// What is in every row of a table: pictures of tables are about rows.
  static let contentOfRows = "UITableViewCellContentView"
  private static let gate = "_UISystemGestureGateGestureRecognizer"
  private static let ends: Set = ["UIWindowScene", "UIApplication"]
}

extension TraceScope.Recognizers {
  fileprivate func show(_ event: TraceEntry.Event) -> Bool {
    switch (self, event) {
    case (.everything, _): true
    case (.states, .call), (.states, .answer), (.states, .action): false
    case (.states, _): true
    case (.touches, .call(.reset)), (.touches, .answer(.reset, _)): false
    case (.outcomes, .call(.reset)), (.outcomes, .answer(.reset, _)): false
    case (.touches, .call), (.touches, .answer), (.messages, .call), (.messages, .answer): true
    case (.outcomes, .call), (.outcomes, .answer), (.outcomes, .state): true
    case (.touches, _), (.messages, _), (.outcomes, _): false
    }
  }
}

extension TraceScope.Controls {
  fileprivate func show(_ event: TraceEntry.Event) -> Bool {
    switch (self, event) {
    case (.everything, _): true
    case (_, .call(.controlSendAction)), (_, .answer(.controlSendAction, _)), (.tracking, .note): false
    case (.tracking, _), (.events, _): true
    }
  }
}

extension TraceMethod {
  fileprivate var isAboutActions: Bool {
    switch self {
    case .controlSendAction, .sendAction, .canPerformAction: true
    default: false
    }
  }
}

extension TraceEntry {
  /// Whether it tells a responder of a touch that has landed before.
  fileprivate var isLaterDelivery: Bool {
    switch event {
    case .call(let method), .answer(let method, _):
      method == .touchesMoved || method == .touchesEnded || method == .touchesCancelled
    case .note, .state, .action: false
    }
  }
}
