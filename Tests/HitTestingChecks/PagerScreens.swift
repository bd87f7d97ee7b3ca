import CheckSupport
import TouchInput
import TouchKit
import TouchStage

@testable import HitTestingExercises

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
      let height = random.points(isLarge ? 100...250 : 40...150)
      let width = random.points(isLarge ? 300...620 : 80...330) + random.pick([0, 0, 0.5])
      let margin = random.pick([2, (width * random.share(of: 0.05, 0.45)).rounded()])
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
      // Of two fingers on a container the second one makes no difference, unless it is on a button.
      if random.once(in: 4) { numbers.append(number) }
      let fingers = numbers.map { (pager: $0, points: Self.makeWay(across: pagers[$0], &random)) }
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
  }

  /// From somewhere in the container, to and fro, at times by little and back to where it began.
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

/// How fast fingers go on, and what happens while they are down.
struct PagerPace {
  enum Deed: String, CaseIterable {
    case interrupts = "the system interrupts the app"
    case movesTheContainer = "the container moves down by 3 points"
    case takesOutAndBack = "the container is taken out and put back"
    case scrollsTheHost = "what holds the containers scrolls by 5 points"
    case addsAPage = "a page is added"
  }

  /// How long it takes from one move to the next, in seconds.
  let pause: TimeInterval
  let deed: Deed?
  /// Whether the fingers lift while they go, and don't rest before.
  let isThrown: Bool
  let isPencil: Bool

  init(_ random: inout SeededGenerator) {
    pause = random.pick([0.016, 0.016, 0.008, 0.09, 0.73])
    deed = random.once(in: 3) ? random.pick(Deed.allCases) : nil
    (isThrown, isPencil) = (random.once(in: 2), random.once(in: 5))
  }

  var words: String {
    (isPencil ? ", with a pencil" : "") + (isThrown ? ", without a rest before the lift" : "")
      + (deed.map { "; meanwhile \($0.rawValue)" } ?? "")
  }
}

/// What the student's containers and the stated ones have in common.
protocol PagingContainer: UIView {
  associatedtype Pages: UIView
  var pager: Pages { get }
  init(frame: CGRect, pageWidth: CGFloat)
  func addPage(_ page: UIView)
  var currentPage: Int { get }
  var pageFrames: [CGRect] { get }
  var needsEvent: Bool { get set }
}

class StudentsContainer: PagingPreviews, PagingContainer {
  required override init(frame: CGRect, pageWidth: CGFloat) { super.init(frame: frame, pageWidth: pageWidth) }
  required init?(coder: NSCoder) { nil }
  func addPage(_ page: UIView) { pager.addPage(page) }
  var currentPage: Int { pager.currentPage }
  var pageFrames: [CGRect] { pager.pages.map(\.frame) }
  var needsEvent = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (event != nil || !needsEvent) && super.point(inside: point, with: event)
  }
}

/// Plays the same on the student's screen and on one that does what the statement says.
final class PagerTwins {
  private let students = PagerStage<StudentsContainer>()
  private let stated = PagerStage<StatedContainer>()

