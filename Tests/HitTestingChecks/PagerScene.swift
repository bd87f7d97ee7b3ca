import CheckSupport
import TouchKit
import TouchStage

@testable import HitTestingExercises

/// A container with a pager of some size, at some page.
struct PagerCase {
  let container: CGRect
  let pageWidth: CGFloat
  let pageCount: Int
  let currentPage: Int
  let obstacle: Obstacle?
  /// Whether the obstacle is the container's and not the pager's.
  var isOfContainer = false
  /// A share of the height of a spot.
  let share: CGFloat

  init(_ random: inout SeededGenerator, _ obstacle: Obstacle? = nil) {
    let width = random.points(220...270)
    container = CGRect(
      x: random.points(120...180), y: random.points(40...200), width: width, height: random.points(120...200))
    pageWidth = width - 2 * random.points(40...50)
    pageCount = Int.random(in: 5...7, using: &random)
    // Two pages on each side: one to be previewed, one that is not to be seen.
    currentPage = Int.random(in: 2...(pageCount - 3), using: &random)
    self.obstacle = obstacle
    share = random.share(of: 0.1, 0.9)
  }

  var title: String { "\(pageCount) pages, number \(currentPage) is shown (they count from 0)" }
}

/// The container on a screen, with buttons in its pages and a control of its own.
final class PagerScene {
  enum Spot: String {
    case page = "on the page"
    case leftPreview = "on the preview at the left"
    case rightPreview = "on the preview at the right"
    case leftEdge = "1 point inside the container's left edge"
    case rightEdge = "1 point inside the container's right edge"
    case leftOfTheFirst = "at the left of the first page"
    case rightOfTheLast = "at the right of the last page"
    case pageButton = "on the button in the middle of the page"
    case leftPreviewButton = "on the button in the preview at the left"
    case rightPreviewButton = "on the button in the preview at the right"
    case outsideLeft = "1 point to the left of the container"
    case outsideRight = "1 point to the right of the container"
    case above = "1 point above the container"
    case below = "1 point below the container"
    case buttonBeyondTheLeftEdge = "on a page's button beyond the container's left edge"
    case buttonBeyondTheRightEdge = "on a page's button beyond the container's right edge"
    case control = "on a control in front of the preview"
  }

  private let example: PagerCase
  private let stage = Stage(screen: CGSize(width: 560, height: 480))
  private let backdrop: UIView
  private let container: PagingPreviews
  private let control: UIControl
  private var pager: PagerView { container.pager }

  init(_ example: PagerCase) {
    self.example = example
    backdrop = UIView(frame: stage.window.bounds).named("Backdrop")
    container = PagingPreviews(frame: example.container, pageWidth: example.pageWidth).named("PagingPreviews")
    container.pager.traceName = "Pager"
    for number in 0..<example.pageCount {
      let page = UIView().named("Page \(number)")
      container.pager.addPage(page)
      // Where previews begin, where they end, and in the middle: rows of their own.
      for (name, x) in [
        ("first", 4), ("middle", example.pageWidth / 2 - 14), ("last", example.pageWidth - 32),
      ] {
        let button = UIControl(frame: CGRect(x: x, y: 10, width: 28, height: 30)).named("its \(name) button")
        guard name != "middle" else {
          page.addSubview(button)
          continue
        }
        // Buttons need not be subviews of the page itself.
        let panel = UIView(frame: button.frame).named("its \(name) panel")
        button.frame = panel.bounds
        panel.addSubview(button)
        page.addSubview(panel)
      }
    }
    control = UIControl(
      frame: CGRect(x: 2, y: example.container.height - 24, width: 30, height: 20)
    ).named("Control")
    container.addSubview(control)
    container.pager.bounds.origin.x = CGFloat(example.currentPage) * example.pageWidth
    example.obstacle?.apply(to: example.isOfContainer ? container : container.pager)
    stage.show(backdrop, container)
  }

  // MARK: Taps

  func complaintAboutTap(on spot: Spot) -> String? {
    switch spot {
    case .leftOfTheFirst: pager.bounds.origin.x = 0
    case .rightOfTheLast: pager.bounds.origin.x = CGFloat(example.pageCount - 1) * example.pageWidth
    default: break
    }
    let point = point(of: spot)
    var actions = 0
    let action = UIAction { _ in actions += 1 }
    if case .view(let view as UIControl) = owner(of: spot) { view.addAction(action, for: .touchUpInside) }
    let touched = stage.tap(at: point)
    let isRight: Bool
    let expected: String
    switch owner(of: spot) {
    case _ where example.isOfContainer:
      isRight = touched === backdrop
      expected = name(of: backdrop)
    case _ where example.obstacle != nil:
      isRight = touched?.isDescendant(of: pager) != true
      expected = "neither the pager nor anything in it"
    case .pager:
      isRight = touched?.isDescendant(of: pager) == true && !(touched is UIControl)
      expected = "the pager, or a page in it"
    case .view(let view):
      isRight = touched === view
      expected = name(of: view)
    }
    if isRight {
      guard touched is UIControl, actions != 1 else { return nil }
      return "a tap on \(name(of: touched)) must send its action once, but sends it \(actions) times"
    }
    return """
      tap on the screen at \(point.text), \(spot.rawValue)
      expected: \(expected)
      got:      \(name(of: touched))
      \(extents)
      """
  }

  private enum Owner {
    case view(UIView)
    case pager
  }

