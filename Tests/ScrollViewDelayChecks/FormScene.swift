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
  private let example: FormCase
  private let button: UIButton
  private let tile = Tile().named("Tile")
  private let dial: UIControl
  private let stage = Stage(screen: CGSize(width: 800, height: 1_200))
  /// Another form of the app.
  let other = FormScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clicks = 0
  private let more = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private var labels: [UIView] = []
  /// Whether a control was told of a finger.
  private var reached = false
  /// Further sliders, which are enabled, and buttons, which are not.
  private var outOfSight: [UIControl] = []
  /// What the controls and the tile lie in.
  private lazy var content: UIView = form

  /// - Parameter listens: Whether everything is noted that controls and the form tell.
  init(_ example: FormCase, form: UIScrollView & ReadOnlyForm = FormScrollView(), listens: Bool = false) {
    self.example = example
    self.form = form
    form.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    form.traceName = "FormScrollView"
    slider = (example.isSubclass ? WideSlider() : UISlider()).named("Slider")
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
    for number in 0..<example.depth {
      let frame = CGRect(origin: .zero, size: form.contentSize)
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
    stage.show(form, other)
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
    for control in [slider, button, dial] + outOfSight {
      for (name, event) in events {
        let words = "\(control.traceName) sends \(name)"
        control.addAction(UIAction { [unowned self] _ in note(words) }, for: event)
      }
    }
    tile.note = { [unowned self] in note("Tile hears \($0)") }
    form.delegate = self
  }

  private func note(_ words: String) {
    log.append("\(words), at \(NumberText.trimmed(form.contentOffset.y))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("the form starts dragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("the form stops dragging\(decelerate ? ", and glides" : "")")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("the form stops gliding") }

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

  private func point(of spot: Spot) -> CGPoint {
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
      let along = example.placeOnTheLine.map { $0 * length } ?? min(max(left + side, 0), length - 2)
      let x = along < left ? line.minX + along : taken.maxX + along - left
      return slider.convert(
        CGPoint(x: x, y: slider.bounds.midY + slider.bounds.height * example.aside.y), to: nil)
    case .button: return place(on: button)
    case .tile: return place(on: tile)
    case .dial: return place(on: dial)
    case .blank: return form.convert(CGPoint(x: 312, y: example.slider.midY), to: nil)
    }
  }

  /// Makes the form read-only, or not, before the app adds the tile to it.
  func set(isReadOnly: Bool) {
    tile.removeFromSuperview()
    let cancels = form.canCancelContentTouches
    form.canCancelContentTouches = false
    watch { form.isReadOnly = isReadOnly }
    form.canCancelContentTouches = cancels
    content.addSubview(tile)
  }

  /// The form and all that is in it, apart from what fingers may change.
  var settings: ScreenSettings {
    ScreenSettings(of: [form, other]) { [slider, dial] view, settings in
      // A finger moves the knob, and does what the other control is for.
      settings.control?.isHighlighted = false
      if view === slider || view === dial { settings.other.values = [] }
      if view.isDescendant(of: dial) { settings.interaction.isFirstResponder = false }
    }
  }

  /// The first change that is none of the form's business.
  private var change: String?

  /// Does something that changes no settings, but may scroll the form.
  private func watch(scrolls: Bool = false, _ act: () -> Void) {
    guard form is FormScrollView else { return act() }
    let (before, offset) = (settings, form.contentOffset)
    act()
    let end = form.contentOffset
    if scrolls { form.bounds.origin = offset }
    if change == nil { change = settings.change(since: before) }
    if scrolls { form.bounds.origin = end }
  }

  /// What the form has changed that is none of its business.
  var changedSettings: String? {
    let outside = CGPoint(x: form.frame.maxX + 20, y: form.frame.midY)
    if stage.window.hitTest(outside, with: nil)?.isDescendant(of: form) == true {
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

  /// Goes from a spot by a distance, at once or after a rest.
  func drag(_ spot: Spot, by way: CGPoint, resting: Bool) -> Outcome {
    let start = point(of: spot)
    return outcome { script in
      if spot == .knob, !resting, way.x != 0 {
        // Sideways at once, and then up or down.
        script.down(at: start)
        script.move(to: start + CGPoint(x: way.x, y: 0), for: 0.08)
        script.move(to: start + way, for: 0.08)
        script.wait(0.3)
        return script.up()
      }
      script.slowDrag(from: start, to: start + way, after: resting ? example.rest : 0, for: example.time)
    }
  }

  /// Taps a spot while another finger taps another one.
  func tap(_ spot: Spot, and other: Spot) -> Outcome {
    let (start, further) = (point(of: spot), point(of: other))
    return outcome { script in
      script.together(
        { $0.press(at: start, for: 0.3) },
        {
          $0.wait(0.02)
          $0.press(at: further, for: 0.2)
        })
    }
  }

  /// Two fingers rest on two spots, and go the same way, one after the other.
  func drag(_ spot: Spot, and other: Spot, by way: CGPoint) -> Outcome {
    let (start, further, rest) = (point(of: spot), point(of: other), example.rest)
    return outcome { script in
      script.together(
        { $0.slowDrag(from: start, to: start + way, after: rest, for: 0.1) },
        {
          $0.wait(0.04)
          $0.slowDrag(from: further, to: further + way, after: rest, for: 0.16)
        })
    }
  }

  /// Rests, then goes up and down, and sideways, and back to where it came from.
  func wander(from spot: Spot, by way: CGFloat) -> Outcome {
    let start = point(of: spot)
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      for place in [CGPoint(x: 0, y: way), CGPoint(x: 25, y: way / 2), CGPoint(x: -3, y: -way), .zero] {
        script.move(to: start + place, for: 0.05)
        script.wait(0.2)
      }
      script.up()
    }
  }

  /// Rests, goes far to the side, and then up or down.
  func stray(from spot: Spot, by way: CGFloat) -> Outcome {
    let start = point(of: spot)
    let side: CGFloat = start.x > 400 ? -130 : 130
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.move(to: start + CGPoint(x: side, y: 0), for: 0.05)
      script.wait(0.1)
      script.move(to: start + CGPoint(x: side, y: way), for: 0.1)
      script.wait(0.3)
      script.up()
    }
  }

  /// Throws the form; while it glides, the app changes its mind twice.
  func glide(from spot: Spot, by way: CGFloat) -> Outcome {
    let start = point(of: spot)
    let wasReadOnly = form.isReadOnly
    // A second before the finger, and a twentieth for its way.
    let timers = [(1.15, !wasReadOnly), (1.25, wasReadOnly)].map { time, isReadOnly in
      VirtualTimer.scheduledTimer(withTimeInterval: time, repeats: false) { [form] _ in
        form.isReadOnly = isReadOnly
      }
    }
    defer { for timer in timers { timer.invalidate() } }
    return outcome { $0.drag(from: start, to: start + CGPoint(x: 0, y: way), for: 0.05) }
  }

  /// Makes the tile the first responder, unless a finger moves the keyboard.
  func type(if isTyping: Bool) {
    if isTyping, !example.movesTheKeyboard { _ = tile.becomeFirstResponder() }
  }

  /// Taps a spot twice.
  func tapTwice(_ spot: Spot) -> Outcome {
    let start = point(of: spot)
    return outcome { $0.tap(at: start, count: 2) }
  }

  /// Rests on a spot for some seconds.
  func press(_ spot: Spot, for seconds: TimeInterval) -> Outcome {
    let start = point(of: spot)
    return outcome { $0.press(at: start, for: seconds) }
  }

  /// Rests on a spot until the system takes the finger away.
  func lose(_ spot: Spot) -> Outcome {
    let start = point(of: spot)
    return outcome { script in
      script.down(at: start)
      script.wait(example.rest)
      script.cancel()
    }
  }

  private func outcome(of write: (inout TouchScript) -> Void) -> Outcome {
    let (offset, value) = (form.contentOffset.y, slider.value)
    clicks = 0
    reached = false
    tile.heard = []
    let losses = Counter()
    dial.addAction(UIAction { _ in losses.count += 1 }, for: .touchCancel)
    log = []
    watch(scrolls: true) { stage.perform(write) }
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
    form.contentOffset.y = example.offset
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
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled") }

  private func hear(_ word: String) {
    heard.append(word)
    note(word)
  }
}

private final class WideSlider: UISlider {}
private class PlainButton: UIButton {}
private final class RoundButton: PlainButton {}

/// A control that follows fingers by itself and does without tracking.
private final class Dial: UIControl {
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
