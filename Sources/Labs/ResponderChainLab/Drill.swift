import Chance
import LabSupport

extension ResponderChain {
  /// Views in each other that forward touches or do not: with the level grows their number, and moves come in.
  static func drill(level: Int, generator: inout SeededGenerator) -> Scenario {
    let kinds = (0..<min(2 + level / 2, 6)).map { _ in
      generator.one(of: [ChainView.Kind.plain, .plain, .keeping, .forwarding])
    }
    let asksForEnd = level >= 2 && generator.happens(inPercent: 60)
    let hasDelegate = level < 4 || generator.happens(inPercent: 50)
    var drill = Scenario(
      "drill", "\(kinds.count) views in each other",
      question:
        "Plain views override nothing, keeping ones handle touches, forwarding ones handle them and call "
        + "super. A finger taps the innermost view: which lines tell "
        + (asksForEnd ? "of its beginning and of its end?" : "that it has landed?"),
      scope: TraceScope(
        stages: [.delivery], subjects: .chain, deliveries: asksForEnd ? .every : .landings),
      build: { run in
        let page = PageController()
        var parent: UIView = page.view
        for (place, kind) in kinds.enumerated() {
          let view = ChainView(kind, letter: "ABCDEF".map(String.init)[place])
          view.frame = CGRect(
            x: place == 0 ? 30 : 10, y: place == 0 ? 60 : 10, width: 260 - place * 20,
            height: 300 - place * 20)
          parent.addSubview(view)
          parent = view
        }
        run.show(root: page)
        run.showChain("the chain of the innermost view", from: parent)
      },
      play: { $0.tap(160, 210) },
      answer:
        "A responder that does not override a touches method tells the next one; an override that does not "
        + "call super ends it there.")
    // A chain is long: where it begins and where it ends is what a reader can get wrong.
    drill.prediction.row = .ends
    drill.delegate = { hasDelegate ? AppDelegate() : nil }
    return drill
  }
}

private final class ChainView: UIView {
  enum Kind: String { case plain = "Plain", keeping = "Keeping", forwarding = "Forwarding" }

  private let kind: Kind

  init(_ kind: Kind, letter: String) {
    self.kind = kind
    super.init(frame: .zero)
    traceName = kind.rawValue + letter
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kind != .keeping { super.touchesBegan(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if kind != .keeping { super.touchesEnded(touches, with: event) }
  }
}
