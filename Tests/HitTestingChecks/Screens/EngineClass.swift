import TouchKit

/// Classes of the engine whose views are searched like any other, and have no subviews of their own.
enum EngineClass: CaseIterable {
  case label, imageView, scrollView, tableView, stackView, navigationBar, tabBar, activityIndicator
  case button, textField, slider, segmentedControl, pageControl, stepper

  /// Those that do nothing with a touch.
  static let idle: [EngineClass] = [.label, .imageView, .stackView, .activityIndicator]
  /// Those that may be of any size.
  static let resizable = allCases.filter { $0 != .stepper }
  /// Those that are controls.
  static let controls: [EngineClass] = [
    .button, .textField, .slider, .segmentedControl, .pageControl, .stepper,
  ]
  /// Those that apps put buttons into.
  static let containers: [EngineClass] = [.scrollView, .tableView, .stackView, .imageView]

  func make() -> UIView {
    switch self {
    case .label: UILabel()
    case .imageView: UIImageView()
    case .scrollView: UIScrollView()
    case .tableView: UITableView()
    case .stackView: UIStackView()
    case .navigationBar: UINavigationBar()
    case .tabBar: UITabBar()
    case .button: UIButton()
    case .textField: UITextField()
    case .slider: UISlider()
    case .segmentedControl: UISegmentedControl()
    case .pageControl: UIPageControl()
    case .stepper: UIStepper()
    case .activityIndicator: Self.makeWheel()
    }
  }

  /// One that can be seen, for the others are hidden.
  private static func makeWheel() -> UIView {
    let wheel = UIActivityIndicatorView()
    wheel.startAnimating()
    return wheel
  }
}
