import CheckSupport
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// Fingers that touch one form, one after the other.
struct FormScript: CustomStringConvertible {
  enum Action: CaseIterable {
    case taps, tapsTwice, dragsAtOnce, restsAndDrags, isCancelled, tapsWithAnother, dragsWithAnother, wanders,
      strays
    case glides, slidesAtOnce, slidesSideways, goesSidewaysAtOnce, goesSideways, tapsThrice, pauses,
      isLostInTheDrag
    case catches, dragsTogether, dragsBesideTheOtherForm, dragsWhileAnotherLies, dragsMeanwhile,
      comesWithPencil
    case restsLong, pointsAt, pinches, tapsWithTwo, isJoined
  }

  struct Finger: CustomStringConvertible {
    var spot: FormScene.Spot
    var action: Action
    var way: CGFloat
    var isReadOnly: Bool
    /// What the app does before the finger comes.
    var before: FormEvent?
    /// What the app does while it is there.
    var meanwhile: FormEvent

    var description: String {
      let before = before.map { "\($0.rawValue); then " } ?? ""
      let direction = way < 0 ? "up" : "down"
      let words =
        switch action {
        case .taps: "taps \(spot.rawValue)"
        case .tapsTwice: "taps \(spot.rawValue) twice"
        case .dragsAtOnce: "goes \(direction) at once from \(spot.rawValue)"
        case .restsAndDrags: "rests on \(spot.rawValue) and goes \(direction)"
        case .tapsWithAnother: "taps \(spot.rawValue), and another one \(other.rawValue), both at once"
        case .dragsWithAnother:
          "goes \(direction) from \(spot.rawValue), and another one from \(other.rawValue)"
        case .wanders: "wanders back and forth from \(spot.rawValue)"
        case .strays: "rests on \(spot.rawValue), goes far to the side, and then \(direction)"
        case .glides:
          "throws the form \(direction) from \(spot.rawValue); while it glides, isReadOnly changes twice"
        case .isCancelled: "rests on \(spot.rawValue) and is taken away by the system"
        case .slidesAtOnce: "goes sideways at once from \(spot.rawValue), and then \(direction)"
        case .slidesSideways: "rests on \(spot.rawValue), goes sideways, and then \(direction)"
        case .goesSidewaysAtOnce: "goes sideways at once from \(spot.rawValue)"
        case .goesSideways: "rests on \(spot.rawValue) and goes sideways"
        case .tapsThrice: "taps \(spot.rawValue) three times"
        case .pauses: "rests on \(spot.rawValue), goes \(direction), pauses for 1.2 s, and goes on"
        case .isLostInTheDrag: "rests on \(spot.rawValue), goes \(direction), and is taken away by the system"
        case .catches:
          "throws the form \(direction), lands on \(spot.rawValue) in the glide, and taps it again"
        case .dragsTogether:
          "and others go \(direction) in the same events from \(together.map(\.rawValue).joined(separator: ", "))"
        case .dragsBesideTheOtherForm:
          "rests on \(spot.rawValue) and goes \(direction), while another one does so in another form"
        case .dragsWhileAnotherLies:
          "rests on \(spot.rawValue) and goes \(direction), while another one lies beside the form"
        case .dragsMeanwhile:
          "rests on \(spot.rawValue) and goes \(direction); meanwhile, \(meanwhile.rawValue)"
        case .comesWithPencil: "is a pencil that rests on \(spot.rawValue) and goes \(direction)"
        case .pointsAt: "on a trackpad scrolls \(direction), turns a wheel and clicks, on \(spot.rawValue)"
        case .pinches: "goes away from \(spot.rawValue), and another one does so to the other side"
        case .tapsWithTwo: "and another one tap \(spot.rawValue) in the same events"
        case .isJoined:
          "goes \(direction) from beside everything; when it rests, another one lands on \(spot.rawValue)"
        case .restsLong: "rests on \(spot.rawValue) for 3 s and goes \(direction)"
        }
      return "\(before)a finger \(words)\(isReadOnly ? ", while isReadOnly is true" : "")"
    }

    /// Whether it goes sideways on something that may itself want such a finger.
    ///
    /// While the form is read-only, nothing says whether recognizers within it hear of the finger.
    func isMootWhileReadOnly(in form: FormCase) -> Bool {
      let goesSideways = [
        .strays, .wanders, .slidesAtOnce, .slidesSideways, .goesSidewaysAtOnce, .goesSideways,
      ].contains(action)
      let taps = [.taps, .tapsTwice, .tapsThrice, .tapsWithTwo].contains(action)
      // A form that leaves the window meanwhile lets go of the touches that are held back.
      return action == .dragsMeanwhile || spot == .button && !taps && form.peculiarities.contains(.strip)
        || goesSideways && (spot == .dial || form.peculiarities.contains(.strip))
    }

