/// The tree of chapter 2: which views are asked until one is found?
public final class TreePage: Page {
  public override class var name: String { "tree" }
  public override class var title: String { "A tree of views" }
  public override class var task: String { "Tap E." }
  public override class var scenario: String { "HT1" }
  public override class var facts: [String] { ["H1", "H13"] }
  public override class var touch: PageTouch { .tap(CGPoint(x: 108, y: 350)) }

  public override func build() {
    let tree = SampleTree.make()
    addSubview(tree)
    tree.paint(
      [.systemGray6, .systemTeal, .systemBlue, .systemYellow, .systemOrange, .systemRed], letters: "ABDCEF")
  }
}
