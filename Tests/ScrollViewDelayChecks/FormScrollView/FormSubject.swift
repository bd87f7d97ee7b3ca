import TouchKit
import TouchStage

/// A form with all that is in it.
final class FormSubject: TwinSubject {
  let form: UIScrollView & ReadOnlyForm
  let slider: UISlider
  let tile = ListeningView().named("the tile")
  private let button: UIButton
  private let other: UIControl
  private let plan: FormPlan
  private let listener: ScrollListener
  private let appListener: AppListener
  private let content: UIView
  /// A scroll view in the form, in which the button may lie.
  private let strip = ListeningStrip().named("the strip")
  private var takenOut: [UIView] = []

  var view: UIView { form }
  /// Fingers go for the form only; the others must go with it.
  var parts: [UIView] { [form, slider, button, tile, other] }

  init(_ plan: FormPlan, name: String, log: AppLog, form: UIScrollView & ReadOnlyForm) {
    (self.plan, self.form) = (plan, form)
    (listener, appListener) = (ScrollListener(log), AppListener(log))
    slider = plan.slider.control.named("the slider")
    button = plan.button.control.named("the button")
    other = plan.other.control.named("the other control")
    let groups = plan.group.views
    content = groups.last ?? form
    if form.delegate != nil { log.note("the form has a delegate already") }
    if plan.isReadOnly { form.isReadOnly = true }
    form.traceName = name == "the view" ? "the form" : name
    form.frame = CGRect(origin: .zero, size: FormPlan.size)
    form.contentSize = CGSize(width: 320, height: 480 + FormPlan.room)
    if plan.setting != .unheard { form.delegate = listener }
    fill(groups)
    apply(plan.setting)
    listen(log)
    putBack()
  }

  private func fill(_ groups: [UIView]) {
    var holder: UIView = form
    for view in groups {
      // Its corner is where the form's is only if it's zoomed.
      let frame = CGRect(origin: .zero, size: form.contentSize)
      view.frame = plan.setting == .zoomed ? frame : frame.insetBy(dx: -9, dy: -25)
      view.isUserInteractionEnabled = true
      (view as? ListeningView)?.listener = appListener
      holder.addSubview(view)
      holder = view
    }
    // A form has more than one of each; these are out of sight.
    for view in [UISlider(), UIButton()] {
      view.frame = CGRect(x: 20, y: plan.start + 700, width: 200, height: 40)
      content.addSubview(view)
    }
    let label = UIView(frame: CGRect(x: 0, y: plan.start, width: 10, height: 10))
    label.isUserInteractionEnabled = false
    content.addSubview(label)
    let parts: [(UIView, CGRect)] = [
      (slider, plan.sliderFrame), (button, plan.buttonFrame), (tile, plan.tileFrame),
      (other, plan.otherFrame),
    ]
    for (view, frame) in parts {
      view.frame = content.convert(frame.offsetBy(dx: 0, dy: plan.start), from: form)
      content.addSubview(view)
    }
    strip.listener = appListener
    strip.frame = plan.stripFrame.offsetBy(dx: 0, dy: plan.start)
    strip.contentSize = CGSize(width: 300, height: 44)
    // What isn't in the view that is zoomed would be elsewhere.
    (plan.setting == .zoomed ? content : form).addSubview(strip)
    if plan.button == .inAStrip {
      strip.addSubview(button)
      button.frame.origin = .zero
    }
    tile.listener = appListener
    if plan.slider == .turned { slider.transform = CGAffineTransform(rotationAngle: .pi) }
    if plan.slider == .pale { slider.alpha = 0.5 }
    if plan.tile == .pale { tile.alpha = 0.5 }
    slider.isContinuous = plan.slider != .discrete
    if plan.button == .titled { button.setTitle("Send", for: .normal) }
    button.isSelected = plan.button == .selected
    if plan.button == .rounded { button.layer.cornerRadius = 6 }
    tile.clipsToBounds = plan.tile == .clipping
    if plan.tile == .recognizing { tile.addGestureRecognizer(UIPinchGestureRecognizer()) }
    guard plan.tile == .covered else { return }
    let cover = UILabel(frame: tile.bounds)
    cover.isUserInteractionEnabled = true
    tile.addSubview(cover)
  }

  private func apply(_ setting: FormPlan.Setting) {
    switch setting {
    case .undelayed: form.delaysContentTouches = false
    case .keepingTouches: form.canCancelContentTouches = !form.isReadOnly
    case .still: form.isScrollEnabled = false
    case .zoomed:
      listener.zoomed = content
      (form.minimumZoomScale, form.maximumZoomScale) = (0.5, 3)
    case .inset: form.contentInset = UIEdgeInsets(top: 24, left: 0, bottom: 40, right: 0)
    case .paging: form.isPagingEnabled = true
    case .severalFingers: form.isMultipleTouchEnabled = true
    case .plain, .heardPan, .unheard: break
    }
  }