    /// Whether it's clear what recognizers hear of it that lie around the parts, though the form is read-only.
    func isClear(in form: FormCase) -> Bool {
      spot == .blank
        || spot == .tile && !form.peculiarities.contains { [.recognizingParts, .cards].contains($0) }
    }

    /// Where a further finger is.
    private var other: FormScene.Spot { [.button, .knob].contains(spot) ? .tile : .button }

    /// Where fingers are that go together.
    private var together: [FormScene.Spot] {
      switch Int(abs(way)) % 4 {
      case 0: [spot, other]
      case 1: [.button, .tile, .blank]
      case 2: [.knob, .button]
      default: [spot, .blank]
      }
    }

    func touch(_ scene: FormScene) -> FormScene.Outcome {
      switch action {
      case .taps: scene.press(spot, for: 0.06)
      case .tapsTwice: scene.tap(spot, count: 2)
      case .tapsWithAnother: scene.tap(spot, and: other)
      case .dragsWithAnother: scene.drag(spot, and: other, by: CGPoint(x: 0, y: way))
      case .wanders: scene.wander(from: spot, by: way)
      case .strays: scene.stray(from: spot, by: way)
      case .glides: scene.glide(from: spot, by: way)
      case .isCancelled: scene.lose(spot)
      case .slidesAtOnce:
        scene.drag(spot, by: CGPoint(x: scene.wayOfTheKnob, y: way), resting: false)
      case .slidesSideways:
        scene.drag(spot, by: CGPoint(x: scene.wayOfTheKnob, y: way), resting: true)
      case .goesSidewaysAtOnce:
        // Beside everything far enough for a swipe.
        scene.goSideways(
          from: spot, by: scene.wayOfTheKnob * (spot == .blank ? 3 : 1), resting: false)
      case .goesSideways: scene.goSideways(from: spot, by: scene.wayOfTheKnob, resting: true)
      case .tapsThrice: scene.tap(spot, count: 3)
      case .pauses: scene.pause(from: spot, by: way)
      case .isLostInTheDrag: scene.loseInTheDrag(spot, by: way)
      case .catches: scene.catchIt(on: spot, by: way)
      case .dragsTogether: scene.dragTogether(together, by: way)
      case .dragsBesideTheOtherForm: scene.drag(spot, by: way, whileAnotherIsInTheOtherForm: true)
      case .dragsWhileAnotherLies: scene.drag(spot, by: way, whileAnotherIsInTheOtherForm: false)
      case .dragsMeanwhile: scene.drag(spot, by: way, while: meanwhile)
      case .comesWithPencil:
        scene.withPencil { scene.drag(spot, by: CGPoint(x: 0, y: way), resting: true) }
      case .pointsAt: scene.point(at: spot, by: way)
      case .pinches: scene.pinch(around: spot, by: way)
      case .tapsWithTwo: scene.tapWithTwo(spot)
      case .isJoined: scene.join(on: spot, by: way)
      case .restsLong: scene.rest(on: spot, for: 3, by: way)
      case .dragsAtOnce: scene.drag(spot, by: CGPoint(x: 0, y: way), resting: false)
      // Not straight up or down, but for the knob, which would move.
      case .restsAndDrags:
        scene.drag(spot, by: CGPoint(x: spot == .knob ? 0 : way / 5, y: way), resting: true)
      }
    }
  }

  var form: FormCase
  var fingers: [Finger]
  /// Whether the form is made read-only before it gets its views and a window.
  var isReadOnlyAtFirst = false

