import TouchKit
import TouchStage

/// Looks after a board with a sticker, as an app does.
final class StickerSubject: TwinSubject, UIScrollViewDelegate {
  /// The number of the act that puts the sticker back.
  static let resetting = 99

  private let plan: StickerPlan
  private let name: String
  private let log: AppLog
  private let board = ListeningView(frame: CGRect(x: 0, y: 0, width: 480, height: 560))
  private let sticker: any Sticker
  /// What the sticker lies in.
  private let home: UIView
  private let others: [UIGestureRecognizer]
  private var listeners: [ActionListener] = []
  private var look: ViewSettings?

  var view: UIView { board }
  var parts: [UIView] { [sticker, board] }

  init(_ plan: StickerPlan, name: String, log: AppLog, make: (CGRect) -> any Sticker) {
    (self.plan, self.name, self.log) = (plan, name, log)
    sticker = make(CGRect(x: 90, y: 130, width: 300, height: 300))
    sticker.traceName = name
    switch plan.ground {
    case .board: home = board
    case .scrollView, .zoomed:
      let (page, content) = (UIScrollView(frame: board.bounds), UIView(frame: board.bounds))
      page.contentSize = CGSize(width: 2_000, height: 2_000)
      page.addSubview(content)
      content.isMultipleTouchEnabled = true
      board.addSubview(page)
      home = content
    case .sticker:
      home = make(board.bounds)
      board.addSubview(home)
    }
    switch plan.other {
    case .none: others = []
    case .pan: others = [UIPanGestureRecognizer()]
    case .pinch: others = [UIPinchGestureRecognizer()]
    case .tap: others = [UITapGestureRecognizer()]
    case .press: others = [UILongPressGestureRecognizer()]
    }
    board.isMultipleTouchEnabled = true
    board.listener = AppListener(log)
    home.addSubview(sticker)
    for other in others { (plan.isOtherUnder ? board : sticker).addGestureRecognizer(other) }
    if let page = home.superview as? UIScrollView {
      page.delegate = self
      (page.maximumZoomScale, page.zoomScale) = (2, 1)
      if plan.ground == .zoomed { page.zoomScale = 1.5 }
    }
    hear(sticker.three, "the sticker’s")
    hear(others, "the app’s")
    if let lower = home as? any Sticker { hear(lower.three, "the lower sticker’s") }
    putBack()
    look = settings
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { home }

  private func hear(_ recognizers: [UIGestureRecognizer], _ owner: String) {
    for recognizer in recognizers {
      let listener = ActionListener { [name, log] state in
        log.note("\(name): \(owner) \(type(of: recognizer)) acts, \(state)", .action)
      }
      recognizer.addTarget(listener, action: ActionListener.hear)
      listeners.append(listener)
    }
  }

  /// Those of the sticker that it keeps while it's moved.
  private var settings: ViewSettings {
    var settings = ViewSettings(of: sticker)
    settings.geometry = ViewSettings.Geometry()
    for index in settings.recognizers.indices { settings.recognizers[index].forgetObjects() }
    return settings
  }

  /// Where the sticker lies, and what is set otherwise than in the beginning.
  var state: String {
    let (form, center) = (sticker.transform, sticker.center)
    // No number of few digits lies on the border.
    func text(_ number: CGFloat, _ places: Int) -> String {
      NumberText.trimmed(number + 1.3e-5, places: places)
    }
    let size = (form.a * form.a + form.b * form.b).squareRoot()
    let matrix = [form.a, form.b, form.c, form.d].map { text($0, 3) }.joined(separator: ", ")
    let change = look.flatMap { settings.change(since: $0) } ?? ""
    return "its middle is at (\(text(center.x + form.tx, 1)), \(text(center.y + form.ty, 1))), "
      + "it is \(text(size, 2)) times as large, [\(matrix)]\(change.isEmpty ? "" : "; \(change)")"
  }

  func perform(_ act: Int) {
    if act == Self.resetting { return putBack() }
    switch act % 8 {
    case 0: sticker.three[act / 8 % 3].isEnabled.toggle()
    case 1:
      let one = sticker.three[act / 8 % 3]
      sticker.removeGestureRecognizer(one)
      sticker.addGestureRecognizer(one)
    case 2:
      sticker.removeFromSuperview()
      home.addSubview(sticker)
    case 3: sticker.transform = StickerPlan.Form.allCases[act / 8 % StickerPlan.Form.allCases.count].transform
    case 4: sticker.bounds.size = CGSize(width: 220 + act, height: 260)
    case 5:
      // Another board, which is shown smaller, turned and scrolled.
      let other = UIView(frame: board.bounds)
      other.bounds.origin = CGPoint(x: 500, y: -300)
      other.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 0.8, y: 0.8)
      other.isMultipleTouchEnabled = true
      board.addSubview(other)
      other.addSubview(sticker)
      sticker.center = CGPoint(x: other.bounds.midX, y: other.bounds.midY)
    case 6: for other in others { other.isEnabled.toggle() }
    default: sticker.center.x += 30
    }
    look = settings
  }

  private func putBack() {
    for one in sticker.three { one.isEnabled = true }
    if sticker.superview !== home { home.addSubview(sticker) }
    sticker.bounds.size = CGSize(width: 300, height: 300)
    sticker.transform = plan.form.transform
    let middle = board.convert(CGPoint(x: 240, y: 280), to: home)
    sticker.center = middle
    look = settings
  }
}

/// Hears of the actions of one recognizer.
private final class ActionListener {
  private let tell: (UIGestureRecognizer.State) -> Void
  init(_ tell: @escaping (UIGestureRecognizer.State) -> Void) { self.tell = tell }
  func hear(_ recognizer: UIGestureRecognizer) { tell(recognizer.state) }
}
