import CheckSupport
import TouchInput
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// A form on the screen, and what happened in it.
final class FormScene: UIScrollViewDelegate {
  enum Spot: String {
    case knob = "the slider's knob"
    case line = "the slider's line, beside the knob"
    case button = "the button"
    case tile = "the tile"
    case dial = "the other control"
    case blank = "the form itself, beside all that is in it"

    static let all: [Spot] = [.knob, .line, .button, .tile, .dial, .blank]
  }

  let form: UIScrollView & ReadOnlyForm
  let slider: UISlider
  let example: FormCase
  let button: UIButton
  let tile = Tile().named("Tile")
  let dial: UIControl
  let stage = Stage(screen: CGSize(width: 800, height: 1_200))
  /// Another form of the app.
  let other: UIScrollView & ReadOnlyForm
  private let buttonOfTheOther = UIButton(frame: CGRect(x: 10, y: 70, width: 80, height: 60))
  private var clicks = 0
  private let more = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private var labels: [UIView] = []
  /// Whether a control was told of a finger.
  private var reached = false
  /// Further sliders, which are enabled, and buttons, which are not.
  private var outOfSight: [UIControl] = []
  var listeners: [ListeningTarget] = []
  /// What touches the glass.
  var tool = Contact.Tool.finger
  /// What the controls and the tile lie in.
  lazy var content: UIView = form

  /// Whether what recognizers around the parts of the form hear of the finger is clear while it is read-only.
  var isClear = false

