import TouchKit

/// Classes of the engine whose views are searched like any other, and have no subviews of their own.
enum EngineClass: CaseIterable {
  case label, imageView, scrollView, tableView, stackView, navigationBar, tabBar
  case button, textField, slider, segmentedControl, pageControl

  /// Those that do nothing with a touch.
  static let idle: [EngineClass] = [.label, .imageView, .stackView]

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
    }
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
    }
  }
}
