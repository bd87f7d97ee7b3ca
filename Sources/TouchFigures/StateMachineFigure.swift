/// A picture of the states that recognizers went through, as a value: every change that a trace shows is an arrow.
public struct StateMachineFigure: Equatable, Sendable {
  /// A change from one state to another.
  public struct Change: Hashable, Sendable {
    var start: UIGestureRecognizer.State
    var end: UIGestureRecognizer.State
  }

  /// The states of one recognizer.
  public struct Machine: Equatable, Sendable {
    /// The recognizer's name.
    public var name: String
    /// The changes that happened, each once, in the order in which they first did.
    public var changes: [Change] = []
    var current = UIGestureRecognizer.State.possible

    var states: [UIGestureRecognizer.State] {
      [.possible, .began, .changed, .ended, .cancelled, .failed].filter { state in
        changes.contains { $0.start == state || $0.end == state }
      }
    }
  }

  /// The recognizers in the order in which they first changed.
  public private(set) var machines: [Machine] = []

  /// Makes the figure of a trace; the system's own recognizers are left out.
  public init(_ entries: [TraceEntry]) {
    for entry in entries {
      guard case .state(let state) = entry.event, !entry.subject.hasPrefix("_") else { continue }
      if !machines.contains(where: { $0.name == entry.subject }) {
        machines.append(Machine(name: entry.subject))
      }
      guard let place = machines.firstIndex(where: { $0.name == entry.subject }) else { continue }
      // The return to possible is a reset, not a change that the recognizer makes.
      let last = machines[place].current
      let isOver = last == .ended || last == .failed || last == .cancelled
      let change = Change(start: isOver ? .possible : last, end: state)
      if state != .possible, !machines[place].changes.contains(change) {
        machines[place].changes.append(change)
      }
      machines[place].current = state
    }
  }

  /// The subject of the figure in a few words.
  public var title: String { "The states of \(Words.list(machines.map { $0.name }))" }

  /// The figure in sentences, for readers who cannot see it.
  public var alternativeText: String {
    machines.map { machine in
      let changes = machine.changes.map { "\($0.start.text) to \($0.end.text)" }
      return "\(machine.name): \(Words.list(changes))."
    }.joined(separator: " ")
  }
}

extension UIGestureRecognizer.State {
  var text: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