  func difference(in example: PagerScreenCase) -> String? {
    students.show(example)
    stated.show(example)
    var random = SeededGenerator(seed: example.seed)
    var happened: [String] = []
    for place in 0...example.steps.count {
      if place > 0 {
        happened.append(example.steps[place - 1].words)
        students.play(example.steps[place - 1])
        stated.play(example.steps[place - 1])
      }
      let words = happened.isEmpty ? "" : "after this: \(happened.joined(separator: "; "))\n"
      let (state, expectedState) = (students.state, stated.state)
      guard state == expectedState else {
        let inside = ViewState.difference(
          expected: expectedState.pagers.flatMap { $0.looks + $0.contents },
          actual: state.pagers.flatMap { $0.looks + $0.contents })
        return "\(words)expected: \(expectedState)\ngot:      \(state)\n"
          + (inside.map { "what differs: \($0)\n" } ?? "") + students.outline
      }
      if let difference = firstDivergence(expected: stated.heard, actual: students.heard) {
        return "\(words)who hears of the touches, apart from the containers and their pages\n\(difference)"
      }
      for (number, point) in stated.points(&random).enumerated() {
        // An event is no condition for an answer, nor is its kind.
        let (expected, answer) = (
          stated.answer(at: point, asking: number % 7), students.answer(at: point, asking: number % 7)
        )
        guard expected != answer else { continue }
        return """
          \(words)touch on the screen at \(point.text)
          expected: \(expected)
          got:      \(answer)
          \(students.outline)
          """
      }
    }
    students.shake()
    stated.shake()
    if let difference = firstDivergence(expected: stated.heard, actual: students.heard) {
      return "a key is pressed, and the device is shaken; who hears of it\n\(difference)"
    }
    return differenceOutOfTheWindow(after: happened, &random)
  }

  /// What a point belongs to is no matter of a window.
  private func differenceOutOfTheWindow(
    after happened: [String], _ random: inout SeededGenerator
  ) -> String? {
    let points = stated.points(&random).map(stated.inHost)
    for point in points {
      let (expected, answer) = (stated.answerInNoWindow(at: point), students.answerInNoWindow(at: point))
      guard expected != answer else { continue }
      return """
        \((happened + ["all is taken out of the window"]).joined(separator: "; "))
        hitTest with the point \(point.text)
        expected: \(expected)
        got:      \(answer)
        \(students.outline)
        """
    }
    return nil
  }
}

/// A device with the containers of one kind.
private final class PagerStage<Container: PagingContainer> {
  private let stage = Stage(screen: CGSize(width: 1366, height: 1024))
  private var host = UIView()
  private var containers: [Container] = []
  /// Where the pagers were before the last fingers lifted.
  private var stateBeforeTheLift = ""
  private var listeners: [RecognizerListener] = []
  private lazy var event = stage.event
  /// Those of a pointer that hovers and of a trackpad.
  private lazy var pointerEvents = stage.pointerEvents

  func show(_ example: PagerScreenCase) {
    let frame = CGRect(x: 0, y: 0, width: 683, height: 512)
    host = ViewRecipe(kind: example.hostKind, name: "Page", frame: frame).build { _ in UIView() }
    host.transform = CGAffineTransform(scaleX: example.scale, y: example.scale)
    host.center = CGPoint(x: 341.5 * example.scale, y: 256 * example.scale)
    host.bounds.origin = example.scroll
    var pageNumber = 0
    containers = example.pagers.enumerated().map { number, pager in
      let frame = pager.frame.offsetBy(dx: example.scroll.x, dy: example.scroll.y)
      let container = Container(frame: frame, pageWidth: pager.pageWidth).named("Container \(number + 1)")
      container.pager.traceName = "Pager \(number + 1)"
      (container.alpha, container.pager.alpha) = (pager.alpha, pager.alpha)
      container.needsEvent = pager.needsEvent
      host.addSubview(container)
      for view in [container, container.pager] as [UIView] { Look.apply(pager.looks, to: view) }
      for (place, contents) in pager.pages.enumerated() {
        pageNumber += 1
        let page = Self.makePage(pageNumber, contents)
        pager.obstacles[place]?.apply(to: page)
        Look.apply(pager.looks, to: page)
        container.addPage(page)
      }
      for (place, control) in pager.controls.enumerated() {
        container.addSubview(control.build { _ in UIView() }.named("Control \(place + 1)"))
      }
      if pager.hasPicture {
        container.insertSubview(UIImageView(frame: container.bounds).named("Picture"), at: 0)
      }
      container.shiftContents(to: pager.origin)
      container.transform = pager.turn.transform
      return container
    }
    stateBeforeTheLift = ""
    listeners = example.recognizersOfHost.map { RecognizerListener($0, on: host) }
    for (container, pager) in zip(containers, example.pagers)
    where pager.isWatched && !pager.looks.contains(.recognizing) {
      listeners += [
        RecognizerListener(.pan, on: container), RecognizerListener(.tap, on: container),
        RecognizerListener(.longPress, on: container.pager),
      ]
    }
    for listener in listeners { listener.recognizer.cancelsTouchesInView = example.seed.isMultiple(of: 3) }
    stage.show(host)
    if example.seed.isMultiple(of: 2), let page = containers.first?.pager.subviews.first {
      let typist = FirstResponderInside()
      page.addSubview(typist)
      _ = typist.becomeFirstResponder()
    }
    if !CaseTrace.isWanted { stage.device.trace = Trace(of: TracedScreen.stages) }
  }

