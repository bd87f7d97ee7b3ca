import CheckSupport
import TouchKit
import TouchStage

/// How a recognizer of an exercise is set up, and what fingers do for it.
protocol RecognizerSetup: TwinPlan {
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
  case shares = "the recognizer’s delegate lets the two run together"
  case isShared = "the other one’s delegate lets the two run together"
  case mayNotBegin = "the recognizer’s delegate says that it must not begin"
  case waits = "the recognizer must wait for the other one to fail"
  case waitsByDelegate = "the recognizer’s delegate says that it waits for the other one to fail"
  case isAwaited = "the other one must wait for the recognizer to fail"
  case isAwaitedByDelegate = "the recognizer’s delegate says that the other one waits for it to fail"
  case leavesTouches = "the recognizer’s cancelsTouchesInView is false"
  case delaysNothing = "the recognizer’s delaysTouchesEnded is false"
  case delaysEverything = "the recognizer’s delaysTouchesBegan is true"

  static let waiting: [RecognizerBond] = [.waits, .waitsByDelegate]
  static let awaited: [RecognizerBond] = [.isAwaited, .isAwaitedByDelegate]
  /// Those that are between two.
  static let ofTwo: [RecognizerBond] = [.shares, .isShared] + waiting + awaited
}

/// A recognizer on a view, and another one that the app has bound to it.
struct RecognizerPlan<Settings: RecognizerSetup>: TwinPlan {
  enum Place: String, CaseIterable {
    case before = "on the view, attached first", after = "on the view, attached last"
    case inside = "on a view in the view"
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
      "its middle is at (350, 410) on the screen", settings.words, partnerWords, bond.rawValue,
      hasControl ? "a control fills the view in the view" : "",
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

extension RecognizerPlan {
  /// What there is to say of the other recognizer.
  private var partnerWords: String {
    guard partner != .edge || RecognizerBond.ofTwo.contains(bond) else { return "" }
    return "the other recognizer is \(partner?.rawValue ?? "one more of its class") \(place.rawValue)"
  }

  var smaller: [RecognizerPlan] {
    let plain = RecognizerPlan(settings)
    return with(\.hasControl, of: plain) + with(\.keepsTouches, of: plain) + with(\.bond, of: plain)
      + with(\.partner, of: plain) + with(\.place, of: plain)
      + settings.smaller.map { settings in
        var plan = self
        plan.settings = settings
        return plan
      }
  }
}
