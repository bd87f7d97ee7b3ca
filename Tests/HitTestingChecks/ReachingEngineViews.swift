import TouchKit

extension EngineClass {
  /// Those of which there are subclasses that reach beyond their bounds.
  static let reaching: Set<EngineClass> = [
    .label, .imageView, .scrollView, .tableView, .stackView, .button, .textField, .slider,
  ]

  /// A view of a subclass that reaches beyond its bounds, if there is one.
  func makeReaching(_ reach: CGFloat) -> UIView? {
    let view: (any ReachingEngineView)? =
      switch self {
      case .label: ReachingLabel(frame: .zero)
      case .imageView: ReachingImageView(frame: .zero)
      case .scrollView: ReachingScrollView(frame: .zero)
      case .tableView: ReachingTableView(frame: .zero, style: .plain)
      case .stackView: ReachingStackView(frame: .zero)
      case .button: ReachingButton(frame: .zero)
      case .textField: ReachingTextField(frame: .zero)
      case .slider: ReachingSlider(frame: .zero)
      default: nil
      }
    view?.reach = reach
    return view
  }
}

private protocol ReachingEngineView: UIView {
  var reach: CGFloat { get set }
}

extension UIView {
  fileprivate func isReached(by point: CGPoint, _ reach: CGFloat) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}

private final class ReachingLabel: UILabel, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingImageView: UIImageView, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingScrollView: UIScrollView, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingTableView: UITableView, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingStackView: UIStackView, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingButton: UIButton, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingTextField: UITextField, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingSlider: UISlider, ReachingEngineView {
  var reach: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}
