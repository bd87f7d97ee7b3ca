import CheckSupport
import TouchKit
import TouchStage

/// Screens with one or more pagers of any size, and what fingers do on them, step by step.
struct PagerScreenCase {
  struct Pager {
    let frame: CGRect
    let pageWidth: CGFloat
    /// What is in each page.
    var pages: [[ViewRecipe]]
    /// Controls of the container, in front of the pager.
    var controls: [ViewRecipe]
    /// Why some pages cannot be touched, by their numbers.
    let obstacles: [Int: Obstacle]
    /// The alpha of the container and of the pager.
    let alpha: CGFloat
    /// The looks of the container, the pager and the pages.
    let looks: Set<Look>
    /// Whether the container believes no question that comes without the event.
    let needsEvent: Bool
    /// Where the container's bounds begin, with all that is in it, and how it is turned.
    let origin: CGPoint
    let turn: ViewTree.Turn
    /// Whether there are recognizers on the container and on the pager, and a picture behind it.
    let isWatched, hasPicture: Bool
    /// Where the bounds of its pages begin, with all that is in them, and how the pages are turned.
    var pageOrigin = CGPoint.zero
    var pageTurn = ViewTree.Turn.none
  }

  /// What happens to the pagers, by their numbers.
  enum Step {
    /// Fingers go along these points of the containers, one finger for each, maybe right after quick taps where the
    /// first one lands; when they lift, the glass may tell other places than before, which is no move.
    case drag(
      [(pager: Int, points: [CGPoint])], isCancelled: Bool, taps: Int = 0, slip: CGFloat = 0, pace: PagerPace)
    case addPage(Int, [ViewRecipe])
    case setObstacle(Int, Obstacle?)
    case scroll(Int, CGFloat, y: CGFloat = 0)

    /// Lets a finger rest elsewhere during a drag, or the app scroll the pager.
    fileprivate mutating func disturb(_ random: inout SeededGenerator) {
      guard case .drag(let fingers, let isCancelled, let taps, let slip, var pace) = self else { return }
      if random.once(in: 2) { pace.resting = RestingFinger(&random) }
      if random.once(in: 6) { pace.deed = .scrollsThePager }
      self = .drag(fingers, isCancelled: isCancelled, taps: taps, slip: slip, pace: pace)
    }
  }

  var pagers: [Pager]
  var steps: [Step] = []
  /// How much larger than the containers' own points they are on the screen.
  let scale: CGFloat
  /// Where the bounds of what holds the containers begin.
  let scroll: CGPoint
  /// What that is.
  let hostKind: ViewRecipe.Kind
  /// The recognizers that an app has on it.
  let recognizersOfHost: [RecognizerListener.Kind]
  let seed: UInt64
  /// What the pages are, in turn.
  var pages = [ViewRecipe(frame: .zero)]
  /// The recognizer that an app has on each page.
  var recognizerOfPages: RecognizerListener.Kind?

  var smaller: [PagerScreenCase] {
    steps.shorter.map { steps in
      var example = self
      example.steps = steps
      return example
    }
      + pagers.indices.flatMap { number in
        pagers[number].controls.shorter.map { controls in
          var example = self
          example.pagers[number].controls = controls
          return example
        }
      }
  }

