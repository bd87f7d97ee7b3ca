/// A strip that scrolls sideways in a page that scrolls up and down.
package class NestedPage: Page, UIScrollViewDelegate {
  package override class var name: String { "strip-sideways" }
  package override class var title: String { "A scroll view in a scroll view" }
  package override class var task: String { "Drag the strip to the left." }
  package override class var scenario: String { "V11" }
  package override class var facts: [String] { ["V3", "V12"] }
  package override class var touch: PageTouch { .drag([CGPoint(x: 160, y: 200), CGPoint(x: 112, y: 200)]) }

  package override func build() {
    logName = "ScrollPage"
    let outer = UIScrollView(frame: CGRect(x: 20, y: 40, width: 280, height: 400))
    outer.logName = "Page"
    outer.contentSize = CGSize(width: 280, height: 2_000)
    let content = ContentView(frame: CGRect(x: 0, y: 0, width: 280, height: 2_000))
    content.backgroundColor = .systemGray6
    let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 280, height: 160))
    strip.logName = "Strip"
    strip.contentSize = CGSize(width: 1_000, height: 160)
    let pictures = ContentView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 160))
    pictures.backgroundColor = .systemOrange
    strip.addSubview(pictures)
    content.addSubview(strip)
    outer.addSubview(content)
    addSubview(outer)
    for scroll in [outer, strip] { scroll.delegate = self }
  }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    write("scrollViewWillBeginDragging of \(scrollView.logName)")
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("scrollViewDidEndDragging of \(scrollView.logName)")
  }
}

/// The same, and the finger goes up.
package final class NestedUpPage: NestedPage {
  package override class var name: String { "strip-upwards" }
  package override class var title: String { "The same, upwards" }
  package override class var task: String { "Drag the strip up." }
  package override class var touch: PageTouch { .drag([CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 152)]) }
}

package final class ContentView: HandlingView {}
