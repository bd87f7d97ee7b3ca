import TouchInput
import TouchKit
import TouchStage

@testable import ScrollViewDelayExercises

/// What content hears of fingers, and when they begin to drag: from a scroll view, and from a student's delay.
enum DelayTrace {
  /// The engine's answer.
  static func ofTheEngine(_ fingers: FingerScript) -> [MessageLog.Entry] {
    let stage = makeStage()
    let log = MessageLog(clock: stage.device.clock)
    play(fingers, on: EnginePage(log), stage, log)
    return log.entries
  }

  /// The student's answer.
  static func ofTheStudent(_ fingers: FingerScript) -> [String] {
    weak var view: StudentPage?
    weak var delay: TouchDelay?
    func play() -> [String] {
      let stage = makeStage()
      let log = MessageLog(clock: stage.device.clock)
      let page = StudentPage(log, stage.mainRunLoop)
      (view, delay) = (page, page.delay)
      Self.play(fingers, on: page, stage, log)
      return log.lines
    }
    let lines = play()
    if view != nil { return lines + ["all others let the view go, but the delay keeps it alive"] }
    return delay == nil ? lines : lines + ["all others let the delay go, but it keeps itself alive"]
  }

  /// The student's answers for several views with a finger on each, all at the same time.
  static func ofTheStudent(_ stories: [DelayStory]) -> [[String]] {
    let stage = makeStage()
    let logs = stories.map { story in
      let log = MessageLog(clock: stage.device.clock)
      (log.start, log.origin) = (stage.device.clock.now, story.script.origin)
      story.tell(StudentPage(log, stage.mainRunLoop), on: stage, log)
      return log
    }
    let length = stories.compactMap { $0.script.steps.last?.time }.max() ?? 0
    stage.device.advance(by: TimeInterval(length) / 1000 + 1)
    return logs.map(\.lines)
  }

  /// The student's answer to calls at some milliseconds.
  static func ofTheStudent(
    _ calls: [(time: Int, phase: UITouch.Phase, location: CGPoint)], prepare: (StudentPage) -> Void
  ) -> [String] {
    let stage = makeStage()
    let log = MessageLog(clock: stage.device.clock)
    let page = StudentPage(log, stage.mainRunLoop)
    prepare(page)
    log.start = stage.device.clock.now
    for call in calls {
      stage.device.advance(to: log.start + Double(call.time) / 1000)
      page.tellDelay(call.phase, at: call.location)
    }
    stage.device.advance(by: 1)
    return log.lines
  }

  /// The sides are powers of two, so that whole points stay whole on their way through the glass.
  private static func makeStage() -> Stage { Stage(screen: CGSize(width: 256, height: 512)) }

  private static func play(
    _ fingers: FingerScript, on page: UIView, _ stage: Stage, _ log: MessageLog
  ) {
    stage.show(page)
    log.start = stage.device.clock.now + 1
    log.origin = fingers.origin
    var script = TouchScript()
    fingers.write(to: &script)
    stage.device.play(script.frames(on: stage.device.screen.bounds.size))
    stage.device.advance(by: 3)
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
    log.beginDrag()
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
    for touch in touches { log.tell(phase, at: touch.location(in: nil) + log.origin * -1) }
  }
}

extension Stage {
  /// The run loop of the app's main thread.
  var mainRunLoop: VirtualRunLoop? { device.processes.first { $0.name == "App" }?.mainRunLoop }
}
