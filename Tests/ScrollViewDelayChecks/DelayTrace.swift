import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// What content hears of fingers, and when they begin to drag: from a scroll view, and from a student's delay.
enum DelayTrace {
  /// The engine's answer.
  static func ofTheEngine(_ fingers: FingerScript) -> [String] {
    let stage = makeStage()
    let log = MessageLog(clock: stage.device.clock)
    return lines(of: fingers, on: EnginePage(log), stage, log)
  }

  /// The student's answer.
  static func ofTheStudent(_ fingers: FingerScript) -> [String] {
    weak var view: StudentPage?
    weak var delay: TouchDelay?
    func play() -> [String] {
      let stage = makeStage()
      let log = MessageLog(clock: stage.device.clock)
      let loop = stage.device.processes.first { $0.name == "App" }?.mainRunLoop
      let page = StudentPage(log, loop)
      (view, delay) = (page, page.delay)
      return Self.lines(of: fingers, on: page, stage, log)
    }
    let lines = play()
    if view != nil { return lines + ["all others let the view go, but the delay keeps it alive"] }
    return delay == nil ? lines : lines + ["all others let the delay go, but it keeps itself alive"]
  }

  /// The student's answers for several views with a finger on each, all at the same time.
  ///
  /// - Parameter aside: How far a finger lifts from where it moved last.
  static func ofTheStudent(onViewsOfTheirOwn scripts: [FingerScript], aside: CGPoint) -> [[String]] {
    let stage = makeStage()
    let loop = stage.device.processes.first { $0.name == "App" }?.mainRunLoop
    let pages = scripts.map { script in
      let log = MessageLog(clock: stage.device.clock)
      log.start = stage.device.clock.now
      log.origin = script.origin
      let page = StudentPage(log, loop)
      for step in script.steps {
        _ = page.wait(Double(step.time) / 1000) { [unowned page] in
          let place = step.location - script.origin
          page.tellDelay(step.phase, at: step.phase == .ended ? place + aside : place)
        }
      }
      return (page: page, log: log)
    }
    stage.device.advance(by: TimeInterval(scripts.flatMap(\.steps).map(\.time).max() ?? 0) / 1000 + 1)
    return pages.map(\.log.lines)
  }

  /// The sides are powers of two, so that whole points stay whole on their way through the glass.
  private static func makeStage() -> Stage { Stage(screen: CGSize(width: 256, height: 512)) }

  private static func lines(
    of fingers: FingerScript, on page: UIView, _ stage: Stage, _ log: MessageLog
  ) -> [String] {
    stage.show(page)
    log.start = stage.device.clock.now + 1
    log.origin = fingers.origin
    stage.perform(fingers.write)
    return log.lines
  }
}

/// Lines with times; what happens in the same moment to the view is written before what happens to its content.
final class MessageLog {
  static let elsewhere = "which is not where the finger lifted"
  let clock: VirtualClock
  var start: TimeInterval = 0
  /// Where the view's coordinates begin on the glass.
  var origin = CGPoint.zero
  private var entries: [(time: Int, isOfContent: Bool, text: String)] = []

  init(clock: VirtualClock) { self.clock = clock }

  func write(_ text: String, isOfContent: Bool) {
    let time = Int(((clock.now - start) * 1000).rounded())
    var place = entries.count
    while !isOfContent, place > 0, entries[place - 1].time == time, entries[place - 1].isOfContent {
      place -= 1
    }
    entries.insert((time, isOfContent, text), at: place)
  }

  func tell(_ phase: UITouch.Phase, at location: CGPoint) {
    let words: [UITouch.Phase: String] = [
      .began: "began", .moved: "moved", .stationary: "stationary", .ended: "ended", .cancelled: "cancelled",
    ]
    write("content: \(words[phase] ?? "?") at \(location.text)", isOfContent: true)
  }

  var lines: [String] {
    entries.map { "\(FingerScript.text(ofMilliseconds: $0.time))  \($0.text)" }
  }
}

/// A scroll view that never throws its content, so that the next finger finds it at rest.
private final class EnginePage: UIScrollView, UIScrollViewDelegate {
  private let log: MessageLog

  init(_ log: MessageLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 256, height: 512))
    contentSize = CGSize(width: 256, height: 8192)
    contentOffset.y = 4096
    delegate = self
    addSubview(Content(frame: CGRect(origin: .zero, size: contentSize), log))
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.write("the drag begins", isOfContent: false)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset
  }
}

private final class Content: UIView {
  private let log: MessageLog

  init(frame: CGRect, _ log: MessageLog) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .cancelled) }

  private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches { log.tell(phase, at: touch.location(in: nil) - log.origin) }
  }
}

/// A plain view that asks a student's delay what to do.
private final class StudentPage: UIView, DelayingView {
  private let log: MessageLog
  private let loop: VirtualRunLoop?
  private(set) lazy var delay = TouchDelay(of: self)
  /// Where the last finger was when it lifted.
  private var lift: CGPoint?

  init(_ log: MessageLog, _ loop: VirtualRunLoop?) {
    self.log = log
    self.loop = loop
    super.init(frame: CGRect(x: 0, y: 0, width: 256, height: 512))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .began) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .moved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, .cancelled) }

  private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches { tellDelay(phase, at: touch.location(in: nil) - log.origin) }
  }

  func tellDelay(_ phase: UITouch.Phase, at location: CGPoint) {
    lift = phase == .ended ? location : nil
    switch phase {
    case .began: delay.touchBegan(at: location)
    case .moved: delay.touchMoved(to: location)
    case .ended: delay.touchEnded(at: location)
    default: delay.touchCancelled(at: location)
    }
  }

  func tellContent(_ phase: UITouch.Phase, at location: CGPoint) {
    log.tell(phase, at: location)
    if phase == .ended, let lift, lift != location { log.write(MessageLog.elsewhere, isOfContent: true) }
  }

  func beginDragging() { log.write("the drag begins", isOfContent: false) }

  func wait(_ seconds: TimeInterval, then perform: @escaping () -> Void) -> VirtualRunLoop.Timer {
    let timer = VirtualRunLoop.Timer(fireTime: log.clock.now + seconds, perform: perform)
    loop?.add(timer, for: VirtualRunLoop.Mode.common)
    return timer
  }
}
