import CheckSupport
import TouchKit
import TouchStage

/// What fingers do on a view that can be dragged, and where that view lies.
struct DragScript {
  /// A part of a script; random moves are made of it.
  enum Act {
    case moves, lift, cancel
    /// One short move.
    case slides
    /// A second finger lands on the view, moves alone or together with the first, or leaves.
    case landsToo, otherMoves, bothMove, otherLeaves
    /// Two fingers land, go the same way, or lift, in the same instant.
    case bothLand, bothSlide, bothLift
  }

  /// One event: what some of the fingers do at one instant.
  struct Step {
    enum Action {
      /// A share of the view's width and height.
      case lands(CGPoint)
      /// A point of the screen.
      case moves(CGPoint)
      /// By so many points of the screen.
      case slides(CGPoint)
      /// Back to where it landed.
      case goesBack
      case lifts, isCancelled
    }

    var fingers: [(finger: Int, action: Action)]
    /// What the app does to the view before.
    var change: Change?
    /// How long the fingers rest afterwards.
    var rest: TimeInterval = 0
  }

  /// What the app may do to the view between two drags; the last two also in the middle of one.
  enum Change {
    /// Puts it so far away from where it is, in points of the superview.
    case putsAside(CGPoint)
    case turns(Turn)
    case turnsSuperview(Turn)
    /// By so many points of the superview.
    case scrollsSuperview(CGPoint)
    /// Puts it into the middle of another superview, or back.
    case goesOver
    /// Puts it into a superview of the same place and size, in front of all others.
    case isLifted
    /// Takes it out of its superview and puts it back.
    case comesBack

    var isForDrags: Bool {
      switch self {
      case .isLifted, .comesBack: true
      default: false
      }
    }
  }

  /// What becomes of a superview that the view was taken out of.
  enum Fate { case stays, moves, leaves }

  /// A recognizer of other code on the view, which cancels the touches that it recognizes.
  enum Recognizer: CaseIterable { case pinch, longPress, pan }

  /// How a view is turned and scaled.
  struct Turn {
    var degrees = 0
    var scale = CGPoint(x: 1, y: 1)

    var transform: CGAffineTransform {
      CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180).scaledBy(x: scale.x, y: scale.y)
    }

