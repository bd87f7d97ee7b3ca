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
  /// What was set last; nothing as long as it isn't on a page.
  private var looks: [ViewSettings]?

  var view: UIView { board }
  var parts: [UIView] { [sticker, board] }

  init(_ plan: StickerPlan, name: String, log: AppLog, make: (CGRect) -> any Sticker) {
    (self.plan, self.name, self.log) = (plan, name, log)
    sticker = make(CGRect(x: 90, y: 130, width: 300, height: 300))
    sticker.traceName = name
    if plan.isFaint { sticker.alpha = 0.7 }
    switch plan.ground {
    case .board: home = board
    case .scrollView:
      let page = Self.page(in: board)
      home = page
    case .zoomed:
      home = UIView(frame: board.bounds)
      home.isMultipleTouchEnabled = true
      Self.page(in: board).addSubview(home)
    case .sticker:
      home = make(board.bounds)
      board.addSubview(home)
    }
    others = [plan.other?.make()].compactMap { $0 }
    board.isMultipleTouchEnabled = true
    board.traceName = "\(name)’s board"
    board.listener = AppListener(log)
    home.addSubview(sticker)
    if plan.hasControls {
      for (number, control) in [UIControl(), UIButton()].enumerated() {
        control.frame = CGRect(x: 150 * number, y: 0, width: 150, height: 300)
        control.isMultipleTouchEnabled = true
        sticker.addSubview(control)
      }
    }
    // Something in front of it, at the edge.
    home.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    for other in others { (plan.isOtherUnder ? board : sticker).addGestureRecognizer(other) }
    if plan.ground == .zoomed, let page = home.superview as? UIScrollView {
      page.delegate = self
      page.maximumZoomScale = 2
      page.zoomScale = 1.5
    }
    hear(sticker.three, "the sticker’s")
    hear(others, "the app’s")
    if let lower = home as? any Sticker { hear(lower.three, "the lower sticker’s") }
    putBack()
    looks = nil
  }

  private static func page(in board: UIView) -> UIScrollView {
    let page = UIScrollView(frame: board.bounds)
    page.contentSize = CGSize(width: 2_000, height: 2_000)
    board.addSubview(page)
    return page
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { home }

  private func hear(_ recognizers: [UIGestureRecognizer], _ owner: String) {
    for recognizer in recognizers {
      let listener = ActionListener { [name, log, unowned self] recognizer in
        log.note("\(name): \(owner) \(type(of: recognizer)) acts, \(recognizer.state)", .action)
        if let pair { log.note("\(name): now its delegates keep its \(pair) apart", .question) }
      }
      recognizer.addTarget(listener, action: ActionListener.hear)
      listeners.append(listener)
    }
  }

  /// Two of the three that no delegate lets run together, if the app asks it now.
  private var pair: String? {
    func asks(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
    }
    let (three, names) = (sticker.three, Self.names)
    return [(0, 1), (0, 2), (1, 2)].first { !asks(three[$0], three[$1]) && !asks(three[$1], three[$0]) }
      .map { "\(names[$0]) and \(names[$1])" }
  }

  private static let names = ["pinch", "rotation", "pan"]

  /// Those of the sticker, and of what it lies in, that stay while it's moved.
  private var settings: [ViewSettings] {
    [sticker, sticker.superview ?? home].map { view in
      var settings = ViewSettings(of: view)
      settings.geometry = ViewSettings.Geometry()
      return settings
    }
  }

  /// Where the sticker lies, and what is set otherwise than before.
  var state: String {
    let (form, center) = (sticker.transform, sticker.center)
    // No number of few digits lies on the border.
    func text(_ number: CGFloat, _ places: Int) -> String {
      NumberText.trimmed(number + 1.3e-5, places: places)
    }
    let matrix = [form.a, form.b, form.c, form.d].map { text($0, 3) }.joined(separator: ", ")
    let (now, before) = (settings, looks ?? settings)
    looks = before
    let changes = zip(now, before).compactMap { $0.change(since: $1) }
    return
      ([
        "its middle is at (\(text(center.x + form.tx, 1)), \(text(center.y + form.ty, 1))), its transform [\(matrix)]"
      ]
      + (changes.isEmpty ? [] : ["it’s set otherwise"] + changes)).joined(separator: "; ")
  }

  private enum Act: CaseIterable {
    case switches, reattaches, takesOut, transforms, resizes, changesTheBoard, switchesItsOwn, moves
  }

  /// What the app does: the act, which of the three it's about, and a form.
  private func meaning(of act: Int) -> (act: Act, one: Int, form: StickerPlan.Form) {
    let (acts, forms) = (Act.allCases, StickerPlan.Form.allCases)
    return (acts[act % acts.count], act / acts.count % 3, forms[act / acts.count % forms.count])
  }

  func words(for act: Int) -> String {
    if act == Self.resetting { return "puts the sticker back, as it was" }
    let (kind, one, form) = meaning(of: act)
    let name = Self.names[one]
    return switch kind {
    case .switches: "switches the sticker’s \(name) \(sticker.three[one].isEnabled ? "off" : "on")"
    case .reattaches: "takes the \(name) off the sticker, and attaches it again"
    case .takesOut: "takes the sticker out, and puts it back"
    case .transforms: form == .plain ? "undoes the sticker’s transform" : "makes the sticker \(form.rawValue)"
    case .resizes: "makes the sticker \(220 + act) × 260 points large"
    case .changesTheBoard: "puts the sticker on another board, which is turned, scrolled and shown smaller"
    case .switchesItsOwn: "switches its own recognizers off, or on again"
    case .moves: "moves the sticker 30 points to the right"
    }
  }

  func perform(_ act: Int) {
    if act == Self.resetting { return putBack() }
    let (kind, number, form) = meaning(of: act)
    let one = sticker.three[number]
    switch kind {
    case .switches: one.isEnabled.toggle()
    case .reattaches:
      sticker.removeGestureRecognizer(one)
      sticker.addGestureRecognizer(one)
    case .takesOut:
      sticker.removeFromSuperview()
      home.addSubview(sticker)
    case .transforms: sticker.transform = form.transform
    case .resizes: sticker.bounds.size = CGSize(width: 220 + act, height: 260)
    case .changesTheBoard:
      // Another board, which is shown smaller, turned and scrolled.
      let other = UIView(frame: board.bounds)
      other.bounds.origin = CGPoint(x: 500, y: -300)
      other.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 0.8, y: 0.8)
      other.isMultipleTouchEnabled = true
      board.addSubview(other)
      other.addSubview(sticker)
      sticker.center = CGPoint(x: other.bounds.midX, y: other.bounds.midY)
    case .switchesItsOwn: for other in others { other.isEnabled.toggle() }
    case .moves: sticker.center.x += 30
    }
    looks = settings
  }

  private func putBack() {
    for one in sticker.three { one.isEnabled = true }
    if sticker.superview !== home { home.addSubview(sticker) }
    sticker.bounds.size = CGSize(width: 300, height: 300)
    sticker.transform = plan.form.transform
    let middle = board.convert(CGPoint(x: 240, y: 280), to: home)
    sticker.center = middle
    looks = settings
  }
}
