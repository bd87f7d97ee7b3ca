import TouchKit

/// Classes of the engine whose views are searched like any other, and have no subviews of their own.
enum EngineClass: CaseIterable {
  case label, imageView, scrollView, tableView, stackView, navigationBar, tabBar
  case button, textField, slider, segmentedControl, pageControl, stepper, activityIndicator
  case movingScrollView

  /// Those that do nothing with a touch.
  static let idle: [EngineClass] = [.label, .imageView, .stackView, .activityIndicator]

  /// Those that may be of any size.
  static let resizable = allCases.filter { $0 != .stepper }

  /// Those that are controls.
  static let controls: [EngineClass] = [
    .button, .textField, .slider, .segmentedControl, .pageControl, .stepper,
  ]

  /// Those that apps put buttons into.
  static let containers: [EngineClass] = [
    .scrollView, .movingScrollView, .tableView, .stackView, .imageView,
  ]

  /// A view of the class, or of a subclass of it that reaches beyond its bounds, if there is one.
  func make(reach: CGFloat?) -> UIView {
    guard let reach else { return make() }
    return makeReaching(reach) ?? make()
  }

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
    case .activityIndicator: wheel
    case .movingScrollView: MovingScrollView()
    }
  }

  /// One that can be seen, for the others are hidden.
  private var wheel: UIView {
    let wheel = UIActivityIndicatorView()
    wheel.startAnimating()
    return wheel
  }

  /// The class in a word.
  var name: String {
    switch self {
    case .label: "Label"
    case .imageView: "ImageView"
    case .scrollView: "ScrollView"
    case .tableView: "TableView"
    case .stackView: "StackView"
    case .navigationBar: "NavigationBar"
    case .tabBar: "TabBar"
    case .button: "UIButton"
    case .textField: "TextField"
    case .slider: "Slider"
    case .segmentedControl: "SegmentedControl"
    case .pageControl: "PageControl"
    case .stepper: "Stepper"
    case .activityIndicator: "ActivityIndicator"
    case .movingScrollView: "ScrollView in motion"
    }
  }
}

/// A scroll view that is scrolling, as it says.
private final class MovingScrollView: UIScrollView {
  override var isTracking: Bool { true }
  override var isDragging: Bool { true }
  override var isDecelerating: Bool { true }
}
