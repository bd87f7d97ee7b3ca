import TouchKit

@testable import HitTestingExercises

/// What the student's containers and the stated ones have in common.
protocol PagingContainer: UIView {
  associatedtype Pages: UIView
  var pager: Pages { get }
  init(frame: CGRect, pageWidth: CGFloat)
  func addPage(_ page: UIView)
  var needsEvent: Bool { get set }
}

class StudentsContainer: PagingPreviews, PagingContainer {
  required override init(frame: CGRect, pageWidth: CGFloat) { super.init(frame: frame, pageWidth: pageWidth) }
  required init?(coder: NSCoder) { nil }
  func addPage(_ page: UIView) { pager.addPage(page) }
  var needsEvent = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (event != nil || !needsEvent) && super.point(inside: point, with: event)
  }
}

/// What the statement of the exercise says.
final class StatedContainer: UIView, PagingContainer {
  let pager: StatedPager

  init(frame: CGRect, pageWidth: CGFloat) {
    let margin = (frame.width - pageWidth) / 2
    pager = StatedPager(frame: CGRect(x: margin, y: 0, width: pageWidth, height: frame.height))
    super.init(frame: frame)
    addSubview(pager)
  }

  required init?(coder: NSCoder) { nil }
  func addPage(_ page: UIView) { pager.addPage(page) }
  var needsEvent = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (event != nil || !needsEvent) && super.point(inside: point, with: event)
  }
}

final class StatedPager: UIView {
  private var pageCount = 0

  func addPage(_ page: UIView) {
    page.frame = CGRect(
      x: CGFloat(pageCount) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    pageCount += 1
    addSubview(page)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let superview else { return false }
    return superview.point(inside: convert(point, to: superview), with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    bounds.origin.x += touch.previousLocation(in: superview).x - touch.location(in: superview).x
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { comeToRest() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { comeToRest() }

  private func comeToRest() {
    let page = (bounds.minX / bounds.width).rounded()
    bounds.origin.x = max(0, min(page, CGFloat(pageCount - 1))) * bounds.width
  }
}