  init(_ random: inout SeededGenerator) {
    let isLarge = random.once(in: 10)
    scale = random.pick([1, 1, 1, 2, 0.5])
    scroll = CGPoint(x: random.points(-50...50), y: random.points(-50...50))
    hostKind = random.pick([.view, .control, .other(random.pick(EngineClass.idle))])
    var y: CGFloat = 20
    pagers = (0..<random.pick([1, 1, 2, 3])).map { _ in
      let height = random.points(isLarge ? 100...250 : 40...150) + random.pick([0, 0, 0.5])
      let width = random.points(isLarge ? 300...620 : 80...330) + random.pick([0, 0, 0.5])
      let preview = (width * random.share(of: 0.05, 0.44)).rounded() + random.pick([0, 0, 0.5, 0.25])
      let margin = random.pick([0, 2, 2, preview, preview, preview])
      let frame = CGRect(x: random.points(0...30), y: y, width: width, height: height)
      y = frame.maxY + random.points(4...40)
      let pageSize = CGSize(width: width - 2 * margin, height: height)
      let pageCount = random.pick([0, 1, 2, 3, 4, 12, 20, 20])
      return Pager(
        frame: frame, pageWidth: pageSize.width,
        pages: (0..<pageCount).map { _ in Self.makeContents(pageSize, 0...3, &random) },
        controls: Self.makeContents(frame.size, 0...2, &random).filter { _ in Bool.random(using: &random) },
        obstacles: Self.makeObstacles(pageCount, &random), alpha: ViewRecipe.alpha(&random),
        looks: Look.some(
          of: [
            .clear, .colored, .notOpaque, .tagged, .taggedBelowZero, .recognizing, .rounded, .centering,
            .leftAlone,
          ], &random),
        needsEvent: random.once(in: 4),
        origin: CGPoint(x: random.pick([0, 0, 40, -25, 700]), y: random.pick([0, 0, 30, -60])),
        turn: random.pick([.none, .none, .half, .mirrored, .halved]),
        isWatched: random.once(in: 3), hasPicture: random.once(in: 4))
    }
    let pagers = pagers
    // A page, or the pager behind it: which of them has a finger is for the answer to say, and so what its recognizers get.
    recognizersOfHost =
      random.once(in: 3) && !pagers.contains { $0.looks.contains(.recognizing) }
      ? [random.pick(RecognizerListener.Kind.allCases), .pan] : []
    func drag(_ number: Int) -> Step {
      var numbers = [number]
      if pagers.count > 1, Bool.random(using: &random) { numbers = Array(pagers.indices) }
      // Of two fingers on a page the second one makes no difference, unless it is on a button.
      let hasSecond = random.once(in: 4)
      if hasSecond { numbers.append(number) }
      var fingers = numbers.map { (pager: $0, points: Self.makeWay(across: pagers[$0], &random)) }
      if hasSecond, let first = fingers.first(where: { $0.pager == number })?.points.first {
        // On two pages they would be two fingers on one view or on two, as an answer gives a page or the pager.
        let last = fingers.count - 1
        let way = first.x - fingers[last].points[0].x
        fingers[last].points = fingers[last].points.map { CGPoint(x: $0.x + way, y: $0.y) }
      }
      return .drag(
        fingers, isCancelled: random.once(in: 6), taps: random.pick([0, 0, 0, 1, 2, 3]),
        slip: random.pick([0, 0, 0, 4, -90]), pace: PagerPace(&random))
    }
    for _ in 0..<random.pick([0, 1, 2, 4, 6]) {
      let number = Int.random(in: pagers.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let size = CGSize(width: pagers[number].pageWidth, height: pagers[number].frame.height)
        steps.append(.addPage(number, Self.makeContents(size, 0...3, &random)))
      case 1: steps.append(.setObstacle(number, random.pick([nil] + Obstacle.ofViews)))
      case 2, 3, 4:
        let last = CGFloat(pagers[number].pages.count) - 1
        let page = random.pick([random.share(of: -0.5, last + 1), last])
        steps += [.scroll(number, (pagers[number].pageWidth * page).rounded() + 0.5), drag(number)]
      default: steps.append(drag(number))
      }
    }
    // A tap on the middle between two pages, where numbers are rounded; and pages that are not at the top.
    if random.isTurn(in: 2) {
      let middle = random.inTurn([-0.5, 0.5, 2.5, 0.5, 2.5])
      let point = CGPoint(
        x: pagers[0].frame.width - 0.37, y: random.pick([0.37, 3.37, pagers[0].frame.height - 0.37]))
      steps += [
        .scroll(0, pagers[0].pageWidth * middle, y: random.pick([0, 4, -6])),
        .addPage(0, []),
        .drag([(pager: 0, points: [point])], isCancelled: false, pace: PagerPace(&random)),
      ]
    }
    seed = random.next()
    for place in steps.indices { steps[place].disturb(&random) }
    // Chance makes long drags of a pager that can be dragged too rare.
    if random.isTurn(in: 5) {
      let frame = self.pagers[0].frame
      let way = (0..<40).map { CGPoint(x: frame.width - 0.37 - 3 * CGFloat($0), y: frame.height - 0.37) }
      steps.append(.drag([(pager: 0, points: way)], isCancelled: false, pace: PagerPace(&random)))
    }
    for number in self.pagers.indices where random.once(in: 3) {
      self.pagers[number].pageOrigin = CGPoint(x: random.points(-40...40), y: random.points(-300...300))
      self.pagers[number].pageTurn = random.pick([.none, .half, .mirrored])
    }
    if random.isTurn(in: 3) {
      pages = (0..<5).map { _ in Self.makePage(&random) }
    } else if random.isTurn(in: 4) {
      recognizerOfPages = random.pick(RecognizerListener.Kind.allCases)
    }
    addControls(&random)
  }