    var text: String? {
      var words: [String] = []
      if degrees != 0 { words.append("turned by \(degrees)°") }
      if scale != CGPoint(x: 1, y: 1) { words.append("scaled by \(scale.text)") }
      return words.isEmpty ? nil : words.joined(separator: " and ")
    }
  }

  static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  var steps: [Step] = []
  var turnOfSuperview = Turn()
  /// What the superview lies in.
  var turnOfPage = Turn()
  var scrollOfPage = CGPoint.zero
  var turnOfView = Turn()
  /// Where the bounds of the superview begin.
  var scroll = CGPoint.zero
  /// Where the bounds of the view itself begin.
  var ownScroll = CGPoint.zero
  /// Whether there is another such view, which a finger of its own drags all the time.
  var hasNeighbor = false
  /// Whether it is transparent, and hidden as long as a drag goes on and no finger lands.
  var isOutOfSight = false
  /// Whether that is so of its superview.
  var isSuperviewOutOfSight = false
  /// Whether the app's root controller presents another one meanwhile.
  var isPresenting = false
  /// Whether the sensor is faster than the display, so that moves are merged.
  var mergesMoves = false
  var fateOfTheOldSuperview = Fate.stays
  /// How long it is from one event to the next.
  var pause: TimeInterval = 0.016
  /// Whether another view lies in it, which fingers land on, too, and which handles nothing.
  var hasContents = false
  var size = CGSize(width: 100, height: 80)
  /// Those of the view, of what lies in it, of its superview and of the page.
  var looks: [Set<Look>] = []
  var circumstances: [Circumstance] = []
  /// Whether the view is of a subclass, and has a recognizer that changes nothing about touches.
  var isSubclass = false
  /// Whether its superview is such a view itself.
  var isOnCard = false
  /// Whether its superview is the window, and where that begins on the screen.
  var isInWindow = false
  var windowOrigin = CGPoint.zero
  /// Whether a button in it is used before.
  var hasButton = false
  var recognizer: Recognizer?
  /// Whether the first finger is a pencil.
  var hasPencil = false
  /// The point of the layer that `center` is about, as a share of its size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// Whether all settings of the views around are compared after each step.
  var comparesSettings = false

  init(_ acts: [Act], turnsSuperview: Bool, turnsView: Bool, _ random: inout SeededGenerator) {
    if turnsSuperview {
      turnOfSuperview = Self.turn(&random)
      scroll = random.point(in: CGRect(x: -50, y: -50, width: 100, height: 100))
      if random.once(in: 2) { varyPage(&random) }
    }
    if turnsView { turnOfView = Self.turn(&random) }
    var isDragging = false
    for act in acts {
      if !isDragging, act == .moves || act == .slides {
        steps.append(Step(fingers: [(0, .lands(Self.share(&random)))]))
        isDragging = true
      }
      if act == .bothLand { isDragging = true }
      if act == .lift || act == .cancel || act == .bothLift { isDragging = false }
      append(act, &random)
    }
  }

  /// Any number of fingers, which land, move by much and by little, rest, lift and are cancelled in any order.
  ///
  /// Where it would not be clear which of two fingers drags, they do not land in the same instant.
  init(anythingWith random: inout SeededGenerator) {
    if random.once(in: 2) { turnOfView = Self.turn(&random) }
    turnOfSuperview = Self.turn(&random)
    scroll = random.point(in: CGRect(x: -500, y: -500, width: 1_000, height: 1_000))
    if random.once(in: 2) { varyPage(&random) }
    if random.once(in: 3) {
      ownScroll = random.point(in: CGRect(x: -300, y: -300, width: 600, height: 600))
    }
    hasNeighbor = random.once(in: 2)
    hasContents = random.once(in: 2)
    isOutOfSight = random.once(in: 3)
    comparesSettings = true
    if random.once(in: 2) {
      size = CGSize(width: random.pick([44, 64, 131, 210]), height: random.pick([40, 71, 90.5, 150]))
    }
    looks = (0..<4).map { _ in Look.some(&random) }
    circumstances = Circumstance.some(&random)
    isSubclass = random.once(in: 3)
    pause = random.pick([0.008, 0.016, 0.016, 0.4])
    isOnCard = random.isTurn(in: 3)
    hasButton = random.isTurn(in: 5)
    hasPencil = random.isTurn(in: 4)
    if random.isTurn(in: 4) { windowOrigin = CGPoint(x: -15, y: -25) }
    if random.isTurn(in: 6) { anchor = random.pick([CGPoint(x: 0, y: 0), CGPoint(x: 0.25, y: 1)]) }
    if random.isTurn(in: 6) {
      (isInWindow, isOnCard, scroll, turnOfSuperview) = (true, false, .zero, Turn())
    }
    if random.isTurn(in: 7) {
      (recognizer, isSubclass) = (random.pick(Recognizer.allCases), true)
    }
    isSuperviewOutOfSight = random.isTurn(in: 3)
    isPresenting = random.isTurn(in: 5)
    fateOfTheOldSuperview = random.inTurn([.moves, .leaves, .stays])
    mergesMoves = random.isTurn(in: 4)
    if mergesMoves { pause = max(pause, 0.05) }
    let rests = random.isTurn(in: 4)
    // Which of those that land together drags is known only when they go apart.
    let landsTogether = random.isTurn(in: 3)
    // One short drag after the other.
    let isHasty = random.once(in: 4)
    let isLarge = random.once(in: 8)
    let numbers = isLarge ? Array(0..<12) : Array(0..<Int.random(in: 1...4, using: &random))
    var down: Set<Int> = []
    var dragging: Int?
    for _ in 0..<Int.random(in: 6...(isLarge || isHasty ? 40 : 20), using: &random) {
      var fingers: [(finger: Int, action: Step.Action)] = []
      var hasLanded = false
      let wasDragging = dragging
      if down.count > 2, random.once(in: 5) {
        // All that lie on the view leave at once, with the one that drags or without it.
        let leaving = random.once(in: 3) ? down : down.filter { $0 != dragging }
        let end: Step.Action = random.once(in: 2) ? .isCancelled : .lifts
        steps.append(Step(fingers: leaving.sorted().map { ($0, end) }))
        down.subtract(leaving)
        if dragging.map(leaving.contains) == true { dragging = nil }
        continue
      }
      for finger in numbers {
        guard down.contains(finger) else {
          guard !random.once(in: 3), wasDragging != nil || !hasLanded || landsTogether else { continue }
          if wasDragging != nil, dragging == nil { continue }
          let isBeside = random.once(in: 10)
          fingers.append((finger, .lands(isBeside ? CGPoint(x: 1.25, y: 0.5) : Self.share(&random))))
          down.insert(finger)
          if isBeside { continue }
          hasLanded = true
          if dragging == nil { dragging = finger }
          continue
        }
        switch Int.random(in: 0..<(isHasty && finger == dragging ? 3 : 10), using: &random) {
        case 0:
          // While a finger lands in the same instant, the one that drags stays.
          if finger == dragging, hasLanded { continue }
          fingers.append((finger, random.once(in: 3) ? .isCancelled : .lifts))
          down.remove(finger)
          if finger == dragging { dragging = nil }
        case 1, 2, 3:
          fingers.append((finger, .slides(random.point(in: CGRect(x: -2, y: -1, width: 4, height: 2)))))
        case 4: fingers.append((finger, .goesBack))
        case 5, 6, 7:
          fingers.append((finger, .moves(random.point(in: Self.screen.insetBy(dx: 120, dy: 250)))))
        default: continue
        }
      }
      var change: Change?
      if random.once(in: wasDragging == nil ? 2 : 6) {
        let way = random.point(in: CGRect(x: -20, y: -20, width: 40, height: 40))
        switch Int.random(in: 0..<(wasDragging == nil ? 8 : 10), using: &random) {
        case 0, 1: change = .putsAside(way)
        case 2: change = .turns(Self.turn(&random))
        case 3: change = .turnsSuperview(Self.turn(&random))
        case 4: change = .scrollsSuperview(way)
        case 5: change = .goesOver
        case 6: change = .isLifted
        default: change = .comesBack
        }
      }
      let rest = rests && random.once(in: 4) ? random.pick([0.3, 1.1, 3.2]) : 0
      steps.append(Step(fingers: fingers, change: change, rest: rest))
    }
    if random.isTurn(in: 2) { addADragThatIsCancelledElsewhere(down, &random) }
  }

  /// Adds a drag in the middle of which the view gets another superview, before it is cancelled.
  private mutating func addADragThatIsCancelledElsewhere(_ down: Set<Int>, _ random: inout SeededGenerator) {
    func way() -> CGPoint { random.point(in: CGRect(x: -30, y: -30, width: 60, height: 60)) }
    if !down.isEmpty { steps.append(Step(fingers: down.sorted().map { ($0, .lifts) })) }
    steps.append(Step(fingers: [(0, .lands(CGPoint(x: 0.5, y: 0.5)))]))
    steps.append(Step(fingers: [(0, .slides(way()))]))
    steps.append(Step(fingers: [(0, .slides(way()))], change: .isLifted))
    steps.append(Step(fingers: [(0, .isCancelled)]))
  }

  /// Turns, scales and scrolls what the superview lies in, which may itself be neither turned nor scaled then.
  private mutating func varyPage(_ random: inout SeededGenerator) {
    turnOfPage = Turn(
      degrees: random.pick([0, 45, 90, 180, 270]),
      scale: CGPoint(x: random.pick([0.75, 1, 1.25]), y: random.pick([0.75, 1, 1.25])))
    scrollOfPage = random.point(in: CGRect(x: -300, y: -300, width: 600, height: 600))
    if random.once(in: 2) { turnOfSuperview = Turn() }
  }

  private static func turn(_ random: inout SeededGenerator) -> Turn {
    let scales: [CGFloat] = [0.5, 0.75, 1, 1.5, -1]
    return Turn(
      degrees: random.pick([0, 30, 45, 90, 135, 180, 270, 300]),
      scale: CGPoint(x: random.pick(scales), y: random.pick(scales)))
  }

  private static func share(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: random.pick([0.2, 0.4, 0.5, 0.7]), y: random.pick([0.25, 0.4, 0.6, 0.75]))
  }

  private mutating func append(_ act: Act, _ random: inout SeededGenerator) {
    // Away from the edges, so that what is dragged stays where a second finger can land on it.
    func goal() -> CGPoint { random.point(in: Self.screen.insetBy(dx: 100, dy: 200)) }
    switch act {
    case .moves:
      for _ in 1...3 { steps.append(Step(fingers: [(0, .moves(goal()))])) }
    case .slides:
      steps.append(Step(fingers: [(0, .slides(random.pick([CGPoint(x: 3, y: 2), CGPoint(x: -3, y: -2)])))]))
    case .lift: steps.append(Step(fingers: [(0, .lifts)]))
    case .cancel: steps.append(Step(fingers: [(0, .isCancelled)]))
    case .landsToo: steps.append(Step(fingers: [(1, .lands(Self.share(&random)))]))
    case .otherMoves: steps.append(Step(fingers: [(1, .moves(goal()))]))
    case .bothMove:
      steps.append(Step(fingers: [(1, .moves(goal()))]))
      steps.append(Step(fingers: [(0, .moves(goal())), (1, .moves(goal()))]))
    case .bothLand:
      steps.append(Step(fingers: [(0, .lands(Self.share(&random))), (1, .lands(Self.share(&random)))]))
    case .bothSlide:
      let way = random.point(in: CGRect(x: -40, y: -40, width: 80, height: 80))
      steps.append(Step(fingers: [(0, .slides(way)), (1, .slides(way))]))
    case .bothLift: steps.append(Step(fingers: [(0, .lifts), (1, .lifts)]))
    case .otherLeaves:
      steps.append(Step(fingers: [(1, random.once(in: 2) ? .lifts : .isCancelled)]))
    }
  }

  /// Scripts with fewer steps, or in plainer surroundings.
  var smaller: [DragScript] {
    var scripts: [DragScript] = []
    for further in Array(steps.dropFirst()).shorter {
      var script = self
      script.steps = steps.prefix(1) + further
      scripts.append(script)
    }
    func plainer(_ change: (inout DragScript) -> Void, if isNeeded: Bool) {
      guard isNeeded else { return }
      var script = self
      change(&script)
      scripts.append(script)
    }
    plainer({ $0.turnOfSuperview.degrees = 0 }, if: turnOfSuperview.degrees != 0)
    plainer({ $0.turnOfSuperview.scale = Turn().scale }, if: turnOfSuperview.scale != Turn().scale)
    plainer({ $0.turnOfView.degrees = 0 }, if: turnOfView.degrees != 0)
    plainer({ $0.turnOfView.scale = Turn().scale }, if: turnOfView.scale != Turn().scale)
    plainer({ $0.scroll = .zero }, if: scroll != .zero)
    plainer({ $0.turnOfPage = Turn() }, if: turnOfPage.text != nil)
    plainer({ $0.scrollOfPage = .zero }, if: scrollOfPage != .zero)
    plainer({ $0.ownScroll = .zero }, if: ownScroll != .zero)
    plainer({ $0.hasNeighbor = false }, if: hasNeighbor)
    plainer({ $0.hasContents = false }, if: hasContents)
    plainer({ $0.isOutOfSight = false }, if: isOutOfSight)
    plainer({ $0.isSuperviewOutOfSight = false }, if: isSuperviewOutOfSight)
    plainer({ $0.isPresenting = false }, if: isPresenting)
    plainer({ $0.mergesMoves = false }, if: mergesMoves)
    plainer({ $0.fateOfTheOldSuperview = .stays }, if: fateOfTheOldSuperview != .stays)
    plainer({ $0.looks = [] }, if: looks.contains { !$0.isEmpty })
    plainer({ $0.circumstances = [] }, if: !circumstances.isEmpty)
    plainer({ $0.isSubclass = false }, if: isSubclass)
    plainer({ $0.pause = 0.016 }, if: pause != 0.016 && !mergesMoves)
    plainer({ $0.isOnCard = false }, if: isOnCard)
    plainer({ $0.isInWindow = false }, if: isInWindow)
    plainer({ $0.windowOrigin = .zero }, if: windowOrigin != .zero)
    plainer({ $0.hasButton = false }, if: hasButton)
    plainer({ $0.recognizer = nil }, if: recognizer != nil)
    plainer({ $0.hasPencil = false }, if: hasPencil)
    plainer({ $0.anchor = CGPoint(x: 0.5, y: 0.5) }, if: anchor != CGPoint(x: 0.5, y: 0.5))
    for index in steps.indices {
      plainer({ $0.steps[index].rest = 0 }, if: steps[index].rest != 0)
      plainer({ $0.steps[index].change = nil }, if: steps[index].change != nil)
    }
    return scripts
  }
}