  private func owner(of spot: Spot) -> Owner {
    switch spot {
    case .page, .leftPreview, .rightPreview, .leftEdge, .rightEdge, .leftOfTheFirst, .rightOfTheLast: .pager
    case .pageButton: .view(button(1, onPage: 0))
    case .leftPreviewButton: .view(button(2, onPage: -1))
    case .rightPreviewButton: .view(button(0, onPage: 1))
    case .control: .view(control)
    case .outsideLeft, .outsideRight, .above, .below, .buttonBeyondTheLeftEdge, .buttonBeyondTheRightEdge:
      .view(backdrop)
    }
  }

  private func button(_ index: Int, onPage offset: Int) -> UIView {
    let view = pager.pages[pager.currentPage + offset].subviews[index]
    return view.subviews.first ?? view
  }

  private func point(of spot: Spot) -> CGPoint {
    let frame = example.container
    let margin = (frame.width - example.pageWidth) / 2
    // Below the buttons and above the control.
    let y = (frame.minY + 42 + (frame.height - 42 - 26) * example.share).rounded()
    func middle(of view: UIView) -> CGPoint {
      view.onScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }
    switch spot {
    case .page: return CGPoint(x: frame.midX, y: y)
    case .leftPreview, .leftOfTheFirst: return CGPoint(x: frame.minX + margin / 2, y: y)
    case .rightPreview, .rightOfTheLast: return CGPoint(x: frame.maxX - margin / 2, y: y)
    case .leftEdge: return CGPoint(x: frame.minX + 1, y: y)
    case .rightEdge: return CGPoint(x: frame.maxX - 1, y: y)
    case .outsideLeft: return CGPoint(x: frame.minX - 1, y: y)
    case .outsideRight: return CGPoint(x: frame.maxX + 1, y: y)
    case .above: return CGPoint(x: frame.midX, y: frame.minY - 1)
    case .below: return CGPoint(x: frame.midX, y: frame.maxY + 1)
    case .pageButton: return middle(of: button(1, onPage: 0))
    case .leftPreviewButton: return middle(of: button(2, onPage: -1))
    case .rightPreviewButton: return middle(of: button(0, onPage: 1))
    case .buttonBeyondTheLeftEdge: return middle(of: button(1, onPage: -1))
    case .buttonBeyondTheRightEdge: return middle(of: button(1, onPage: 1))
    case .control: return middle(of: control)
    }
  }

  // MARK: Drags

  @discardableResult
  func drag(from spot: Spot) -> UIView? {
    let start = point(of: spot)
    return stage.drag(from: start, to: CGPoint(x: start.x + distance(from: spot), y: start.y))
  }

  /// To the right from the left side, to the left from everywhere else, and far enough to turn one page.
  private func distance(from spot: Spot) -> CGFloat {
    switch spot {
    case .leftPreview, .leftEdge: (example.pageWidth * 0.7).rounded()
    default: -(example.pageWidth * 0.7).rounded()
    }
  }

  func complaintAboutDrag(from spot: Spot) -> String? {
    let picture = extents
    let step = distance(from: spot) < 0 ? 1 : -1
    let touched = drag(from: spot)
    let expected = example.currentPage + step
    if pager.currentPage == expected { return nil }
    return """
      drag by \(NumberText.trimmed(distance(from: spot))) points, on the screen from \(point(of: spot).text), \(spot.rawValue)
      expected: page \(expected) is shown
      got:      page \(pager.currentPage) is shown; the touch went to \(name(of: touched))
      \(picture)
      """
  }

  // MARK: Words

  private func name(of view: UIView?) -> String {
    guard let view else { return "no view at all" }
    guard view !== pager, view.isDescendant(of: pager) else { return view.traceName }
    let way = sequence(first: view) { $0.superview }.prefix { $0 !== pager }
    return way.map(\.traceName).reversed().joined(separator: ", ")
  }

  /// From where to where the views reach on the screen, as text.
  private var extents: String {
    let near = pager.pages.indices.filter { abs($0 - pager.currentPage) <= 1 }
    let views: [UIView] = [container, pager] + near.map { pager.pages[$0] } + [control]
    let width = views.map(\.traceName.count).max() ?? 0
    let rows = views.map { view in
      let frame = view.convert(view.bounds, to: nil)
      let padding = String(repeating: " ", count: width - view.traceName.count)
      return
        "  \(view.traceName)\(padding)  x \(range(frame.minX, frame.maxX)), y \(range(frame.minY, frame.maxY))"
    }
    return "these views reach, on the screen:\n" + rows.joined(separator: "\n")
  }

  private func range(_ low: CGFloat, _ high: CGFloat) -> String {
    "from \(NumberText.trimmed(low)) to \(NumberText.trimmed(high))"
  }
}

extension PagerScene {
  /// Says what is still in memory after a container was shown, dragged and thrown away.
  static var complaintAboutMemory: String? {
    let stage = Stage(screen: CGSize(width: 560, height: 480))
    weak var container: PagingPreviews?
    weak var pager: PagerView?
    func use() {
      let previews = PagingPreviews(frame: CGRect(x: 40, y: 40, width: 300, height: 200), pageWidth: 200)
      for _ in 0..<3 { previews.pager.addPage(UIView()) }
      (container, pager) = (previews, previews.pager)
      stage.show(previews)
      stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 60, y: 100))
      stage.show()
    }
    use()
    stage.tap(at: CGPoint(x: 1, y: 1))
    guard container != nil || pager != nil else { return nil }
    return "a container that was dragged and then thrown away must be let go of, but something still holds "
      + (container != nil ? "it" : "its pager")
  }
}
