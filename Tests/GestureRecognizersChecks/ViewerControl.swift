import CheckSupport
import TouchKit

/// A control that the app has put into a viewer.
///
/// Only those of the system that are for a tap, and for no drag, act alone though nobody knows of them.
struct ViewerControl {
  enum Kind: String { case button, segments, stepper, pages }

  private let kind: Kind
  /// In how many views, one in the other, it lies.
  private let depth: Int
  private let isInAStack: Bool

  init(_ random: inout SeededGenerator) {
    kind = random.inTurn([.button, .button, .segments, .stepper, .pages])
    depth = random.inTurn([0, 1, 2, 3])
    isInAStack = random.isTurn(in: 3)
  }

  /// In words, for the description of a case.
  var words: String {
    let names: [Kind: String] = [
      .segments: "a segmented control", .stepper: "a stepper", .pages: "a page control",
    ]
    return
      "the control is \(names[kind] ?? "a button") in the viewer\(depth == 0 ? "" : ", \(depth) views deep")"
      + (isInAStack ? ", in a stack view" : "")
  }

  /// Puts it into a viewer, and counts what it is told.
  func add(to viewer: UIView, at wanted: CGRect, _ count: @escaping (String) -> Void) {
    var place = wanted
    var holder = viewer
    for _ in 0..<depth {
      // The bar lies along the whole lower edge, and others fill it.
      let bar = UIView(frame: CGRect(x: 0, y: place.minY - 20, width: viewer.bounds.width, height: 80))
      holder.addSubview(bar)
      (holder, place.origin.y) = (bar, 20)
    }
    let control = make()
    control.addAction(UIAction { _ in count("the control is pressed") }, for: .touchDown)
    control.addAction(
      UIAction { _ in count("the control acts") }, for: kind == .button ? .touchUpInside : .valueChanged)
    if isInAStack {
      let stack = UIStackView(arrangedSubviews: [control])
      stack.frame = place
      holder.addSubview(stack)
      stack.layoutIfNeeded()
    } else {
      // A stepper is larger than that, and is found only there.
      let frame = UIView(frame: place)
      control.frame = frame.bounds
      control.center = CGPoint(x: place.width / 2, y: place.height / 2)
      frame.addSubview(control)
      holder.addSubview(kind == .stepper ? frame : control)
      if kind != .stepper { control.frame = place }
    }
  }

  private func make() -> UIControl {
    switch kind {
    case .button: return UIButton()
    case .segments:
      let segments = UISegmentedControl(items: ["fit", "fill"])
      segments.isMomentary = true
      return segments
    case .stepper:
      let stepper = UIStepper()
      (stepper.value, stepper.autorepeat) = (50, false)
      return stepper
    case .pages:
      let pages = UIPageControl()
      (pages.numberOfPages, pages.currentPage) = (101, 50)
      return pages
    }
  }
}
