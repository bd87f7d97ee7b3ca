/// The tree of chapter 2, whose views are asked until one is found.
package final class TreePage: Page {
  package override class var name: String { "tree" }
  package override class var title: String { "A tree of views" }
  package override class var task: String { "Tap E." }
  package override class var scenario: String { "HT1" }
  package override class var facts: [String] { ["H1", "H13"] }
  package override class var touch: PageTouch { .tap(CGPoint(x: 108, y: 350)) }

  package override func build() {
    let tree = SampleTree.make()
    addSubview(tree)
    tree.paint(
      [.systemGray6, .systemTeal, .systemBlue, .systemYellow, .systemOrange, .systemRed], letters: "ABDCEF")
  }
}
