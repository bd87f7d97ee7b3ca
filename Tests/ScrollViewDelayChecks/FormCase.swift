import CheckSupport
import TouchKit
import TouchStage

/// Where things are in a form.
struct FormCase: CustomStringConvertible {
  var slider: CGRect
  /// As a share of the slider's range.
  var value: Float
  var range: ClosedRange<Float>
  var button: CGRect
  var tile: CGRect
  var dial: CGRect
  /// How far the form is scrolled.
  var offset: CGFloat
  /// How long a finger rests that is not quick, in seconds.
  var rest: TimeInterval
  /// How long it is on its way then: not so short that it has left the knob with its first move.
  var time: TimeInterval
  /// How far fingers go up (negative) or down.
  var way: CGFloat
  var isSubclass: Bool
  /// How many views lie around it in the form, one in the other.
  var depth: Int
  /// How far the form can be scrolled.
  var room: CGFloat
  /// Whether the button has a title.
  var hasTitle: Bool
  /// How the app has made the slider, the button, the tile and the other control look.
  var looks: [Set<Look>]
  /// What is the case around the form.
  let circumstances: [Circumstance]
  /// Which of them are turned upside down.
  var turned: Set<Int>
  /// What the app has set in the form.
  var settings: [Setting]
  /// Whether the slider tells of every move.
  var isContinuous: Bool
  /// Where on the slider's line, as a share of what is free of the knob; right beside the knob if it is `nil`.
  var placeOnTheLine: CGFloat?
  /// What the other control is.
  var otherControl: OtherControl
  /// Where fingers are on what they touch, as shares from its middle.
  var aside: CGPoint
  /// Where the form is on the screen.
  var corner: CGPoint
  /// How far a finger on the knob that goes sideways at once goes with its first move.
  var firstStep: CGFloat
  /// What lies on the tile and takes its touches, which the tile then hears.
  var cover = Cover.none
  /// What the button sends when it is clicked, as far as the app listens.
  var clickEvent = UIControl.Event.touchUpInside
  var buttonType = UIButton.ButtonType.custom
  /// Whether a finger trembles when it has rested, so that it is fast with its first move.
  var trembles = false
  /// How far beyond the end of its line a finger pulls the knob, and whether it then jumps.
  var pull: CGFloat = 90
  var jumps = true
  /// Whether the tile has a recognizer, which one finger does not concern.
  var isTilePinched = false
  /// Whether the tile takes several fingers.
  var isTileMultiple = false
  /// Whether the app hears of its controls as a target does, with a method, and not in closures.
  var hearsAsATarget = false
  /// What the app does when a control tells of a finger.
  var reaction: FormReaction?
  /// What is special about it.
  var peculiarities: [FormPeculiarity] = []

  /// How the classes are called, if they are subclasses.
  var names = Names.usual
  /// Whether fingers on the slider that are not on its knob are above or below that, in a slider that is high enough.
  var isAboveOrBelowTheKnob = false

  enum Setting: CaseIterable {
    case noIndicators, alwaysBounces, noBounce, dismissesTheKeyboard, notToTop
  }

  enum Cover: String, CaseIterable {
    case none = "nothing", label = "a label", picture = "an image view", stack = "a stack view", cell =
      "a cell"
  }

  enum OtherControl: String, CaseIterable {
    case plain, dial, toggle = "switch", field = "text field", segments = "segmented control", stepper
    case pages = "page control"
  }

