import CheckSupport
import TouchKit
import TouchStage
import XCTest

@testable import HitTestingExercises

final class TapTargetsChecks: CheckCase {
  func testASmallButtonIsFoundIn44Points() {
    check("a small button is found in 44 × 44 points around its middle", .plain(20.8, 30), .plain(43, 11))
  }

  func testAButtonWithoutASizeIsFoundToo() {
    check("a button of 0 × 0 points is found in 44 points around its middle", .plain(0, 0), .round(0))
  }

  func testALargeButtonKeepsItsBounds() {
    check("a button of 44 points or more is found in its bounds", .plain(44, 44), .plain(100, 60))
  }

  func testALongButtonIsWidenedOnlyWhereItIsSmall() {
    check("a side below 44 points is widened to 44, a longer one is not", .plain(10, 60), .plain(90, 30))
  }

  func testASmallRoundButtonIsFoundInACircleOf44Points() {
    check("a small round button is found in a circle of 44 points around its middle", .round(12), .round(43))
  }

  func testALargeRoundButtonIsFoundInItsCircle() {
    check("a large round button is found in a circle as wide as itself", .round(44), .round(90))
  }

  func testTheBoundsMayBeginAnywhere() {
    check("the target lies around the middle of the bounds, wherever they begin", .plain(20, 30), .round(30))
    {
      $0.bounds.origin = CGPoint(x: -35, y: 60)
    }
  }

