import TouchKit

extension EngineClass {
  /// Those of which there are subclasses that reach beyond their bounds.
  static let reaching: Set<EngineClass> = [
    .label, .imageView, .scrollView, .tableView, .stackView, .button, .textField, .slider,
  ]

  /// A view of a subclass that reaches beyond its bounds, if there is one.
  func makeReaching(_ reach: CGFloat) -> UIView? {
    switch self {
    case .label: ReachingLabel(reach)
    case .imageView: ReachingImageView(reach)
    case .scrollView: ReachingScrollView(reach)
    case .tableView: ReachingTableView(reach)
    case .stackView: ReachingStackView(reach)
    case .button: ReachingButton(reach)
    case .textField: ReachingTextField(reach)
    case .slider: ReachingSlider(reach)
    default: nil
    }
  }
}

extension UIView {
  fileprivate func isReached(by point: CGPoint, _ reach: CGFloat) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }
}

private final class ReachingLabel: UILabel {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingImageView: UIImageView {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingScrollView: UIScrollView {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingTableView: UITableView {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero, style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingStackView: UIStackView {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init(coder: NSCoder) { fatalError("it is never in a nib") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingButton: UIButton {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingTextField: UITextField {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}

private final class ReachingSlider: UISlider {
  private let reach: CGFloat

  init(_ reach: CGFloat) {
    self.reach = reach
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isReached(by: point, reach) }
}
