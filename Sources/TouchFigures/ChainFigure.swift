/// A picture of responder chains, as a value: who comes after whom, who was told of an event, and who kept it.
///
///     var chain = ChainFigure.Chain("the label's chain", from: label)
///     chain.mark(trace.entries)
///     print(ChainFigure([chain]).picture())
public struct ChainFigure: Equatable, Sendable {
  /// What a responder had to do with an event.
  public enum Part: Equatable, Sendable {
    /// It was told nothing.
    case untold
    /// It was asked for the next responder, and told nothing.
    case asked
    /// It was told and told the next one.
    case forwards
    /// It was told and told no other.
    case keeps
    /// It was told and would have told the next one, but there is none.
    case ends
    /// It performed an action.
    case performs
  }

  /// A responder in a chain.
  public struct Link: Equatable, Sendable {
    /// The name that traces show.
    public var name: String
    /// Whether it was the first responder when the chain was captured.
    public var isFirstResponder: Bool
    /// Which object it is, as long as it lives: chains that lead to the same one meet there.
    var identity: ObjectIdentifier
    /// Whether it is a view; then it also stands in a tree.
    var isView = false
    /// The view around it.
    var superview: ObjectIdentifier?
    /// What it had to do with the event.
    public var part = Part.untold
    /// The messages it was told, in Swift's names without arguments, or the action it performed.
    public var messages: [String] = []
  }

  /// One chain from a responder to its end.
  public struct Chain: Equatable, Sendable {
    /// What the chain is, in a few words.
    public var title: String
    /// The responders from the first to the last.
    public private(set) var links: [Link] = []

    /// The most responders that are captured: a chain that bites its own tail has no end.
    private static let longest = 60

    /// Captures the chain as it is now.
    public init(_ title: String, from responder: UIResponder) {
      self.title = title
      var here: UIResponder? = responder
      while let responder = here, links.count < Self.longest {
        links.append(
          Link(
            name: responder.traceName, isFirstResponder: responder.isFirstResponder,
            identity: ObjectIdentifier(responder), isView: responder is UIView,
            superview: (responder as? UIView)?.superview.map { ObjectIdentifier($0) }))
        here = responder.next
      }
    }

    /// Marks what the trace says about the responders; of two with one name, the first one is meant.
    public mutating func mark(_ entries: [TraceEntry]) {
      var open: [(place: Int?, method: TraceMethod)] = []
      for entry in entries {
        let place = links.firstIndex { $0.name == entry.subject }
        switch entry.event {
        case .call(let method):
          if let place { note(method, at: place) }
          if method.tellsOfAnEvent, let teller = open.last(where: { $0.method == method })?.place {
            links[teller].part = .forwards
          }
          open.append((place, method))
        case .answer(let method, let answer):
          _ = open.popLast()
          guard method == .next, answer == "nil", let place, let teller = open.last else { continue }
          if teller.place == place, teller.method.tellsOfAnEvent { links[place].part = .ends }
        case .note(.performs(let action)):
          guard let place else { continue }
          links[place].part = .performs
          links[place].messages.append("performs \(action)")
        case .note, .state, .action: continue
        }
      }
    }

    private mutating func note(_ method: TraceMethod, at place: Int) {
      if method.tellsOfAnEvent {
        if !links[place].messages.contains(method.rawValue) { links[place].messages.append(method.rawValue) }
        if links[place].part != .forwards { links[place].part = .keeps }
      } else if method == .next || method == .canPerformAction, links[place].part == .untold {
        links[place].part = .asked
      }
    }
  }

  /// The chains, in the order in which they are shown.
  public var chains: [Chain]

  /// How many responders at the end are in all chains; none for a single chain.
  var sharedCount: Int {
    guard let first = chains.first, chains.count > 1 else { return 0 }
    let others = chains.dropFirst().map { $0.links.reversed().map { $0.identity } }
    // Each chain begins with a responder of its own.
    let most = chains.map { $0.links.count - 1 }.min() ?? 0
    return first.links.reversed().map { $0.identity }.prefix(most).enumerated().prefix { place, identity in
      others.allSatisfy { $0[place] == identity }
    }.count
  }

  /// Makes a figure of some chains.
  public init(_ chains: [Chain] = []) { self.chains = chains }
}

extension TraceMethod {
  /// Whether the message tells a responder of an event that it may keep or forward.
  fileprivate var tellsOfAnEvent: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .motionBegan, .motionEnded,
      .motionCancelled, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
      .remoteControlReceived:
      true
    default: false
    }
  }
}