  init(_ random: inout SeededGenerator) {
    func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    // Half of the forms are at one of their ends.
    let start = [points(280...320), points(280...1_000), 0][Int.random(in: 0...2, using: &random)]
    offset = start
    let top = start + points(80...100)
    room = start > 0 && Int.random(in: 0...2, using: &random) == 0 ? start : 1_120
    slider = CGRect(x: points(10...40), y: top, width: points(220...260), height: 40)
    let share = Float(Int.random(in: 0...10, using: &random)) / 10
    value = [0, 1, share, share, share][Int.random(in: 0...4, using: &random)]
    let isHigh = Int.random(in: 0...3, using: &random) == 0
    button = CGRect(
      x: points(10...30), y: top + 70, width: isHigh ? points(40...130) : points(80...110),
      height: isHigh ? points(20...160) : 44)
    tile = CGRect(x: points(170...190), y: top + 60, width: points(70...100), height: 60)
    dial = CGRect(x: points(10...150), y: top + (isHigh ? 260 : 150), width: points(60...120), height: 50)
    // Side by side, or one below the other.
    if !isHigh, Bool.random(using: &random) {
      button.size.width = points(40...280)
      tile = CGRect(x: points(10...30), y: top + 210, width: points(40...280), height: points(20...120))
    }
    rest =
      TimeInterval(
        Int.random(in: Int.random(in: 0...7, using: &random) == 0 ? 100...400 : 17...60, using: &random))
      / 100
    let isFar = Int.random(in: 0...2, using: &random) == 0
    way = isFar ? points(120...250) : points(14...60)
    if Bool.random(using: &random) { way = -way }
    let low = Float(Int.random(in: -30...30, using: &random))
    range = Bool.random(using: &random) ? 0...1 : low...(low + Float(Int.random(in: 1...100, using: &random)))
    otherControl = OtherControl.allCases[Int.random(in: 0..<OtherControl.allCases.count, using: &random)]
    aside = CGPoint(x: points(-40...40) / 100, y: points(-40...40) / 100)
    corner = CGPoint(x: points(0...400), y: points(250...400))
    isSubclass = Bool.random(using: &random)
    depth = [0, 0, 1, 2, 3, 7][Int.random(in: 0...5, using: &random)]
    looks = (0..<4).map { _ in Look.some(&random) }
    circumstances = Circumstance.some(of: Circumstance.beyondTheChain, &random)
    turned = Set((0..<4).filter { _ in Int.random(in: 0...3, using: &random) == 0 })
    settings = Setting.allCases.filter { _ in Int.random(in: 0...3, using: &random) == 0 }
    hasTitle = Bool.random(using: &random)
    isContinuous = Bool.random(using: &random)
    placeOnTheLine = Bool.random(using: &random) ? points(0...100) / 100 : nil
    firstStep = random.inTurn([8, 8, 16, 30, 38])
    cover = random.inTurn([.none] + Cover.allCases)
    time = isFar || Bool.random(using: &random) ? 0.032 : 0.08
    clickEvent = random.isTurn(in: 3) ? .primaryActionTriggered : .touchUpInside
    buttonType = random.inTurn([.custom, .system, .custom])
    trembles = random.isTurn(in: 3)
    pull = random.inTurn([20, 50, 90, 150])
    jumps = random.isTurn(in: 2)
    isTilePinched = random.isTurn(in: 6)
    hearsAsATarget = random.isTurn(in: 2)
    isTileMultiple = random.isTurn(in: 3)
    names = random.inTurn(Names.allCases)
    isAboveOrBelowTheKnob = random.isTurn(in: 4)
    let height: CGFloat = isAboveOrBelowTheKnob ? 110 : random.inTurn([40, 40, 28, 70, 100])
    slider = CGRect(
      x: slider.minX, y: slider.maxY - height,
      width: random.inTurn([slider.width, slider.width, 150, 309 - slider.minX]), height: height)
    // Right beside the knob, where there is room, and on a way that scrolls.
    let side: CGFloat = random.inTurn([1, -1, 1, 0])
    if !isAboveOrBelowTheKnob, side > 0 ? value <= 0.75 : side < 0 && value >= 0.25 {
      (placeOnTheLine, aside.x, way) = (nil, side * max(abs(aside.x), 0.01), wayWithRoom)
    }
  }

  var description: String {
    let kind =
      isSubclass ? " (the slider, the button and the other control are of subclasses: \(names) names)" : ""
    return """
      a form that is scrolled to \(NumberText.trimmed(offset))\(kind); its slider is \
      \(NumberText.trimmed(slider.width)) points wide and \(NumberText.trimmed(slider.height)) high, goes from \
      \(NumberText.trimmed(CGFloat(range.lowerBound))) to \(NumberText.trimmed(CGFloat(range.upperBound))), isContinuous \
      \(isContinuous); \
      the other control: \(otherControl.rawValue)
      """
        + zip(["slider", "button", "tile", "other control"], looks).filter { !$1.isEmpty }
        .map { "; the \($0): \(Look.words(for: $1))" }.joined()
        + (isAboveOrBelowTheKnob ? "; fingers beside the knob are above or below it" : "")
        + (cover == .none ? "" : "; \(cover.rawValue) lies on the tile")
        + (clickEvent == .touchUpInside ? "" : "; the app listens to the button's primary action")
        + (hearsAsATarget ? "; the app hears of its controls as a target" : "")
        + (isTileMultiple ? "; the tile takes several fingers" : "")
        + (isTilePinched ? "; the tile has a pinch recognizer" : "")
        + (trembles ? "; a finger that rests trembles before it goes" : "")
        + (reaction.map { "; \($0)" } ?? "")
        + peculiarities.map { "; \($0.rawValue)" }.joined()
        + (circumstances.isEmpty ? "" : "; of the form: \(Circumstance.words(for: circumstances))")
  }

  /// Whether a finger may give the keyboard to a field, or put it away.
  var movesTheKeyboard: Bool { otherControl == .field || settings.contains(.dismissesTheKeyboard) }
}
