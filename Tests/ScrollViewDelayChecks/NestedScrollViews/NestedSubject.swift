import TouchKit
import TouchStage

/// A page with a strip of pictures in it.
final class NestedSubject: TwinSubject {
  let page, strip: UIScrollView
  private let plan: NestedPlan
  private let listener: ScrollListener
  private let appListener: AppListener

  var view: UIView { page }
  /// Fingers go for the page only; the strip must go with it.
  var parts: [UIView] { [page, strip] }
  /// Which of both have begun to be dragged.
  var dragged: [String] { listener.dragged.map { $0 == page.traceName ? "the page" : "the strip" } }

  init(_ plan: NestedPlan, name: String, log: AppLog, make: () -> UIScrollView) {
    self.plan = plan
    (page, strip) = (make(), make())
    (listener, appListener) = (ScrollListener(log), AppListener(log))
    page.traceName = name == "the view" ? "your page" : "the page of \(name)"
    strip.traceName = name == "the view" ? "your strip" : "the strip of \(name)"
    for view in [page, strip] where view.delegate != nil {
      log.note("\(view.traceName) has a delegate already")
    }
    if plan.setting != .sizedLate { setFrames() }
    setContentSizes()
    if plan.setting == .sizedLate { setFrames() }
    apply(plan.setting)
    addParts()
    if plan.setting != .unheard { for view in [page, strip] { view.delegate = listener } }
    putBack()
  }

  private func setFrames() {
    page.frame = CGRect(origin: .zero, size: plan.rect(0, 0, 320, 440).size)
    strip.frame = plan.stripFrame(below: plan.pageStart)
  }

  private func setContentSizes() {
    let length: CGFloat = plan.pageFits ? (plan.setting == .pulledLow ? 280 : 440) : 1_040
    page.contentSize = plan.rect(0, 0, 320, length).size
    setRoom(plan.room)
  }

  /// Gives the strip as much content as it has room for, or as little.
  private func setRoom(_ room: CGFloat) {
    let size = plan.rect(0, 0, room + (plan.arrangement == .narrow ? 260 : 320), 130).size
    strip.contentSize =
      plan.arrangement == .turned ? CGSize(width: size.height, height: size.width) : size
  }

  private func apply(_ setting: NestedPlan.Setting) {
    for view in [page, strip] {
      switch setting {
      case .unbouncing: view.bounces = false
      case .undelayed: view.delaysContentTouches = false
      case .severalFingers: view.isMultipleTouchEnabled = true
      case .paging: strip.isPagingEnabled = true
      case .pulled, .pulledLow: page.alwaysBounceVertical = true
      case .still: page.isScrollEnabled = false
      case .plain, .sizedLate, .fitting, .unheard: break
      }
    }
  }

  private func addParts() {
    var holder: UIView = page
    for _ in 0..<(plan.arrangement == .inGroups ? 2 : 0) {
      let group = UIView(frame: CGRect(origin: .zero, size: plan.rect(0, 0, 320, 1_040).size))
      holder.addSubview(group)
      holder = group
    }
    for (name, y) in [("the tile before", -60), ("the tile behind", 130)] as [(String, CGFloat)] {
      add(ListeningView().named("\(name) \(strip.traceName)"), to: holder)
        .frame = plan.rect(0, plan.pageStart + 140 + y, 320, 60)
    }
    if plan.arrangement == .inAControl {
      let control = UIControl(frame: strip.frame)
      strip.frame.origin = .zero
      holder.addSubview(control)
      holder = control
    }
    holder.addSubview(strip)
    if plan.arrangement == .turned {
      let (center, size) = (strip.center, strip.bounds.size)
      strip.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      strip.bounds.size = CGSize(width: size.height, height: size.width)
      strip.center = center
    }
    for number in 0..<10 {
      let view = picture(number)
      // At the edge of the strip there is a rim without pictures.
      let frame = plan.rect(CGFloat(number) * 100 + 2, 0, 96, 100)
      view.frame =
        plan.arrangement == .turned
        ? CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) : frame
      strip.addSubview(view)
    }
  }

  private func picture(_ number: Int) -> UIView {
    let name = "picture \(number) of \(strip.traceName)"
    switch number % 4 {
    case 1, 3:
      let control = number % 4 == 1 ? UIButton() : UIControl()
      control.addAction(
        UIAction { [appListener] _ in appListener.log.note("\(name) sends") }, for: .touchUpInside)
      control.addAction(
        UIAction { [appListener] _ in appListener.log.note("\(name) hears") }, for: .allTouchEvents)
      return control.named(name)
    case 2:
      let view = ListeningView().named(name)
      view.listener = appListener
      appListener.watch(UITapGestureRecognizer(), "a tap of \(name)", on: view)
      return view
    default:
      let view = ListeningView().named(name)
      view.listener = appListener
      return view
    }
  }

  private func add(_ view: ListeningView, to holder: UIView) -> ListeningView {
    view.listener = appListener
    holder.addSubview(view)
    return view
  }

  /// Scrolls both to where they are before each gesture.
  private func putBack() {
    setRoom(plan.room)
    page.setContentOffset(plan.turn(CGPoint(x: 0, y: plan.pageStart)), animated: false)
    strip.setContentOffset(along(max(plan.room, 0) * plan.start), animated: false)
  }

  /// A way along the strip, in its own coordinates.
  private func along(_ distance: CGFloat) -> CGPoint {
    let way = plan.turn(CGPoint(x: distance, y: 0))
    return plan.arrangement == .turned ? way.turned : way
  }

  var state: String { "page at \(page.contentOffset.text), strip at \(strip.contentOffset.text)" }

  func words(for act: Int) -> String { NestedAct(rawValue: act)?.words ?? "does nothing" }

  func words(for place: Story.Place) -> String? {
    TouchesInPoints.point(at: place, size: page.frame.size).map { point in
      let isOnTheStrip = plan.stripFrame(below: 0).contains(point)
      return "\(isOnTheStrip ? "your strip" : "your page"), at \(point.text)"
    }
  }

  func perform(_ act: Int) {
    switch NestedAct(rawValue: act) {
    case .putsBack: putBack()
    case .emptiesTheStrip: setRoom(0)
    case .fillsTheStrip: setRoom(plan.room)
    case .scrollsThePage:
      page.setContentOffset(page.contentOffset + plan.turn(CGPoint(x: 0, y: 30)), animated: true)
    case .scrollsTheStrip: strip.setContentOffset(strip.contentOffset + along(60), animated: true)
    case nil: break
    }
  }
}

/// What an app does with a page and its strip.
enum NestedAct: Int {
  case putsBack, emptiesTheStrip, fillsTheStrip, scrollsThePage, scrollsTheStrip

  /// What the app does, to go on after *the app*.
  var words: String {
    switch self {
    case .putsBack: "scrolls page and strip back"
    case .emptiesTheStrip: "makes the strip’s content as large as the strip"
    case .fillsTheStrip: "makes the strip’s content as large as it was"
    case .scrollsThePage: "scrolls the page, animated"
    case .scrollsTheStrip: "scrolls the strip, animated"
    }
  }
}