  func testAButtonThatIsTurnedOnItsSide() {
    check(
      "a button that is turned by a quarter: its own width and height count, not those of its frame",
      .plain(10, 60)
    ) {
      $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }

  func testARoundButtonThatIsTurned() {
    check(
      "a round button that is turned by an eighth: the circle is as large as before, though its frame is larger",
      .round(60)
    ) {
      $0.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
  }

  func testTheTargetFollowsTheSize() {
    for isRound in [false, true] {
      let scene = TargetScene(isRound ? .round(20) : .plain(20, 20))
      for (side, setsBounds) in [(20, false), (70, true), (50, false), (30, true), (90, false)]
        as [(CGFloat, Bool)]
      {
        if setsBounds {
          scene.button.bounds.size = CGSize(width: side, height: side)
        } else {
          scene.button.frame = TargetScene.frame(of: CGSize(width: side, height: side))
        }
        check("a button whose size changes between taps: the target is that of its size now", in: scene)
      }
    }
  }

  func testFramesAndBoundsStayTheSame() {
    for target in Target.examples {
      let scene = TargetScene(target)
      let frame = TargetScene.frame(of: target.size)
      scene.stage.tap(at: scene.panel.onScreen(frame.midX, frame.midY))
      guard scene.button.frame != frame || scene.button.bounds.size != frame.size else { continue }
      XCTFail(
        """
        asked: the frame and the bounds of a \(target.words) stay as they are when it is tapped
        expected: frame \(frame)
        got:      frame \(scene.button.frame), bounds \(scene.button.bounds)
        """)
    }
  }

  func testButtonsThatCannotBeTouchedStayUnreachable() {
    for target in Target.examples {
      for obstacle in Obstacle.allCases {
        let scene = TargetScene(target)
        obstacle.apply(to: scene.button)
        check("a button that is \(obstacle.rawValue) lets taps through", in: scene, isFound: false)
        Obstacle.lift(from: scene.button)
        check("a button that was \(obstacle.rawValue) is found again afterwards", in: scene)
      }
    }
  }

  func testATouchMayBeCancelled() {
    for target in Target.examples {
      let scene = TargetScene(target)
      let fingers = Fingers(on: scene.stage)
      let middle = scene.button.pointOnScreen(at: .zero)
      for phase in [Contact.Phase.began, .cancelled] { fingers.act(phase, at: middle) }
      check("the target is as large as ever after the system has cancelled a touch on it", in: scene)
    }
  }

  func testTheTargetEndsWhereTheSuperviewEnds() {
    for target in Target.examples {
      let scene = TargetScene(target)
      scene.button.frame.origin.x = 0
      let points: [(CGFloat, UIView)] = [(1, scene.button), (-1, scene.backdrop)]
      checkTaps(
        "outside the panel that a button is in, it is not found", on: scene.stage,
        points.map { x, owner in
          Tap(
            point: scene.panel.onScreen(x, scene.button.center.y),
            place: x < 0 ? "outside the panel" : "inside the panel", owner: owner)
        })
    }
  }

  func testHoldsForWhatLiesInAButton() {
    let scene = TargetScene(.plain(60, 60))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).named("View")
    let control = UIControl(frame: CGRect(x: 20, y: 0, width: 20, height: 20)).named("Control")
    let face = UIView(frame: control.bounds).named("Face of the control")
    let disabled = UIControl(frame: CGRect(x: 40, y: 0, width: 20, height: 20)).named("Disabled control")
    disabled.isEnabled = false
    control.addSubview(face)
    for part in [view, control, disabled] { scene.button.addSubview(part) }
    checkTaps(
      "what lies in a TargetButton keeps its taps", on: scene.stage,
      [(view, view), (face, face), (disabled, scene.button)].map { part, owner in
        Tap(point: part.pointOnScreen(at: .zero), place: "on \(part.traceName)", owner: owner)
      })
    for obstacle in Obstacle.allCases {
      obstacle.apply(to: scene.button)
      checkTaps(
        "a button that is \(obstacle.rawValue) has no target, not even a control in it", on: scene.stage,
        [Tap(point: face.pointOnScreen(at: .zero), place: "on the control in it", owner: scene.panel)])
      Obstacle.lift(from: scene.button)
    }
  }

  func testHoldsInASubclass() {
    let scene = TargetScene(.plain(20, 30)) { WideTargetButton(frame: $0) }
    checkTaps(
      "a button is asked whether a point is inside, by a method that a subclass overrides", on: scene.stage,
      [
        Tap(
          point: scene.button.onScreen(-50, 15),
          place: "50 points beside the button, in what the subclass adds",
          owner: scene.button)
      ])
  }

  func testHoldsInSuperviewsOfEveryClass() {
    for target in Target.examples {
      let button = TargetScene(target).button
      checkInSuperviewsOfEveryClass(
        button, at: [-21, 21, 23].map { CGPoint(x: button.bounds.midX + $0, y: button.bounds.midY) })
    }
  }

  func testHoldsNoView() {
    let scene = TargetScene(.plain(60, 60))
    checkLetsGo(of: "a control in a TargetButton", on: scene.stage) {
      let control = UIControl(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      scene.button.addSubview(control)
      return control
    }
  }

  func testHoldsItsSettings() {
    checkTakesFingersAsUsual(TargetButton(frame: .zero), RoundTargetButton(frame: .zero))
  }

  func testHoldsInAnyApp() {
    check(
      "on any page with such buttons, all fingers in their targets reach them, and no others do",
      Twins<TargetPlan> {
        TargetSubject($0, $1, $2) { number, _ in StatedTarget(isRound: number == TargetPlan.round) }
      } students: {
        TargetSubject($0, $1, $2) { number, _ in
          number == TargetPlan.round ? RoundTargetButton() : TargetButton()
        }
      } judging: {
        $0.looksUp()
      })
  }

  func testHoldsWhatIsAroundIt() {
    for target in Target.examples {
      let scene = TargetScene(target)
      scene.panel.addSubview(UIView(frame: scene.button.frame).named("View in front"))
      scene.panel.clipsToBounds = true
      let before = scene.stage.settings()
      scene.button.removeFromSuperview()
      scene.panel.insertSubview(scene.button, at: 0)
      scene.stage.tap(at: scene.panel.onScreen(110 - 21, 130))
      guard let change = scene.stage.settings().change(since: before) else { continue }
      XCTFail("asked: a \(target.words) is put back behind a view: nothing else changes\ngot:   \(change)")
    }
  }

  func testHoldsTheSizeInALayout() {
    for target in Target.examples {
      let button = TargetScene(target).button
      let plain = UIControl(frame: button.frame)
      for control in [button, plain] { control.sizeToFit() }
      guard button.frame != plain.frame || button.intrinsicContentSize != plain.intrinsicContentSize else {
        continue
      }
      XCTFail(
        """
        asked: a layout makes a \(target.words) as small as any control of this size
        expected: frame \(plain.frame) after sizeToFit(), intrinsic size \(plain.intrinsicContentSize)
        got:      frame \(button.frame), intrinsic size \(button.intrinsicContentSize)
        """)
    }
  }

  private func check(
    _ asked: String, _ targets: Target..., file: StaticString = #filePath, line: UInt = #line,
    change: (UIControl) -> Void = { _ in }
  ) {
    for target in targets {
      let scene = TargetScene(target)
      change(scene.button)
      check("\(asked); here it is a \(target.words)", in: scene, file: file, line: line)
    }
  }

  private func check(
    _ asked: String, in scene: TargetScene, isFound: Bool = true, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let taps = scene.taps.filter { isFound || $0.owner === scene.button }
      .map { Tap(point: $0.point, place: $0.place, owner: isFound ? $0.owner : scene.panel) }
    checkTaps(asked, on: scene.stage, taps, file: file, line: line)
  }
}

/// A button that takes touches 60 points beside it.
class WideTargetButton: TargetButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -60, dy: 0).contains(point) || super.point(inside: point, with: event)
  }
}

