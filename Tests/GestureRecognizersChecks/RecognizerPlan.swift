import CheckSupport
import TouchKit
import TouchStage

/// How a recognizer of an exercise is set up, and what fingers do for it.
protocol RecognizerSetup: Sendable {
  init(_ random: inout SeededGenerator)
  var words: String { get }
  /// What an app may settle between such a recognizer and another one.
  static var bonds: [RecognizerBond] { get }
  /// What it is if the recognizer waits for a double tap.
  var waiting: Self { get }
  static var deeds: [Int] { get }
  static var others: [Self] { get }
  /// What the recognizer is for, or something like it.
  func gesture(_ random: inout SeededGenerator) -> FingerPlan
}

extension RecognizerSetup {
  var waiting: Self { self }
  static var others: [Self] { [] }
}

/// What an app has settled between a recognizer and another one, its partner, or for the recognizer alone.
enum RecognizerBond: String, CaseIterable {
  case nothing = ""
  case shares = "its delegate lets the two run together"
  case isShared = "the other one's delegate lets the two run together"
  case mayNotBegin = "its delegate says that it must not begin"
  case waits = "it must wait for the other one to fail"
  case waitsByDelegate = "its delegate says that it waits for the other one to fail"
  case isAwaited = "the other one must wait for it to fail"
  case isAwaitedByDelegate = "its delegate says that the other one waits for it to fail"
  case leavesTouches = "its cancelsTouchesInView is off"
  case delaysNothing = "its delaysTouchesEnded is off"
  case delaysEverything = "its delaysTouchesBegan is on"

  static let waiting: [RecognizerBond] = [.waits, .waitsByDelegate]
  static let awaited: [RecognizerBond] = [.isAwaited, .isAwaitedByDelegate]
}

/// A recognizer on a view, and another one that the app has bound to it.
struct RecognizerPlan<Settings: RecognizerSetup>: TwinPlan {
  enum Place: String, CaseIterable {
    case before = "on its view, attached before it", after = "on its view, attached after it"
    case inside = "on a view in its view"
  }

  var settings: Settings
  var bond = RecognizerBond.nothing
  /// The other recognizer, or nothing if it's one more of its class.
  var partner: AppRecognizer? = .edge
  var place = Place.inside
  /// Whether the views keep touches to themselves.
  var keepsTouches = false
  /// Whether a control fills the view in its view.
  var hasControl = false

  /// A plain app.
  init(_ settings: Settings) { self.settings = settings }

  init(_ random: inout SeededGenerator) {
    bond = random.inTurn(Settings.bonds)
    let isWaiting = RecognizerBond.waiting.contains(bond)
    settings = isWaiting ? Settings(&random).waiting : Settings(&random)
    let isAwaited = RecognizerBond.awaited.contains(bond)
    let anyone: [AppRecognizer?] = [.tap, .doubleTap, .pan, .press, .swipe, nil]
    let partners: [AppRecognizer?] = isAwaited ? [.tap, .doubleTap] : isWaiting ? [.doubleTap] : anyone
    partner = random.inTurn(partners)
    place = random.inTurn(Place.allCases)
    keepsTouches = random.once(in: 2)
    hasControl = random.isTurn(in: 4)
  }

  var words: String {
    [
      settings.words, "another recognizer: \(partner?.rawValue ?? "one more of its class") \(place.rawValue)",
      bond.rawValue, hasControl ? "a control fills the view in its view" : "",
    ]
    .filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension RecognizerPlan {
  /// Apps in which a student's recognizer must do as one that does what is stated.
  static func twins(
    right: @escaping (Settings) -> UIGestureRecognizer, students: @escaping (Settings) -> UIGestureRecognizer
  ) -> Twins<RecognizerPlan> {
    Twins(
      right: { RecognizerSubject($0, name: $1, log: $2, make: right) },
      students: { RecognizerSubject($0, name: $1, log: $2, make: students) }
    ) { recipe in
      (recipe.gestures, recipe.fingers, recipe.rounds) = ([.taps, .drags, .rests], [1], 1...2)
      recipe.actsMeanwhile = false
    } judging: { twins in
      // Timers of the usual kind don't fire while something scrolls.
      twins.surroundings.removeAll { [.scrolling, .delaying].contains($0) }
      twins.judged.remove(.state)
      twins.leavingOut = { _, settings in
        for index in settings.recognizers.indices { settings.recognizers[index].forgetClass() }
      }
      twins.adapt = { example, random in
        if random.isTurn(in: 8) { example.surroundings.insert(.presented) }
        // It isn't said what a finger is for that lands when another one has lost its gesture to one in the view.
        if RecognizerBond.awaited.contains(example.plan.bond) { example.isNested = false }
        example.story = Self.story(for: example.plan, example.otherPlan, around: example.story, &random)
      }
    }
  }

  /// What the recognizer is for, again and again, with anything else in between.
  private static func story(
    for plan: RecognizerPlan, _ other: RecognizerPlan, around middle: Story, _ random: inout SeededGenerator
  ) -> Story {
    var story = middle
    story.moments = []
    story.pace = 0.001
    let pause = Story.Moment.wait(
      RecognizerBond.waiting.contains(plan.bond) ? 1.2 : random.pick([0.1, 0.6, 1.1]))
    func gesture() -> [Story.Moment] {
      // In the middle of the view, or near its edge, where fingers may leave it.
      let place = random.pick([CGPoint(x: 350, y: 410), CGPoint(x: 350, y: 410), CGPoint(x: 115, y: 410)])
      var fingers = plan.settings.gesture(&random)
      // A pencil and a pointer are alone.
      for _ in 0..<5 where story.tool != .finger && !fingers.isOfOneFinger {
        fingers = plan.settings.gesture(&random)
      }
      if !fingers.isOfOneFinger { story.tool = .finger }
      fingers = fingers.moved(to: place)
      if story.tool == .finger, random.once(in: 3) {
        fingers.join(other.settings.gesture(&random).moved(to: CGPoint(x: 820, y: 450)))
      }
      return fingers.moments + [pause]
    }
    let deed = Story.Moment.act(random.inTurn(Settings.deeds))
    let unhurried = middle.moments.flatMap { moment in
      if case .touch = moment { [moment, .wait(0.02)] } else { [moment] }
    }
    story.moments = gesture() + unhurried + [pause] + gesture() + [deed] + gesture()
    story.moments += [.act(RecognizerSubject<Settings>.undoing)] + gesture() + gesture()
    return story
  }
}