  private static func makePage(_ number: Int, _ contents: [ViewRecipe]) -> UIView {
    let page = UIView().named("Page \(number)")
    for (place, recipe) in contents.enumerated() {
      let view = recipe.build { _ in UIView() }
      for inner in view.withEverythingInside { inner.traceName += " \(place + 1) of page \(number)" }
      page.addSubview(view)
    }
    return page
  }

  func play(_ step: PagerScreenCase.Step) {
    switch step {
    case .addPage(let number, let contents):
      containers[number].addPage(Self.makePage(100 + containers[number].pager.subviews.count, contents))
    case .setObstacle(let number, let obstacle):
      let pager = containers[number].pager
      (pager.isHidden, pager.alpha, pager.isUserInteractionEnabled) = (false, 1, true)
      obstacle?.apply(to: pager)
    case .scroll(let number, let x, let y): containers[number].pager.bounds.origin = CGPoint(x: x, y: y)
    case .drag(let fingers, let isCancelled, let taps, let slip, let pace):
      var script = TouchScript()
      script.wait(1)
      if let first = fingers.first, let point = first.points.first {
        let container = containers[first.pager]
        let inBounds = CGPoint(x: container.bounds.minX + point.x, y: container.bounds.minY + point.y)
        if taps > 0 {
          script.tap(at: container.convert(inBounds, to: nil), count: taps)
          script.wait(0.1)
        }
      }
      for instant in 0..<(fingers.map(\.points.count).max() ?? 0) {
        for (finger, track) in fingers.enumerated() where instant < track.points.count {
          let container = containers[track.pager]
          let point = track.points[instant]
          let inBounds = CGPoint(x: container.bounds.minX + point.x, y: container.bounds.minY + point.y)
          let onScreen = container.convert(inBounds, to: nil)
          if instant == 0 {
            script.down(finger: finger, at: onScreen)
          } else {
            script.move(finger: finger, to: onScreen)
          }
        }
        script.wait(pace.pause)
      }
      for finger in fingers.indices {
        if isCancelled { script.cancel(finger: finger) } else { script.up(finger: finger) }
      }
      var frames = script.frames(on: stage.device.screen.bounds.size)
      for place in frames.last?.contacts.indices ?? 0..<0 where !isCancelled {
        frames[frames.count - 1].contacts[place].location.x += slip / stage.device.screen.bounds.width
      }
      if pace.isPencil {
        for place in frames.indices {
          for contact in frames[place].contacts.indices {
            frames[place].contacts[contact].tool = .pencil(Pencil())
          }
        }
      }
      let half = taps == 0 ? frames.count / 2 : 0
      stage.device.play(Array(frames.prefix(half)))
      let container = containers[fingers.first?.pager ?? 0]
      if let deed = pace.deed, half > 0 { meanwhile(deed, to: container) }
      let past = half > 0 ? frames[half - 1].time : 0
      for place in frames.indices where place >= half { frames[place].time -= past }
      stage.device.play(Array(frames.dropFirst(half).dropLast()))
      stateBeforeTheLift = containers.map { NumberText.trimmed($0.pager.bounds.minX, places: 2) }
        .joined(separator: ", ")
      if pace.isThrown, let last = frames.indices.last { frames[last].time = pace.pause }
      stage.device.play(Array(frames.suffix(1)))
    }
  }