/// What a button is like.
private struct Target {
  let isRound: Bool
  let size: CGSize

  static let examples = [plain(20, 30), round(30)]

  static func plain(_ width: CGFloat, _ height: CGFloat) -> Target {
    Target(isRound: false, size: CGSize(width: width, height: height))
  }
  static func round(_ side: CGFloat) -> Target {
    Target(isRound: true, size: CGSize(width: side, height: side))
  }

  var words: String {
    let size = "\(NumberText.trimmed(size.width)) × \(NumberText.trimmed(size.height)) points"
    return "\(isRound ? "RoundTargetButton" : "TargetButton") of \(size)"
  }
}

/// A screen with one button in the middle of a panel.
private struct TargetScene {
  let stage = Stage()
  let backdrop: UIView
  let panel: UIView
  let button: UIControl

  init(_ target: Target, makePlain: (CGRect) -> UIControl = { TargetButton(frame: $0) }) {
    backdrop = UIView(frame: stage.window.bounds).named("Backdrop")
    panel = UIView(frame: CGRect(x: 50, y: 50, width: 220, height: 260)).named("Panel")
    let frame = Self.frame(of: target.size)
    button =
      target.isRound
      ? RoundTargetButton(frame: frame).named("RoundTargetButton")
      : makePlain(frame).named("TargetButton")
    panel.addSubview(button)
    stage.show(backdrop, panel)
  }

  static func frame(of size: CGSize) -> CGRect {
    CGRect(x: 110 - size.width / 2, y: 130 - size.height / 2, width: size.width, height: size.height)
  }

  /// Taps a little inside and a little outside the edge, all around.
  var taps: [Tap] {
    let bounds = button.bounds
    let (width, height) = (max(44, bounds.width) / 2, max(44, bounds.height) / 2)
    func tap(_ place: String, _ x: CGFloat, _ y: CGFloat, _ owner: UIView) -> Tap {
      Tap(point: button.onScreen(bounds.midX + x, bounds.midY + y), place: place, owner: owner)
    }
    let middle = tap("in the middle of the button", 0, 0, button)
    guard button is RoundTargetButton else {
      let signs: [(CGFloat, CGFloat)] = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
      let sides: [(CGFloat, CGFloat)] = [(-1, 0), (1, 0), (0, -1), (0, 1)]
      return [middle]
        + signs.map {
          tap(
            "a quarter of a point inside a corner of the target", $0 * (width - 0.25), $1 * (height - 0.25),
            button)
        }
        + sides.map {
          tap("a quarter of a point beside the target", $0 * (width + 0.25), $1 * (height + 0.25), panel)
        }
    }
    return [middle]
      + (0..<8).flatMap { eighth in
        let (x, y) = (cos(CGFloat(eighth) * .pi / 4), sin(CGFloat(eighth) * .pi / 4))
        return [
          tap("a quarter of a point inside the circle", x * (width - 0.25), y * (width - 0.25), button),
          tap("a quarter of a point outside the circle", x * (width + 0.25), y * (width + 0.25), panel),
        ]
      }
  }
}