  /// - Parameters:
  ///   - listens: Whether everything is noted that controls and the form tell.
  ///   - isReadOnly: Whether the form is so before anything else is done with it.
  init(
    _ example: FormCase, listens: Bool = false, isReadOnly: Bool = false,
    make: () -> UIScrollView & ReadOnlyForm = { FormScrollView() }
  ) {
    self.example = example
    (form, other) = (make(), make())
    if isReadOnly { form.isReadOnly = true }
    other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    other.contentSize = CGSize(width: 100, height: 400)
    other.addSubview(buttonOfTheOther.named("the other form's button"))
    form.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    form.traceName = "FormScrollView"
    let hasInsetTrack = example.peculiarities.contains(.insetTrack)
    slider = (hasInsetTrack ? InsetSlider() : example.isSubclass ? WideSlider() : UISlider()).named("Slider")
    button = (example.isSubclass ? RoundButton() : UIButton()).named("Button")
    dial =
      switch example.otherControl {
      case .plain: UIControl().named("Control")
      case .dial: Dial().named("Dial")
      case .toggle: UISwitch().named("Switch")
      case .field: UITextField().named("Field")
      case .segments: UISegmentedControl().named("Segments")
      case .stepper: UIStepper().named("Stepper")
      case .pages: UIPageControl().named("Pages")
      }
    form.contentSize = CGSize(width: 320, height: example.room + 480)
    for setting in example.settings {
      switch setting {
      case .noIndicators: form.showsVerticalScrollIndicator = false
      case .alwaysBounces: form.alwaysBounceVertical = true
      case .noBounce: form.bounces = false
      case .dismissesTheKeyboard: form.keyboardDismissMode = .onDrag
      case .notToTop: form.scrollsToTop = false
      }
    }
    let leavesRoom = example.peculiarities.contains(where: FormPeculiarity.aroundTheParts.contains)
    for number in 0..<example.depth {
      // Where recognizers are about, a finger beside the groups is on the form itself, which is then asked of them.
      let frame = CGRect(x: 0, y: 0, width: leavesRoom ? 311 : 320, height: form.contentSize.height)
      let group = [UIView(frame: frame), UIImageView(frame: frame), UIStackView(frame: frame)][number % 3]
        .named("Group")
      group.isUserInteractionEnabled = true
      content.addSubview(group)
      content = group
    }
    // A form has more than one of each; these are out of sight.
    func addOthers(at y: CGFloat) {
      for (number, view) in ([UISlider(), UIButton()] as [UIControl]).enumerated() {
        view.frame = CGRect(x: 20, y: y + CGFloat(number) * 60, width: 200, height: 40)
        view.isEnabled = number == 0
        outOfSight.append(view)
        content.addSubview(view)
      }
    }
    addOthers(at: example.offset - 240)
    for (view, frame) in [
      (slider, example.slider), (button, example.button), (tile, example.tile), (dial, example.dial),
    ] as [(UIView, CGRect)] {
      view.frame = frame
      content.addSubview(view)
    }
    addOthers(at: example.offset + 900)
    slider.minimumValue = min(slider.minimumValue, example.range.lowerBound)
    slider.maximumValue = example.range.upperBound
    slider.minimumValue = example.range.lowerBound
    slider.value = value
    slider.isContinuous = example.isContinuous
    if example.hasTitle { button.setTitle("Send", for: .normal) }
    button.addAction(UIAction { [unowned self] _ in clicks += 1 }, for: .touchUpInside)
    for (number, view) in [slider, button, tile, dial].enumerated() {
      view.tag = number + 1
      if example.turned.contains(number) { view.transform = CGAffineTransform(rotationAngle: .pi) }
      Look.apply(example.looks[number], to: view)
    }
    let cover: UIView? =
      switch example.cover {
      case .none: nil
      case .label: UILabel()
      case .picture: UIImageView()
      case .stack: UIStackView()
      case .cell: UITableViewCell()
      }
    if let cover {
      cover.frame = tile.bounds
      cover.isUserInteractionEnabled = true
      tile.addSubview(cover)
    }
    // Not every view in a form takes touches.
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.isUserInteractionEnabled = false
    content.addSubview(label)
    form.addSubview(more)
    more.isUserInteractionEnabled = false
    labels = [label, more]
    for view in [slider, button, dial] {
      view.addAction(UIAction { [unowned self] _ in reached = true }, for: .allTouchEvents)
    }
    form.frame.origin = example.corner
    // What is set of the form itself is set before it is on the screen.
    let isOfItself = FormPeculiarity.ofItself.contains
    for peculiarity in example.peculiarities where isOfItself(peculiarity) { apply(peculiarity) }
    stage.show(form, other)
    for peculiarity in example.peculiarities where !isOfItself(peculiarity) { apply(peculiarity) }
    for circumstance in example.circumstances
    where !example.movesTheKeyboard || ![.typing, .whileTyping].contains(circumstance) {
      circumstance.apply(to: form, on: stage)
      if circumstance == .watched {
        for view in [slider, button, tile, dial] { circumstance.apply(to: view, on: stage) }
      }
    }
    form.contentOffset.y = example.offset
    if listens { listen() }
  }

  // MARK: What is told

  private(set) var log: [String] = []