  /// A page can be more than a plain view, and then it has its own use for a finger.
  private static func makePage(_ random: inout SeededGenerator) -> ViewRecipe {
    let classes: [EngineClass] = [.label, .imageView, .stackView, .scrollView, .button]
    var page = ViewRecipe(kind: random.pick([.view, .control, .other(random.pick(classes))]), frame: .zero)
    if random.once(in: 6) { page.obstacle = .disabled }
    return page
  }

  /// From somewhere in the container, back and forth, at times by little and back to where it began.
  private static func makeWay(across pager: Pager, _ random: inout SeededGenerator) -> [CGPoint] {
    let size = pager.frame.size
    var point = CGPoint(
      x: random.share(of: 1, size.width - 1).rounded() + 0.37,
      y: random.share(of: 1, size.height - 2).rounded() + 0.37)
    point.x = random.pick([point.x, point.x, 0.37, size.width - 0.37])
    var points = [point]
    let isLong = random.once(in: 12)
    for _ in 0..<(isLong ? 60 : Int.random(in: 0...5, using: &random)) {
      point.x += random.pick([
        0, 1, -1, 3, -3, 0.6 * pager.pageWidth, -0.6 * pager.pageWidth, -pager.pageWidth,
      ])
      point.y += random.pick([0, 0, 0, 0, 2, -5, 200, -200, 450, -450])
      points.append(point)
    }
    if random.once(in: 4) { points.append(points[0]) }
    return points
  }

  private static func makeObstacles(_ count: Int, _ random: inout SeededGenerator) -> [Int: Obstacle] {
    var obstacles: [Int: Obstacle] = [:]
    for page in 0..<count where random.once(in: 8) {
      obstacles[page] = random.pick(Obstacle.ofViews)
    }
    return obstacles
  }

  private static func makeContents(
    _ size: CGSize, _ count: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> [ViewRecipe] {
    (0..<Int.random(in: count, using: &random)).map { _ in
      let frame = CGRect(
        x: random.share(of: 0, size.width - 8).rounded(), y: random.share(of: 0, size.height - 8).rounded(),
        width: 8, height: 8)
      // Up to the right edge and the lower one, so that nothing sticks out.
      let room = CGRect(
        origin: frame.origin,
        size: CGSize(
          width: random.share(of: 4, size.width - frame.minX).rounded(.down),
          height: random.share(of: 4, size.height - frame.minY).rounded(.down)))
      var button = ViewRecipe(kind: .control, name: "Button", frame: room)
      button.alpha = ViewRecipe.alpha(&random)
      if random.once(in: 6) { button.obstacle = random.pick(Obstacle.allCases) }
      for _ in 0..<random.pick([0, 0, 0, 1, 3]) {
        let kind: ViewRecipe.Kind = random.pick([.view, .other(random.pick(EngineClass.idle))])
        var panel = ViewRecipe(kind: kind, name: "Panel", frame: button.frame)
        button.frame.origin = .zero
        panel.subviews = [button]
        button = panel
      }
      button.dress(&random)
      return button
    }
  }
}

extension PagerScreenCase.Step {
  var words: String {
    switch self {
    case .drag(let fingers, let isCancelled, let taps, let slip, let pace):
      (taps > 0 ? "quick taps, \(taps), and right after them " : "")
        + fingers.map {
          "a finger on container \($0.pager + 1) by \($0.points.map(\.text).joined(separator: " → "))"
        }
        .joined(separator: ", ") + (isCancelled ? ", cancelled" : "")
        + (slip == 0 || isCancelled ? "" : ", lifted \(NumberText.trimmed(slip)) points beside that")
        + pace.words
    case .addPage(let number, _): "a page is added to pager \(number + 1)"
    case .setObstacle(let number, nil): "pager \(number + 1) can be touched"
    case .setObstacle(let number, let obstacle?): "pager \(number + 1) is \(obstacle.rawValue)"
    case .scroll(let number, let x, let y):
      "pager \(number + 1) is scrolled to \(CGPoint(x: x, y: y).text)"
    }
  }
}
