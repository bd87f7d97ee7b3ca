import TouchKit

/// The chain of a responder, as `next` leads.
struct Chain {
  private(set) var responders: [UIResponder] = []
  /// The one that it comes back to, if it runs in a circle.
  private(set) var again: UIResponder?

  init(from start: UIResponder) {
    var seen: Set<ObjectIdentifier> = []
    var here: UIResponder? = start
    while let responder = here {
      guard seen.insert(ObjectIdentifier(responder)).inserted else {
        again = responder
        return
      }
      responders.append(responder)
      here = responder.next
    }
  }

  /// It in words.
  var picture: String {
    let names = responders.map(\.traceName) + [again.map { "\($0.traceName) …" } ?? "nil"]
    return (names.count > 24 ? names.prefix(12) + ["…"] + names.suffix(11) : names)
      .joined(separator: " → ")
  }

  /// Which of its responders override `next`, and where they lead, a line for each.
  var detours: String {
    responders.compactMap { $0 as? any AppResponder }.reduce(into: "") { text, responder in
      guard let goal = responder.part.detour else { return }
      text += "\n  \(responder.traceName) overrides next: \(goal === responder ? "itself" : goal.traceName)"
    }
  }
}