  private func listen(_ log: AppLog) {
    if plan.setting == .heardPan {
      form.panGestureRecognizer.name = "the pan of the form"
      form.panGestureRecognizer.addTarget(self, action: FormSubject.pan)
    }
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged),
    ]
    for control in [slider, button, other] as [UIControl] {
      let isClicked = control === button
      for (name, event) in events where !isClicked || event != .touchUpInside {
        control.addAction(
          UIAction { [unowned control] _ in log.note("\(control.traceName) sends \(name)") }, for: event)
      }
      guard isClicked else { continue }
      let click: UIControl.Event =
        plan.button == .heardByItsPrimaryAction ? .primaryActionTriggered : .touchUpInside
      control.addTarget(self, action: FormSubject.click, for: click)
    }
  }

  private func click() { appListener.log.note("the button is clicked") }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    appListener.log.note("the pan of the form is \(recognizer.state)")
  }

  /// Scrolls the form, and shows and enables everything, as it is before each gesture.
  private func putBack() {
    form.setZoomScale(plan.scale, animated: false)
    form.setContentOffset(CGPoint(x: 0, y: plan.start * plan.scale), animated: false)
    strip.setContentOffset(.zero, animated: false)
    slider.value = plan.value
    for control in [slider, button, other] { (control.isEnabled, control.isHidden) = (true, false) }
    if plan.other == .field { _ = other.becomeFirstResponder() }
  }

  func perform(_ act: Int) {
    switch FormAct(rawValue: act) {
    case .putsBack: putBack()
    case .locks:
      if plan.setting == .keepingTouches { form.canCancelContentTouches = false }
      form.isReadOnly = true
    case .unlocks:
      form.isReadOnly = false
      if plan.setting == .keepingTouches { form.canCancelContentTouches = true }
    case .disablesTheSlider: slider.isEnabled = false
    case .disablesTheButton: button.isEnabled = false
    case .hidesTheButton: button.isHidden = true
    case .disablesTheOther: other.isEnabled = false
    case .scrolls:
      form.setContentOffset(form.contentOffset + CGPoint(x: 0, y: 40), animated: true)
      strip.setContentOffset(CGPoint(x: 60, y: 0), animated: true)
    case .movesTheKnob: slider.value = slider.maximumValue
    case .empties:
      takenOut = content.subviews
      for view in takenOut { view.removeFromSuperview() }
    case .fills: for view in takenOut { content.addSubview(view) }
    case nil: break
    }
  }

  func words(for act: Int) -> String { FormAct(rawValue: act)?.words ?? "does nothing" }

  func words(for place: Story.Place) -> String? {
    TouchesInPoints.point(at: place, size: FormPlan.size).map { point in
      let spot = FormStories.Spot.allCases.first {
        let way = $0.point(in: plan) * plan.scale + point * -1
        return max(abs(way.x), abs(way.y)) < 0.1
      }
      return spot.map { "\($0.words), at \(point.text)" } ?? point.text
    }
  }

  var state: String {
    "scrolled to \(form.contentOffset.text), the slider at "
      + NumberText.trimmed(CGFloat(slider.value), places: 3)
      + (strip.contentOffset == .zero ? "" : ", the strip scrolled to \(strip.contentOffset.text)")
      + (form.isReadOnly ? ", read-only" : "")
      + (form.canCancelContentTouches ? "" : ", canCancelContentTouches false")
      + ((form.delegate == nil) == (plan.setting == .unheard) ? "" : ", with another delegate")
      + [slider, button, other].filter { !$0.isEnabled }.map { ", \($0.traceName) is disabled" }.joined()
  }
}

/// What an app does with a form.
enum FormAct: Int, CaseIterable {
  case putsBack, locks, unlocks, disablesTheSlider, disablesTheButton, hidesTheButton, disablesTheOther,
    scrolls, movesTheKnob
  case empties, fills

  /// What the app does, to go on after *the app*.
  var words: String {
    switch self {
    case .putsBack: "puts everything back"
    case .locks: "sets isReadOnly to true"
    case .unlocks: "sets isReadOnly to false"
    case .disablesTheSlider: "disables the slider"
    case .disablesTheButton: "disables the button"
    case .hidesTheButton: "hides the button"
    case .disablesTheOther: "disables the other control"
    case .scrolls: "scrolls the form and the strip, animated"
    case .movesTheKnob: "sets the slider to its highest value"
    case .empties: "takes everything out of the form"
    case .fills: "puts everything back into the form"
    }
  }
}
