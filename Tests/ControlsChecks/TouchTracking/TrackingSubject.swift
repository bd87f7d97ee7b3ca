import CheckSupport
import TouchKit
import TouchStage

@testable import ControlsExercises

/// Looks after a view that follows fingers, and does with it what only such an app does.
final class TrackingSubject: TwinSubject {
  let view: UIView
  private let part: any FollowingView
  private let listener: TrackingListener
  private let plan: TrackingPlan
  /// Where the view was before the app put it elsewhere.
  private weak var home: UIView?
  /// What the log knows.
  private var knownTracking = "not tracking"
  private var knownAlpha: CGFloat

  var parts: [UIView] { [part] }

  static func right(_ plan: TrackingPlan, _ name: String, _ log: AppLog) -> any TwinSubject {
    let stated = StatedTracking(frame: .zero)
    stated.reach = plan.reach
    return TrackingSubject(stated, plan, name, log)
  }

  static func students(_ plan: TrackingPlan, _ name: String, _ log: AppLog) -> any TwinSubject {
    guard plan.reach > 0 else { return TrackingSubject(StudentsTracking(frame: .zero), plan, name, log) }
    let wide = WideStudentsTracking(frame: .zero)
    wide.reach = plan.reach
    return TrackingSubject(wide, plan, name, log)
  }

  private init(_ part: any FollowingView, _ plan: TrackingPlan, _ name: String, _ log: AppLog) {
    (self.plan, knownAlpha) = (plan, plan.alpha)
    self.part = part.named(name)
    listener = TrackingListener(plan) { log.note("\(name): \($0)") }
    part.bounds = plan.bounds
    part.layer.anchorPoint = plan.anchor
    part.transform = plan.drawing.transform
    part.alpha = plan.alpha
    part.isMultipleTouchEnabled = plan.takesSeveralFingers
    // A finger on a view in it is one on the view.
    let face = UIView(frame: CGRect(origin: plan.bounds.origin, size: CGSize(width: 30, height: 25)))
    face.isMultipleTouchEnabled = true
    part.addSubview(face)
    if plan.isBoxed {
      view = UIView(frame: part.frame.insetBy(dx: -6, dy: -6)).named("Box")
      view.bounds.origin = view.frame.origin
      view.clipsToBounds = true
      view.isMultipleTouchEnabled = true
      view.addSubview(part)
    } else {
      view = part
    }
    part.listener = listener
    listener.listen(to: part)
  }

  /// What has changed; nothing if nothing has.
  var state: String {
    let tracking =
      part.isTracking ? "tracking, \(part.isTouchInside ? "inside" : "outside")" : "not tracking"
    defer { (knownTracking, knownAlpha) = (tracking, part.alpha) }
    let all = [
      tracking == knownTracking ? "" : tracking, part.alpha == knownAlpha ? "" : "alpha \(part.alpha)",
      part.isFirstResponder ? "the first responder" : "",
    ]
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What an app does with the view, or with `onEvent`.
  enum Act: Int, CaseIterable {
    case listensAnew, listensAnewInTheEvent, listensAnewWhenAsked
    case hidesInTheEvent, changesItsSuperviewInTheEvent
    case shrinks, grows, empties, resizesWhenAsked, resizesInTheEvent
    case moves, turns
    /// Not at random, because no finger finds the view then.
    case hidesWhatIsAround

    var moment: Story.Moment { .act(self == .hidesWhatIsAround ? 100 : rawValue) }
  }

  private var listensAnew: () -> Void {
    { [weak self] in
      guard let self else { return }
      listener.listen(to: part)
    }
  }

  private static func kind(of act: Int) -> Act {
    act == 100 ? .hidesWhatIsAround : Act.allCases[act % (Act.allCases.count - 1)]
  }

  func words(for act: Int) -> String {
    switch Self.kind(of: act) {
    case .listensAnew: "sets another onEvent"
    case .listensAnewInTheEvent: "will set another onEvent in the next event"
    case .listensAnewWhenAsked: "will set another onEvent in the next tracking method"
    case .hidesInTheEvent: "will hide the view in the next event, or show it if it’s hidden"
    case .changesItsSuperviewInTheEvent: "will put the view into another superview in the next event"
    case .shrinks: "makes the view smaller"
    case .grows: "makes the view larger"
    case .empties: "makes the view 0 points wide"
    case .resizesWhenAsked: "will make the view larger in the next tracking method"
    case .resizesInTheEvent: "will resize the view in the next event"
    case .moves: "moves the view sideways by 170.5 points"
    case .turns: "turns the view by 40°"
    case .hidesWhatIsAround: "hides what the view lies in, or shows it if it’s hidden"
    }
  }

  func perform(_ act: Int) {
    switch Self.kind(of: act) {
    case .listensAnew: listener.listen(to: part)
    case .listensAnewInTheEvent: listener.inTheNextEvent = listensAnew
    case .listensAnewWhenAsked: listener.inTheNextQuestion = listensAnew
    // Not by whole points, so that nothing is exactly 70 points outside.
    case .shrinks: resize(by: 0.4)
    case .grows: part.bounds = plan.bounds.insetBy(dx: -20.25, dy: -30.25)
    case .empties: part.bounds = CGRect(x: plan.bounds.midX, y: plan.bounds.midY, width: 0, height: 20)
    case .resizesWhenAsked:
      listener.inTheNextQuestion = { [weak part] in
        part?.bounds = part?.bounds.insetBy(dx: -20.5, dy: -20.5) ?? .zero
      }
    case .resizesInTheEvent:
      listener.inTheNextEvent = { [weak self] in
        guard let self else { return }
        // Nothing says what `isTouchInside` is when the finger has left.
        if part.isTracking, !part.isTouchInside {
          part.bounds = part.bounds.insetBy(dx: -60.5, dy: -60.5)
        } else {
          resize(by: 0.4)
        }
      }
    case .moves: part.center.x += part.center.x > 350 ? -170.5 : 170.5
    case .hidesWhatIsAround:
      part.superview?.isHidden.toggle()
      part.superview?.alpha = part.superview?.isHidden == true ? 0 : 1
    case .hidesInTheEvent: listener.inTheNextEvent = { [weak part] in part?.isHidden.toggle() }
    case .changesItsSuperviewInTheEvent:
      listener.inTheNextEvent = { [weak self] in
        guard let self, let superview = view.superview else { return }
        let home = superview is UIWindow ? self.home : superview.window
        self.home = superview
        home?.addSubview(view)
      }
    case .turns: part.transform = part.transform.rotated(by: 0.7)
    }
  }

  private func resize(by share: CGFloat) {
    let bounds = part.bounds
    part.bounds = bounds.insetBy(
      dx: bounds.width * (1 - share) / 2 + 0.25, dy: bounds.height * (1 - share) / 2)
  }
}
