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
  let buttonOfTheOther = UIButton(frame: CGRect(x: 10, y: 70, width: 80, height: 60))
  var clicks = 0
  let more = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  var labels: [UIView] = []
  /// Whether a control was told of a finger.
  var reached = false
  /// Further sliders, which are enabled, and buttons, which are not.
  var outOfSight: [UIControl] = []
  var listeners: [AnyObject] = []
  /// What touches the glass.
  var tool = Contact.Tool.finger
  /// What the controls and the tile lie in.
  lazy var content: UIView = form

  /// What is told of the form and its parts, line by line.
  var log: [String] = []
  /// Whether something else than fingers changes what is set at the moment.
  var changesByItself = false
  /// How often the form was made read-only, or not; half of the forms begin with 1.
  lazy var timesSet = Int(example.slider.minX) % 2
  /// The first change that is none of the form's business.
  var change: String?

  /// What makes undone what the app has done in the middle of a touch, and when it does that if it does it later.
  var undo: (() -> Void)?
  var reactionTimer: VirtualTimer?

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
    slider = example.makeSlider().named("Slider")
    button = example.makeButton().named("Button")
    dial = example.makeOtherControl()
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
    hear(example.clickEvent, of: button) { [unowned self] in clicks += 1 }
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
    tile.isMultipleTouchEnabled = example.isTileMultiple
    if example.isTilePinched { tile.addGestureRecognizer(UIPinchGestureRecognizer()) }
    // Not every view in a form takes touches.
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.isUserInteractionEnabled = false
    content.addSubview(label)
    form.addSubview(more)
    more.isUserInteractionEnabled = false
    labels = [label, more]
    for view in [slider, button, dial] {
      // A button that clicks in another way has no listener for touchUpInside at all.
      let isOtherwise = view === button && example.clickEvent != .touchUpInside
      hear(isOtherwise ? .touchDown : .allTouchEvents, of: view) { [unowned self] in reached = true }
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
    if let reaction = example.reaction { prepare(reaction) }
  }
}