  private func listen() {
    let events: [(name: String, event: UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchUpInside", .touchUpInside),
      ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("editingDidBegin", .editingDidBegin),
    ]
    for control in [slider, button, dial, buttonOfTheOther] + outOfSight {
      for (name, event) in events {
        let words = "\(control.traceName) sends \(name)"
        control.addAction(UIAction { [unowned self] _ in note(words) }, for: event)
      }
    }
    tile.note = { [unowned self] in note("Tile hears \($0)") }
    form.delegate = self
    other.delegate = self
  }

  func note(_ words: String) {
    log.append("\(words), at \(NumberText.trimmed(form.contentOffset.y))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note(scrollView === form ? "the form scrolls" : "the other form scrolls")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("\(name(of: scrollView)) starts dragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("\(name(of: scrollView)) stops dragging\(decelerate ? ", and glides" : "")")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("\(name(of: scrollView)) stops gliding")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    example.peculiarities.contains(.zoomable) && content !== form ? content : nil
  }
  private func name(of scrollView: UIScrollView) -> String {
    scrollView === form ? "the form" : "the other form"
  }

  private var value: Float {
    example.range.lowerBound + example.value * (example.range.upperBound - example.range.lowerBound)
  }

  private func place(on view: UIView) -> CGPoint {
    view.convert(
      CGPoint(
        x: view.bounds.midX + view.bounds.width * example.aside.x,
        y: view.bounds.midY + view.bounds.height * example.aside.y), to: nil)
  }

  private var knob: CGRect {
    let track = slider.trackRect(forBounds: slider.bounds)
    return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
  }

  func point(of spot: Spot) -> CGPoint {
    switch spot {
    case .knob:
      // On the far side, so that it has not left the knob with its first move.
      let aside = abs(example.aside.x) * 16 * (example.wayOfTheKnob < 0 ? 1 : -1)
      return slider.convert(CGPoint(x: knob.midX + aside, y: knob.midY), to: nil)
    case .line:
      // Clearly beside the knob, which is a little wider for fingers than it looks.
      let (taken, line) = (knob.insetBy(dx: -20, dy: 0), slider.bounds.insetBy(dx: 4, dy: 0))
      let left = max(taken.minX - line.minX, 0)
      let length = left + max(line.maxX - taken.maxX, 0)
      let side: CGFloat = example.aside.x < 0 ? -2 : 2
      let along = example.placeOnTheLine.map { $0 * (length - 1) } ?? min(max(left + side, 0), length - 2)
      let x = along < left ? line.minX + along : taken.maxX + along - left
      return slider.convert(
        CGPoint(x: x, y: slider.bounds.midY + slider.bounds.height * example.aside.y), to: nil)
    case .button: return place(on: button)
    case .tile: return place(on: tile)
    case .dial: return place(on: dial)
    case .blank: return form.convert(CGPoint(x: 312, y: example.slider.midY), to: nil)
    }
  }

  /// A way in the form as a way on the screen.
  func onScreen(_ way: CGPoint) -> CGPoint { form.convert(way, to: nil) - form.convert(.zero, to: nil) }

  /// Makes the form read-only, or not, before the app adds the tile to it.
  func set(isReadOnly: Bool) {
    let holder = tile.superview ?? content
    tile.removeFromSuperview()
    let cancels = form.canCancelContentTouches
    form.canCancelContentTouches = false
    watch { form.isReadOnly = isReadOnly }
    form.canCancelContentTouches = cancels
    holder.addSubview(tile)
  }

  /// The form and all that is in it, apart from what fingers may change.
  var settings: ScreenSettings {
    ScreenSettings(of: [form, other]) { [form, other, slider, dial] view, settings in
      // A finger moves the knob, and does what the other control is for.
      settings.control?.isHighlighted = false
      if view === slider || view === dial { settings.other.values = [] }
      if view is UIScrollView, view !== form, view !== other { settings.forgetScrolling() }
      if view.isDescendant(of: dial) { settings.interaction.isFirstResponder = false }
    }
  }

  /// Everything in the app's window, as it is at the moment.
  var everything: ScreenSettings { stage.settings() }

  /// Whether something else than fingers changes what is set at the moment.
  var changesByItself = false

  /// The first change that is none of the form's business.
  private var change: String?

  /// Does something that changes no settings, but may scroll the form.
  func watch(scrolls: Bool = false, _ act: () -> Void) {
    guard form is FormScrollView, !changesByItself else { return act() }
    let forms = [form, other]
    let (before, offsets) = (settings, forms.map(\.contentOffset))
    act()
    let (ends, log) = (forms.map(\.contentOffset), log)
    defer { self.log = log }
    if scrolls { for (form, offset) in zip(forms, offsets) { form.bounds.origin = offset } }
    if change == nil { change = settings.change(since: before) }
    if scrolls { for (form, end) in zip(forms, ends) { form.bounds.origin = end } }
  }

  /// What the form has changed that is none of its business.
  var changedSettings: String? {
    // Far beside it, and hardly so.
    for distance in [20, 2] as [CGFloat] {
      let outside = form.convert(CGPoint(x: form.bounds.maxX + distance, y: form.bounds.midY), to: nil)
      guard stage.window.hitTest(outside, with: nil)?.isDescendant(of: form) == true else { continue }
      return "the form takes fingers that land beside it"
    }
    for isHidden in [true, false] {
      (form.isHidden, form.isUserInteractionEnabled) = (isHidden, isHidden)
      defer { (form.isHidden, form.isUserInteractionEnabled) = (false, true) }
      if stage.window.hitTest(point(of: .blank), with: nil)?.isDescendant(of: form) == true {
        return "the form takes fingers, though it is \(isHidden ? "hidden" : "switched off")"
      }
    }
    if form.isReadOnly, reached { return "a control is told of a finger, while isReadOnly is true" }
    return change
  }

  /// What a finger has done, in words that can be compared.
  struct Outcome: Equatable {
    var scrolled: CGFloat = 0
    var slid = false
    var clicks = 0
    var tile: [String] = []
    var dialLost = false

    var words: String {
      var parts = [
        scrolled == 0 ? "nothing scrolls" : "the form scrolls by \(NumberText.trimmed(scrolled)) points"
      ]
      if slid { parts.append("the slider's value changes") }
      if clicks > 0 { parts.append("the button is clicked\(clicks > 1 ? " \(clicks) times" : "")") }
      if !tile.isEmpty { parts.append("the tile hears " + tile.joined(separator: ", ")) }
      if dialLost { parts.append("the dial loses its finger") }
      return parts.joined(separator: ", ")
    }
  }

  func outcome(afterwards: (() -> Void)? = nil, of write: (inout TouchScript) -> Void) -> Outcome {
    let (offset, value) = (form.contentOffset.y, slider.value)
    clicks = 0
    reached = false
    tile.heard = []
    let losses = Counter()
    dial.addAction(UIAction { _ in losses.count += 1 }, for: .touchCancel)
    log = []
    watch(scrolls: true) {
      stage.perform(with: tool, resting: afterwards == nil ? 3 : 0.1, write)
      guard let afterwards else { return }
      afterwards()
      stage.device.advance(by: 3)
    }
    // Where the finger is on the glass has a fraction, and so has a difference of two such places.
    let scrolled = ((form.contentOffset.y - offset) * 1_000).rounded() / 1_000
    return Outcome(
      scrolled: scrolled,
      slid: abs(slider.value - value) > 0.001 * (slider.maximumValue - slider.minimumValue),
      clicks: clicks, tile: tile.heard,
      dialLost: losses.count > 0)
  }

  /// Puts the form and the knob back to where they were at first.
  func putBack() {
    form.setZoomScale(1, animated: false)
    form.setContentOffset(CGPoint(x: 0, y: example.offset), animated: false)
    other.setContentOffset(.zero, animated: false)
    slider.value = value
  }

  /// What the form is made of, with a mark at the view that was touched.
  func picture(_ spot: Spot) -> String {
    let view: UIView =
      switch spot {
      case .knob, .line: slider
      case .button: button
      case .tile: tile
      case .dial: dial
      case .blank: form
      }
    return ViewOutline(of: form, marking: [(view, "the finger")]).description
  }
}

private final class Counter { var count = 0 }

/// A plain view that says what it hears.
final class Tile: UIView {
  var heard: [String] = []
  var note: (String) -> Void = { _ in }

  override var canBecomeFirstResponder: Bool { true }
  /// Whether it lets the views around it hear of its touches, too.
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("began")
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved")
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("ended")
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear("cancelled")
    if passesOn { super.touchesCancelled(touches, with: event) }
  }

  private func hear(_ word: String) {
    heard.append(word)
    note(word)
  }
}

private final class WideSlider: UISlider {}
private final class InsetSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
}
private class PlainButton: UIButton {}
private final class RoundButton: PlainButton {}

/// A control that follows fingers by itself and does without tracking.
private final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
