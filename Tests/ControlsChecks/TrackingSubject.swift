import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

extension TrackingLog {
  /// The log of a view on a page, which says no now and then.
  fileprivate convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init()
    onLine = { note("\(name): \($0)") }
    if kind / 3 % 3 == 0 { refusedLandings = [1 + Int(kind / 9 % 4)] }
    if kind / 5 % 3 == 0 { refusedMove = 1 + Int(kind / 15 % 4) }
  }

  /// Lets what the app does next happen in the middle of a call.
  fileprivate func perform(_ deed: Int, on view: UIView) {
    let change = { [unowned view] () -> Void in
      switch deed % 4 {
      case 0: view.isHidden.toggle()
      case 1: view.tag += 1
      case 2: view.isMultipleTouchEnabled.toggle()
      default: if let superview = view.superview { superview.bringSubviewToFront(view) }
      }
    }
    if deed < 50 { inTheNextEvent = { _ in change() } } else { inTheNextQuestion = change }
  }
}

extension UIView {
  fileprivate func setUpTracking(_ kind: UInt64) {
    let sizes: [CGSize] = [
      CGSize(width: 100, height: 60), CGSize(width: 40, height: 30), CGSize(width: 220, height: 50),
    ]
    bounds = CGRect(origin: kind % 2 == 0 ? .zero : CGPoint(x: 20, y: -35), size: sizes[Int(kind / 2 % 3)])
    // Hardly seen, but found.
    if kind / 77 % 4 == 0 { alpha = 0.02 }
  }

  /// How far beyond its bounds a finger finds the view.
  fileprivate static func reach(_ kind: UInt64) -> CGFloat { [0, 20, 40][Int(kind / 7 % 3)] }
}

/// A control of the engine, on a page.
final class EngineTrackingSubject: UIControl, PageSubject {
  private var log = TrackingLog()
  private var reach: CGFloat = 0

  convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: .zero)
    (log, reach) = (TrackingLog(kind: kind, name: name, note), Self.reach(kind))
    setUpTracking(kind)
    for (event, _) in UIControl.Event.ofTouches {
      addAction(UIAction { [unowned self] _ in log.event(event, isTracking, isTouchInside, 1) }, for: event)
    }
  }

  var part: UIView { self }
  var words: String { isTracking ? "tracking, \(isTouchInside ? "inside" : "outside")" : "not tracking" }
  func perform(_ deed: Int) { log.perform(deed, on: self) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.beginTracking(isTracking, at: touch.location(in: self), event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.continueTracking(at: touch.location(in: self), isTouchInside, event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.endTracking(at: touch?.location(in: self), isTracking, isTouchInside, event)
  }

  override func cancelTracking(with event: UIEvent?) { log.cancelTracking(isTracking, isTouchInside, event) }
}

/// The student's view, on a page.
class StudentTrackingSubject: TrackingView, PageSubject {
  private var log = TrackingLog()
  private var reach: CGFloat = 0

  required convenience init(kind: UInt64, name: String, _ note: @escaping (String) -> Void) {
    self.init(frame: .zero)
    (log, reach) = (TrackingLog(kind: kind, name: name, note), Self.reach(kind))
    setUpTracking(kind)
    onEvent = { [unowned self] in log.event($0, isTracking, isTouchInside, 1) }
  }

  var part: UIView { self }
  var words: String { isTracking ? "tracking, \(isTouchInside ? "inside" : "outside")" : "not tracking" }
  func perform(_ deed: Int) { log.perform(deed, on: self) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach, dy: -reach).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.beginTracking(isTracking, at: touch.location(in: self), event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.continueTracking(at: touch.location(in: self), isTouchInside, event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.endTracking(at: touch?.location(in: self), isTracking, isTouchInside, event)
  }

  override func cancelTracking(with event: UIEvent?) { log.cancelTracking(isTracking, isTouchInside, event) }
}