  /// Where the pagers are, and at which page.
  var state: PagerStates {
    PagerStates(
      pagers: containers.map { container in
        let pager = container.pager
        // What is seen, and how many fingers scroll, stays.
        return PagerStates.Pager(
          page: container.currentPage,
          origin: CGPoint(x: (pager.bounds.minX * 100).rounded() / 100, y: pager.bounds.minY),
          frame: pager.frame, pageFrames: container.pageFrames,
          looks: ([pager] + pager.subviews.filter { $0.traceName.hasPrefix("Page ") })
            .map(ViewState.withoutContents) + [ViewState.withoutContents(container)],
          contents: (container.subviews.filter { $0 !== pager } + pager.subviews.flatMap(\.subviews))
            .flatMap(ViewState.all))
      },
      beforeTheLift: stateBeforeTheLift)
  }

  var outline: String { "\(ViewOutline(of: host))" }

  /// What all but the containers, the pagers and the pages have heard since the screen was shown.
  var heard: [String] {
    let own = Set(containers.flatMap { [$0, $0.pager] + $0.pager.subviews }.map(\.traceName))
    return (stage.device.trace?.entries ?? []).filter {
      TracedScreen.stages.contains($0.stage) && !own.contains($0.subject)
        && $0.subject != "UITapGestureRecognizer"
    }.compactMap(\.articleLine)
  }

  /// Presses a key and shakes the device, which goes up the chain from a view that has the keyboard.
  func shake() {
    stage.device.press(key: .space)
    stage.device.shake()
  }

  /// What the app or the system does while fingers are down.
  private func meanwhile(_ deed: PagerPace.Deed, to container: Container) {
    switch deed {
    case .interrupts:
      stage.device.interrupt()
      stage.device.endInterruption()
    case .movesTheContainer: container.center.y += 3
    case .takesOutAndBack:
      let place = host.subviews.firstIndex(of: container) ?? 0
      container.removeFromSuperview()
      host.insertSubview(container, at: place)
    case .scrollsTheHost: host.bounds.origin.x += 5
    case .addsAPage: container.addPage(Self.makePage(200 + container.pager.subviews.count, []))
    }
  }

  /// Who gets a touch: what says the same as a page says the pager, because a page hands on its touches.
  func answer(at point: CGPoint, asking kind: Int) -> String {
    let event =
      switch kind {
      case 0: nil as UIEvent?
      case 3: pointerEvents.first
      case 5: pointerEvents.last
      default: event
      }
    return name(of: stage.window.hitTest(point, with: event))
  }

  /// A point of the screen in what holds the containers.
  func inHost(_ point: CGPoint) -> CGPoint { host.convert(point, from: nil) }

  /// Who gets a touch at a point of what holds the containers, when that is in no window.
  func answerInNoWindow(at point: CGPoint) -> String {
    host.removeFromSuperview()
    return name(of: host.hitTest(point, with: event))
  }

  private func name(of hit: UIView?) -> String {
    guard let hit else { return "no view at all" }
    guard let container = containers.first(where: { hit.isDescendant(of: $0.pager) }) else {
      return hit.traceName
    }
    let isPage = hit === container.pager || hit.superview === container.pager
    return isPage ? "\(container.pager.traceName), or a page in it" : hit.traceName
  }

