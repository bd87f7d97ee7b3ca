import TouchInput
import TouchKit
import TouchStage
import XCTest

/// Lists in pages, and code that waits for the end of a scroll.
final class NestedScrollSymptomTests: XCTestCase {
  func testListInAPage() {
    func result(_ fit: (UITableView) -> Void) -> [Bool] {
      let (stage, page) = (Stage(), ListPage(rows: 20))
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 320, height: 1200)
      page.list.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
      page.list.rowHeight = 44
      page.list.reloadData()
      scroll.addSubview(page.list)
      stage.show(scroll)
      fit(page.list)
      stage.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
      stage.device.advance(by: 3)
      return [page.list.contentOffset.y > 0, scroll.contentOffset.y > 0]
    }
    XCTAssertEqual(result { _ in }, [true, false])
    XCTAssertEqual(result(showWhole), [false, true])
  }

  func testListAtItsEnd() {
    func pageMoves(_ prepare: (UITableView) -> Void) -> Bool {
      let (stage, page) = (Stage(), ListPage(rows: 20))
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 320, height: 1200)
      page.list.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
      page.list.rowHeight = 44
      page.list.reloadData()
      scroll.addSubview(page.list)
      stage.show(scroll)
      page.list.contentOffset.y = 20 * 44 - 300
      prepare(page.list)
      stage.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200))
      stage.device.advance(by: 3)
      return scroll.contentOffset.y > 0
    }
    XCTAssertTrue(pageMoves { _ in })
    XCTAssertFalse(pageMoves(keepDrags))
  }

  func testScrollingIsOver() {
    func calls(_ delegate: EndCounter, from start: CGFloat, for seconds: TimeInterval) -> Int {
      let stage = Stage()
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 320, height: 9000)
      scroll.delegate = delegate
      stage.show(scroll)
      stage.hand { script in
        script.down(at: CGPoint(x: 160, y: start))
        for step in 1...10 {
          script.wait(seconds / 10)
          script.move(to: CGPoint(x: 160, y: start - CGFloat(step) * 15))
        }
        if seconds > 0.5 { script.wait(1) }
        script.up()
      }
      stage.device.advance(by: 5)
      return delegate.ends
    }
    XCTAssertEqual(calls(HalfEnd(), from: 400, for: 0.1), 1)
    XCTAssertEqual(calls(HalfEnd(), from: 400, for: 1), 0)
    XCTAssertEqual(calls(WholeEnd(), from: 400, for: 0.1), 1)
    XCTAssertEqual(calls(WholeEnd(), from: 400, for: 1), 1)
  }

  func testCountdown() {
    func ticks(_ start: (@escaping (Timer) -> Void) -> Void) -> Int {
      let stage = Stage()
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 320, height: 9000)
      stage.show(scroll)
      var ticks = 0
      stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 390))
      start { _ in if scroll.isDragging || scroll.isDecelerating { ticks += 1 } }
      stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), for: 1)
      return ticks
    }
    XCTAssertEqual(ticks { Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true, block: $0) }, 0)
    XCTAssertGreaterThan(ticks(startCountdown), 5)
  }
}

private typealias Timer = VirtualTimer

private func showWhole(_ list: UITableView) {
  // snippet: list-in-a-page
  list.isScrollEnabled = false
  list.frame.size.height = list.contentSize.height
  // endsnippet
}

private func keepDrags(in list: UITableView) {
  // snippet: list-at-its-end
  list.transfersVerticalScrollingToParent = false
  // endsnippet
}

private protocol EndCounter: UIScrollViewDelegate {
  var ends: Int { get }
}

private final class HalfEnd: EndCounter {
  var ends = 0
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
}

private final class WholeEnd: EndCounter {
  var ends = 0
  func scrollingIsOver() { ends += 1 }

  // snippet: scrolling-is-over
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    if !willDecelerate { scrollingIsOver() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollingIsOver()
  }
  // endsnippet
}

private func startCountdown(_ tick: @escaping (Timer) -> Void) {
  // snippet: countdown
  let timer = Timer(timeInterval: 0.1, repeats: true, block: tick)
  RunLoop.main.add(timer, forMode: .common)
  // endsnippet
}
