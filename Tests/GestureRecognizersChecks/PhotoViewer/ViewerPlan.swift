import CheckSupport
import TouchKit
import TouchStage

/// An app with a photo viewer.
struct ViewerPlan: TwinPlan {
  /// What lies in the viewer, behind the star.
  enum Content: String, CaseIterable {
    case nothing = "", label = "a label that takes touches is the photo"
    case nested = "the photo is a view in a view", strips = "narrow views are the photo"
  }

  /// How the app hides the star.
  enum Hiding: String, CaseIterable {
    case hides = "hidden", fades = "transparent", takesOut = "taken out", movesAway = "in another view"
    case covers = "behind a view that is part of the photo", moves = "elsewhere in the viewer"
  }

  static let size = CGSize(width: 480, height: 560)
  /// Where the viewer's corner is on the screen.
  static let corner = CGPoint(x: 350 - size.width / 2, y: 410 - size.height / 2)

  var content = Content.nothing
  /// Whether the control in it is a stepper, and not a button.
  var hasStepper = false
  /// A recognizer around the viewer.
  var neighbor: AppRecognizer?
  var hiding = Hiding.hides
  /// How wide the viewer was when it was made.
  var firstWidth = size.width
  /// Whether it's put in before the recognizers around it are there.
  var comesFirst = false
  var takesSeveralFingers = false

  /// A plain app.
  init() {}

  init(_ random: inout SeededGenerator) {
    (content, hasStepper) = (random.inTurn(Content.allCases), random.isTurn(in: 3))
    neighbor = random.inTurn([nil, .tripleTap, .swipe, .pinch, .press, .tap])
    hiding = random.inTurn(Hiding.allCases)
    firstWidth = random.inTurn([480, 480, 400, 620])
    (comesFirst, takesSeveralFingers) = (random.once(in: 2), random.isTurn(in: 2))
  }

  var place: ViewerGesture.Place { ViewerGesture.Place(size: Self.size, madeWith: firstWidth) }

  var words: String {
    let neighbor = neighbor.map { "\($0.rawValue) of the app around it" } ?? ""
    let made = firstWidth == Self.size.width ? "" : "it was \(Int(firstWidth)) points wide when it was made"
    let corner = "its corner is at \(Self.corner.text) on the screen"
    return [
      "a viewer with a \(hasStepper ? "stepper" : "button") in it", corner, content.rawValue, neighbor, made,
    ]
    .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Apps in which a student's viewer must do as one that does what is stated.
  static func twins(
    right: @escaping (CGRect) -> any Viewer, students: @escaping (CGRect) -> any Viewer
  ) -> Twins<ViewerPlan> {
    Twins(
      right: { ViewerSubject($0, name: $1, log: $2, make: right) },
      students: { ViewerSubject($0, name: $1, log: $2, make: students) }
    ) { recipe in
      (recipe.rounds, recipe.changes) = (1...1, [])
    } judging: { twins in
      // The app's own recognizers on the viewer are none of its own, and gestures go for places on an upright screen.
      twins.surroundings.removeAll { surrounding in
        surrounding.rawValue.hasSuffix("recognizer on it")
          || [.twoFingerTap, .turned, .exclusive, .face, .badge, .still, .scrolling, .delaying].contains(
            surrounding)
      }
      twins.canBeNested = false
      // When views hear of the end of a touch depends on who waits for whom.
      twins.isUnjudged = { $0.kind == .touches && !$0.text.contains("touchesBegan") }
      twins.adapt = { example, random in
        let plan = example.plan
        example.story.pace = 0.001
        example.story.moments = []
        if random.isTurn(in: 8) { example.surroundings.insert(.presented) }
        var isHidden = false
        for number in 0..<6 {
          var kind = number < 2 ? random.inTurn(Self.kinds) : random.pick(Self.kinds)
          if random.once(in: 3) {
            let act = ViewerSubject.Act.listening.rawValue + random.number(0...4)
            example.story.moments.append(.act(act))
          }
          if random.once(in: isHidden ? 2 : 3) {
            isHidden.toggle()
            let act = isHidden ? ViewerSubject.Act.hiding : .showing
            example.story.moments.append(.act(act.rawValue))
            // Where it was, or is again.
            kind = .star
          }
          if isHidden, kind == .starTaps { kind = .twoTaps }
          let gesture = Self.gesture(kind, in: plan.place, &random)
          if !gesture.plan.isOfOneFinger { example.story.tool = .finger }
          example.story.moments +=
            gesture.plan.shifted(by: Self.corner).momentsWithALook + [.wait(random.pick([0.45, 0.5, 1.5]))]
          example.story.moments.append(.act(ViewerSubject.Act.looking.rawValue))
        }
        if isHidden { example.story.moments.append(.act(ViewerSubject.Act.showing.rawValue)) }
      }
      twins.judged.remove(.state)
    }
  }

  private enum Kind: CaseIterable {
    case tap, twoTaps, star, starTaps, swipe, drag, slowDrag, controlTap, controlDrag, rest
  }
  private static let kinds = Kind.allCases

  private static func gesture(
    _ kind: Kind, in place: ViewerGesture.Place, _ random: inout SeededGenerator
  ) -> ViewerGesture {
    switch kind {
    case .tap: .taps(1, onStar: false, in: place, &random)
    case .twoTaps: .taps(2, onStar: false, in: place, &random)
    case .star: .taps(1, onStar: true, in: place, &random)
    case .starTaps: .taps(random.number(2...5), onStar: true, in: place, &random)
    case .swipe: .swipe(in: place, &random)
    case .drag: .drag(in: place, &random)
    case .slowDrag: .slowDrag(in: place, &random)
    case .controlTap: .tapOnControl(in: place, &random)
    case .controlDrag: .drag(in: place, fromControl: true, &random)
    case .rest: .rest(in: place, &random)
    }
  }
}

extension ViewerPlan {
  var smaller: [ViewerPlan] {
    let plain = ViewerPlan()
    return with(\.content, of: plain) + with(\.hasStepper, of: plain) + with(\.neighbor, of: plain)
      + with(\.comesFirst, of: plain) + with(\.takesSeveralFingers, of: plain)
      + with(\.firstWidth, of: plain) + with(\.hiding, of: plain)
  }
}

extension FingerPlan {
  /// Its moments, with a look at the viewer before the first finger leaves.
  fileprivate var momentsWithALook: [Story.Moment] {
    var moments = moments
    let leaving = moments.firstIndex { moment in
      switch moment {
      case .touch(let phase, _, _), .together(let phase, _): phase == .ended || phase == .cancelled
      default: false
      }
    }
    if let leaving { moments.insert(.act(ViewerSubject.Act.looking.rawValue), at: leaving) }
    return moments
  }
}