  /// Points beside the edges of the containers and the pagers, and anywhere, but never on an edge.
  func points(_ random: inout SeededGenerator) -> [CGPoint] {
    var points: [CGPoint] = (0..<10).map { _ in
      CGPoint(x: random.points(0...700) + 0.37, y: random.points(0...600) + 0.37)
    }
    for container in containers {
      let views = container.withEverythingInside
      for view in [container, container.pager, random.pick(views), random.pick(views), random.pick(views)] {
        let bounds = view.bounds
        for x in [
          bounds.minX - 0.37, bounds.minX + 0.37, bounds.maxX - 0.37, bounds.maxX + 0.37, bounds.midX + 0.37,
        ] {
          let y = random.pick([
            bounds.minY - 0.37, bounds.minY + 0.37, bounds.midY + 0.37, bounds.maxY - 0.37,
          ])
          points.append(view.convert(CGPoint(x: x, y: y), to: nil))
        }
      }
      for _ in 0..<8 {
        let x = random.share(of: 0, container.bounds.width - 1).rounded() + 0.37
        let y = random.share(of: 0, container.bounds.height - 1).rounded() + 0.37
        points.append(container.convert(CGPoint(x: x, y: y), to: nil))
      }
    }
    return points
  }
}

/// Where some pagers are, and at which page.
private struct PagerStates: Equatable, CustomStringConvertible {
  struct Pager: Equatable {
    let page: Int
    let origin: CGPoint
    let frame: CGRect
    let pageFrames: [CGRect]
    /// Of the pager and its pages, from back to front.
    let looks: [ViewState]
    /// Of what is in the pages, and of the container's controls.
    let contents: [ViewState]
  }

  let pagers: [Pager]
  let beforeTheLift: String

  var description: String {
    let words = pagers.enumerated().map { number, pager in
      let pages = pager.pageFrames.isEmpty ? "" : ", its pages \(pager.pageFrames)"
      let looks = pager.looks.map(\.name).joined(separator: ", ")
      return
        "pager \(number + 1) at page \(pager.page), bounds from x = \(NumberText.trimmed(pager.origin.x)), "
        + "y = \(NumberText.trimmed(pager.origin.y)), frame \(pager.frame)\(pages), from back to front \(looks)"
    }
    return words.joined(separator: "; ")
      + (beforeTheLift.isEmpty ? "" : "; before the last lift they began at x = \(beforeTheLift)")
  }
}

extension UIView {
  /// Lets the bounds begin somewhere else, and moves everything along, so that nothing moves on the screen.
  fileprivate func shiftContents(to origin: CGPoint) {
    let way = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    bounds.origin = origin
    for view in subviews { view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y) }
  }
}

extension PagerScreenCase.Step {
  fileprivate var words: String {
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

/// What the statement of the exercise says.
private final class StatedContainer: UIView, PagingContainer {
  let pager: StatedPager

  init(frame: CGRect, pageWidth: CGFloat) {
    let margin = (frame.width - pageWidth) / 2
    pager = StatedPager(frame: CGRect(x: margin, y: 0, width: pageWidth, height: frame.height))
    super.init(frame: frame)
    addSubview(pager)
  }

  required init?(coder: NSCoder) { nil }
  func addPage(_ page: UIView) { pager.addPage(page) }
  var currentPage: Int { Int((pager.bounds.minX / pager.bounds.width).rounded()) }
  var pageFrames: [CGRect] { pager.subviews.map(\.frame) }
  var needsEvent = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (event != nil || !needsEvent) && super.point(inside: point, with: event)
  }
}

private final class StatedPager: UIView {
  private var pageCount = 0

  func addPage(_ page: UIView) {
    page.frame = CGRect(
      x: CGFloat(pageCount) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    pageCount += 1
    addSubview(page)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let superview else { return false }
    return superview.bounds.contains(convert(point, to: superview))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    bounds.origin.x += touch.previousLocation(in: superview).x - touch.location(in: superview).x
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { comeToRest() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { comeToRest() }

  private func comeToRest() {
    let page = (bounds.minX / bounds.width).rounded()
    bounds.origin.x = max(0, min(page, CGFloat(pageCount - 1))) * bounds.width
  }
}