  /// - Parameter count: How many fingers, if that is not random.
  init(_ random: inout SeededGenerator, count: Int? = nil) {
    form = FormCase(&random)
    form.peculiarities = FormPeculiarity.some(&random)
    let count = count ?? random.pick([3, 3, 4, 5, 6, 7, 12])
    // In a long story the same happens again and again, in a very long one several things.
    func usual() -> (spot: FormScene.Spot, action: Action) {
      (
        random.pick([.button, .button, .line, .tile, .knob]),
        random.pick([.taps, .restsAndDrags, .restsAndDrags])
      )
    }
    let theUsual = usual()
    // Each thing that a finger or the app does comes in some case.
    let action = random.inTurn(Action.allCases)
    let further = random.inTurn(
      [
        .dragsTogether, .dragsTogether, .dragsWithAnother, .dragsMeanwhile, .pauses, .dragsBesideTheOtherForm,
        .isJoined, .strays, .strays, .glides, .glides,
      ] as [Action])
    let isAboutTheButton = form.peculiarities.contains(where: FormPeculiarity.aboutTheButton.contains)
    let spot = isAboutTheButton ? .button : random.pick([FormScene.Spot.button, .tile])
    let event = random.inTurn(FormEvent.between)
    fingers = (0..<count).map { number in
      if count < 13, number < 3 {
        // A form that becomes read-only before something happens to it, and something that happens to a writable one.
        return Finger(
          spot: number == 0 ? random.pick(FormScene.Spot.all) : spot,
          action: number == 0
            ? action : number == 1 ? further : random.pick([.taps, .restsAndDrags, .comesWithPencil]),
          way: CGFloat(random.pick([-90, -60, -45, 45, 60, 90])),
          isReadOnly: number == 2, before: number == 2 ? event : nil,
          meanwhile: random.pick(FormEvent.meanwhile))
      }
      let often = count > 12 ? usual() : theUsual
      let isOften = count > 2 && Bool.random(using: &random)
      let action =
        isOften
        ? often.action
        : random.pick(Action.allCases)
      return Finger(
        // A control that does without tracking does not hear of its end.
        spot: isOften
          ? often.spot
          : random.pick(
            [.isCancelled, .isLostInTheDrag].contains(action)
              ? [.knob, .line, .button, .tile] : FormScene.Spot.all),
        action: action,
        way: CGFloat(random.pick([-220, -90, -60, -45, -30, -14, 14, 30, 45, 60, 90, 220])),
        isReadOnly: !isOften && random.pick([true, false, false]),
        before: random.once(in: 3) ? random.pick(FormEvent.between) : nil,
        meanwhile: random.pick(FormEvent.meanwhile))
    }
    // So that the form itself is asked about recognizers.
    if form.peculiarities.contains(.recognizing) {
      (fingers[0].spot, fingers[0].action, fingers[0].isReadOnly) = (.blank, .taps, false)
    }
    // What is zoomed is a view in the form.
    if form.peculiarities.contains(.zoomed) { form.depth = max(form.depth, 1) }
    if form.peculiarities.contains(where: FormPeculiarity.aroundTheParts.contains) {
      // Beside the parts and on the tile, where it's clear who hears of them, all that recognizers may want.
      if form.peculiarities.contains(.zoomable) { form.depth = max(form.depth, 1) }
      let isOnTheForm = form.peculiarities.contains { [.pressed, .zoomable].contains($0) }
      while fingers.count < 5, count < 13 { fingers.append(fingers[1]) }
      for number in fingers.indices where fingers[number].spot != .blank || isOnTheForm {
        fingers[number].spot = (isOnTheForm ? number % 5 < 4 : number % 2 == 0) ? .blank : .tile
      }
      let actions: [Action] = [.tapsTwice, .restsLong, .goesSidewaysAtOnce, .pinches, .taps]
      for (number, action) in actions.enumerated() {
        fingers[number].action = action
        fingers[number].isReadOnly = (number + Int(form.slider.minX)) % 3 > 0
      }
    }
    if form.peculiarities.contains(.insetTrack) {
      // At an end of the track, which is not where the slider ends.
      form.value = random.inTurn([0, 1])
      var finger = fingers[1]
      (finger.spot, finger.action, finger.isReadOnly) = (.knob, .restsAndDrags, false)
      fingers.append(finger)
    }
    let reaction = random.inTurn(FormReaction.all.map { $0 } + Array(repeating: nil, count: 2))
    if count < 13, let reaction {
      form.reaction = reaction
      // Both ways, so that there is room for one of them, after a rest that lets the control hear of the finger.
      for way in [-60, 60] as [CGFloat] {
        var finger = fingers[1]
        (finger.spot, finger.action, finger.way) = (reaction.spot, reaction.action, way)
        (finger.isReadOnly, finger.before) = (false, nil)
        fingers.append(finger)
      }
    }
    if count < 13, random.isTurn(in: 4) {
      isReadOnlyAtFirst = true
      fingers.swapAt(0, 2)
      (fingers[0].isReadOnly, fingers[0].before) = (true, nil)
    }
    if form.peculiarities.contains(.strip), count < 13 {
      // Taps in the strip are none of its business that scrolls sideways.
      var finger = fingers[2]
      (finger.spot, finger.action, finger.isReadOnly) = (.button, .tapsThrice, true)
      fingers.append(finger)
    }
    if count < 13, random.isTurn(in: 5) {
      // Both ways, so that there is room for one of them.
      for way in [-60, 60] as [CGFloat] {
        var finger = fingers[1]
        (finger.spot, finger.action, finger.way, finger.meanwhile) = (
          .line, .dragsMeanwhile, way, .disablesTheSlider
        )
        (finger.isReadOnly, finger.before) = (false, nil)
        fingers.append(finger)
      }
    }
    for number in fingers.indices where fingers[number].isMootWhileReadOnly(in: form) {
      fingers[number].isReadOnly = false
    }
  }

