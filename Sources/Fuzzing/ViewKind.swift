import TouchKit

/// A view that cases are made with; a new kind is one more line in the table.
struct ViewKind: Sendable {
  var name: String
  var make: @Sendable (ViewPlan) -> UIView

  /// Plain views come first: a case without controls and scroll views is the simplest.
  static let all: [ViewKind] = [
    ViewKind(name: "UIView") { FuzzView($0) },
    ViewKind(name: "UIControl") { FuzzControl($0) },
    ViewKind(name: "UIScrollView") { FuzzScrollView($0) },
    ViewKind(name: "UIButton") { UIButton(frame: $0.frame) },
    ViewKind(name: "UISwitch") { UISwitch(frame: $0.frame) },
    ViewKind(name: "UISlider") { UISlider(frame: $0.frame) },
    ViewKind(name: "UISegmentedControl") { placed(UISegmentedControl(items: ["a", "b", "c"]), $0) },
    ViewKind(name: "UIStepper") { UIStepper(frame: $0.frame) },
    ViewKind(name: "UIPageControl") { pageControl($0) },
    ViewKind(name: "UITextField") { UITextField(frame: $0.frame) },
    ViewKind(name: "UITableView") { UITableView(frame: $0.frame) },
  ]

  private static func placed(_ view: UIView, _ plan: ViewPlan) -> UIView {
    view.frame = plan.frame
    return view
  }

  private static func pageControl(_ plan: ViewPlan) -> UIPageControl {
    let control = UIPageControl(frame: plan.frame)
    control.numberOfPages = 4
    return control
  }
}

/// A view that notes what it hears of touches.
protocol WatchedView: UIView {
  var watch: ViewWatch { get }
}
