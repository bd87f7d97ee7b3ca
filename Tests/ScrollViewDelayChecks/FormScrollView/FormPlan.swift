import CheckSupport
import TouchKit
import TouchStage

/// What a form is like, and what is in it.
struct FormPlan: TwinPlan {
  enum Setting: String, CaseIterable {
    case plain = ""
    case undelayed = "it delays no touches"
    case keepingTouches = "while it is read-only, its canCancelContentTouches is false"
    case still = "its isScrollEnabled is false"
    case zoomed = "its content is zoomed by 0.75"
    case inset = "it has content insets"
    case paging = "it scrolls by pages"
    case severalFingers = "it takes several fingers"
    case heardPan = "the app listens to its pan"
    case unheard = "it has no delegate"
  }

  enum ButtonKind: String, CaseIterable {
    case plain = ""
    case titled = "the button has a title"
    case system = "the button is of the system’s type"
    case high = "the button is 120 points high"
    case selected = "the button is selected"
    case rounded = "the button has round corners"
    case heardByItsPrimaryAction = "the app listens to the button’s primary action only"
    case misnamed = "the button’s class is called SliderKey"
    case inAStrip = "the button lies in a strip that scrolls sideways"
    case untracked = "the button begins no tracking"
  }

  enum SliderKind: String, CaseIterable {
    case plain = ""
    case atItsMinimum = "the slider is at its minimum"
    case turned = "the slider is turned upside down"
    case pale = "the slider is transparent by half"
    case discrete = "the slider isn’t continuous"
    case high = "the slider is 110 points high"
    case misnamed = "the slider’s class is called ButtonBar"
    case unusual = "the slider goes from −1 to 1, and its line and its knob are elsewhere"
  }

  enum TileKind: String, CaseIterable {
    case plain = ""
    case pale = "the tile is transparent by half"
    case wide = "the tile is wider than half of the form"
    case clipping = "the tile clips"
    case recognizing = "the tile has a pinch recognizer"
    case covered = "a label on the tile takes its touches"
  }

  enum OtherKind: String, CaseIterable {
    case plain = "a UIControl", selected = "a selected UIControl", misnamed = "a UIControl called ImageButton"
    case dial = "a control that begins no tracking"
    case toggle = "a switch", field = "a text field that is edited", segments = "a segmented control",
      stepper = "a stepper"
    case pages = "a page control"
  }

  enum Group: String, CaseIterable {
    case none = ""
    case view = "all of it lies in a view"
    case imageView = "all of it lies in an image view"
    case stackView = "all of it lies in a stack view"
    case deep = "all of it lies five views deep"
    case control = "all of it lies in a control"
  }

  static let size = CGSize(width: 320, height: 480)
  static let room: CGFloat = 1_000

  var setting = Setting.plain
  var button = ButtonKind.plain
  var slider = SliderKind.plain
  var tile = TileKind.plain
  var other = OtherKind.plain
  var group = Group.none
  /// How far it is scrolled before each gesture.
  var start: CGFloat = 300
  var isReadOnly = false

  init() {}

  init(_ random: inout SeededGenerator) {
    setting = random.inTurn(Setting.allCases)
    button = random.inTurn(ButtonKind.allCases)
    slider = random.inTurn(SliderKind.allCases)
    tile = random.inTurn(TileKind.allCases)
    other = random.inTurn(OtherKind.allCases)
    // What is zoomed is a view in the form.
    group = setting == .zoomed ? .view : random.inTurn(Group.allCases)
    start = random.inTurn([300, 700, 0, Self.room])
    isReadOnly = random.once(in: 3)
  }

  /// How much its content is zoomed.
  var scale: CGFloat { setting == .zoomed ? 0.75 : 1 }

  /// Where things are, from where the form is scrolled to.
  var sliderFrame: CGRect {
    slider == .high
      ? CGRect(x: 20, y: 20, width: 240, height: 110) : CGRect(x: 20, y: 60, width: 240, height: 40)
  }
  var buttonFrame: CGRect { CGRect(x: 20, y: 150, width: 90, height: button == .high ? 120 : 44) }
  var tileFrame: CGRect { CGRect(x: 125, y: 150, width: tile == .wide ? 180 : 90, height: 60) }
  var otherFrame: CGRect { CGRect(x: 20, y: 300, width: 96, height: 40) }
  var stripFrame: CGRect {
    button == .inAStrip ? buttonFrame : CGRect(x: 20, y: 380, width: 90, height: 44)
  }

  var value: Float { slider == .atItsMinimum ? 0 : 0.4 }

  /// The middle of the knob, likewise.
  var knob: CGPoint {
    let (frame, control) = (sliderFrame, slider.control)
    let bounds = CGRect(origin: .zero, size: frame.size)
    control.value = value
    let knob = control.thumbRect(
      forBounds: bounds, trackRect: control.trackRect(forBounds: bounds), value: control.value)
    let x = slider == .turned ? frame.width - knob.midX : knob.midX
    return CGPoint(x: frame.minX + x, y: frame.midY)
  }

  var words: String {
    let kinds = [
      setting.rawValue, button.rawValue, slider.rawValue, tile.rawValue, group.rawValue,
      other == .plain ? "" : "the other control is \(other.rawValue)",
      isReadOnly ? "it is read-only at first" : "",
    ]
    let scrolled = start == FormPlan().start ? "" : " that is scrolled to \(NumberText.trimmed(start))"
    return (["it is a form\(scrolled)"] + kinds.filter { !$0.isEmpty }).joined(separator: "; ")
  }

  var smaller: [FormPlan] {
    func with(_ change: (inout FormPlan) -> Void) -> FormPlan {
      var copy = self
      change(&copy)
      return copy
    }
    return [
      with { $0.setting = .plain }, with { $0.button = .plain }, with { $0.slider = .plain },
      with { $0.tile = .plain }, with { $0.other = .plain },
      with { if setting != .zoomed { $0.group = .none } }, with { $0.start = FormPlan().start },
      with { $0.isReadOnly = false },
    ].filter { $0.words != words }
  }
}
