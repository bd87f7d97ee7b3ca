import TouchKit
import TouchStage

extension RouterSubject {
  /// What has changed of every chain, and of what views and coordinators say of themselves.
  var state: String {
    var news: [String] = []
    for fact in facts where known[fact.subject, default: fact.usual] != fact.value {
      known[fact.subject] = fact.value
      news.append("\(fact.subject) \(fact.value)")
    }
    return news.joined(separator: "; ")
  }

  /// Something that may change, what it is as a rule, and what it is now.
  private typealias Fact = (subject: String, usual: String, value: String)

  private var facts: [Fact] {
    var facts = [2, 4].map { number -> Fact in
      let router = routers[number]
      let superviews = chain(from: router) { ($0 as? UIView)?.superview }
      return ("the chain of \(router.traceName) is", names(superviews), names(chain(from: router, \.next)))
    }
    facts += coordinators.filter { coordinator in !routers.contains { $0.router === coordinator } }.map {
      ("the next of \($0.traceName) is", "nil", $0.next?.traceName ?? "nil")
    }
    for router in routers { facts += self.facts(of: router) }
    let first = (routers[4].window ?? view.window)?.firstResponder
    facts.append(("the first responder is", "nil", first?.traceName ?? "nil"))
    return facts + gone.map { ("\($0.name) is", "gone", $0.coordinator.responder == nil ? "gone" : "there") }
  }

  private func facts(of router: any RoutedView) -> [Fact] {
    let name = router.traceName
    func target(of action: String) -> String {
      (router.target(forAction: Selector(action), withSender: nil) as? UIResponder)?.traceName ?? "nil"
    }
    // It alone lists copy:.
    let coordinator = chain(from: router, \.next).first { !($0 is UIView || $0 is UIViewController) }
    let canPaste = router.canPerformAction(Selector(("paste:")), withSender: nil)
    let beside = CGPoint(x: router.bounds.minX - 5, y: router.bounds.midY)
    let isFound = router.point(inside: router.bounds.origin, with: nil)
    return [
      ("the coordinator of \(name) is", "nil", router.router?.traceName ?? "nil"),
      ("copy: from \(name) goes to", coordinator?.traceName ?? "nil", target(of: "copy:")),
      ("paste: from \(name) goes to", "nil", target(of: "paste:")),
      ("canPerformAction of \(name) for paste: is", "false", "\(canPaste)"),
      (
        "canBecomeFirstResponder of \(name) is", "\(router === routers[4])",
        "\(router.canBecomeFirstResponder)"
      ),
      ("keyCommands of \(name) are", "nil", router.keyCommands == nil ? "nil" : "some"),
      ("a finger in the corner of \(name) finds it:", "true", "\(isFound)"),
      ("a finger beside \(name) finds it:", "false", "\(router.point(inside: beside, with: nil))"),
      (
        "\(name) was laid out", "once at most",
        router.layouts < 2 ? "once at most" : "\(router.layouts) times"
      ),
    ]
  }

  /// A chain, up to the page or a window.
  private func chain(from start: UIResponder, _ next: (UIResponder) -> UIResponder?) -> [UIResponder] {
    var chain: [UIResponder] = []
    var here: UIResponder? = start
    while let responder = here, chain.count < 40 {
      chain.append(responder)
      here = responder is ListeningView || responder is UIWindow ? nil : next(responder)
    }
    return chain
  }

  private func names(_ chain: [UIResponder]) -> String { chain.map(\.traceName).joined(separator: " → ") }
}