  var description: String {
    form.description + (isReadOnlyAtFirst ? "; isReadOnly is set before it gets its views" : "")
      + fingers.enumerated().map { "\n  \($0 + 1)  \($1)" }.joined()
  }

  /// Fewer fingers.
  var smaller: [FormScript] {
    fingers.count < 2
      ? []
      : fingers.shorter.map { fingers in
        var copy = self
        copy.fingers = fingers
        return copy
      }
  }

  /// What the student's form does otherwise than the statement says, at the first such finger.
  var complaint: String? {
    let (stated, actual) = (FormPlay(self) { StatedForm() }, FormPlay(self) { FormScrollView() })
    if let difference = actual.settings.difference(fromTwin: stated.settings) {
      return "a new form, beside a plain UIScrollView with the same views and settings\ngot: \(difference)"
    }
    for (number, (expected, result)) in zip(stated.results, actual.results).enumerated() {
      let finger = "finger \(number + 1)"
      if let change = result.change { return "\(finger)\ngot: \(change)" }
      let (outcome, wanted) = (result.outcome, expected.outcome)
      if outcome != wanted {
        return """
          \(finger)
          expected: \(wanted.words)
          got:      \(outcome.words)
          \(result.picture)
          """
      }
      if let divergence = firstDivergence(expected: expected.log, actual: result.log) {
        return "\(finger): what the controls, the tile and the form report\n\(divergence)\n\(result.picture)"
      }
    }
    if let difference = actual.everything.difference(fromTwin: stated.everything) {
      return "after all fingers, beside a form that does what the statement says\ngot: \(difference)"
    }
    return actual.form == nil ? nil : "the form and its parts are never released"
  }
}

/// A script that was played on the student's form, or on one that does what the statement says.
private struct FormPlay {
  /// What was set of the form before the first finger.
  let settings: ScreenSettings
  private(set) var results: [(outcome: FormScene.Outcome, log: [String], change: String?, picture: String)] =
    []

  /// What is set of everything after the last one.
  let everything: ScreenSettings
  /// The form, if anything keeps it alive.
  private(set) weak var form: UIScrollView?

  init(_ script: FormScript, make: () -> UIScrollView & ReadOnlyForm) {
    let scene = FormScene(script.form, listens: true, isReadOnly: script.isReadOnlyAtFirst, make: make)
    form = scene.form
    settings = ScreenSettings(of: [scene.form])
    // What was set is known, whatever the form says of it.
    var isReadOnly = script.isReadOnlyAtFirst
    for (number, finger) in script.fingers.enumerated() {
      scene.putBack()
      // What is set stays so.
      let isAtFirst = script.isReadOnlyAtFirst && number == 0
      if isReadOnly != finger.isReadOnly || number % 2 == 0 && !isAtFirst {
        isReadOnly = finger.isReadOnly
        scene.set(isReadOnly: finger.isReadOnly)
      }
      scene.log = []
      if let event = finger.before { scene.live(event) }
      let earlier = scene.log
      scene.putBack()
      scene.type(if: script.form.circumstances.contains(.typing))
      scene.other.isReadOnly = !finger.isReadOnly
      scene.isClear = finger.isClear(in: script.form)
      let outcome = finger.touch(scene)
      scene.note("isReadOnly is \(scene.form.isReadOnly)")
      results.append((outcome, earlier + scene.log, scene.changedSettings, scene.picture(finger.spot)))
    }
    everything = scene.everything
    // What the device knows of the last touch is none of the form's business.
    scene.form.removeFromSuperview()
    scene.stage.tap(at: CGPoint(x: 795, y: 5))
  }
}
