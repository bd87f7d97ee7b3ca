import CheckSupport
import TouchKit
import TouchStage
import XCTest

/// A place that is tapped, and the view that should get the tap.
struct Tap {
  /// On the screen.
  let point: CGPoint
  /// What is there, in words.
  let place: String
  let owner: UIView
}

extension CheckCase {
  /// Taps at some places, and fails at the first tap that another view gets, or that sends no action of its control.
  func checkTaps(
    _ asked: String, on stage: Stage, _ taps: [Tap], file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let complaint = taps.lazy.compactMap(stage.complaint).first else { return }
    XCTFail("asked: \(asked)\n\(complaint)", file: file, line: line)
  }

  /// Fails if a view that was just made has other settings than any view, or sets one of them with another.
  func checkTakesFingersAsUsual(_ views: UIView..., file: StaticString = #filePath, line: UInt = #line) {
    for view in views {
      func check(_ asked: String, _ settings: [(name: String, value: Bool, expected: Bool)]) {
        guard let wrong = settings.first(where: { $0.value != $0.expected }) else { return }
        XCTFail(
          """
          asked: \(asked)
          expected: \(wrong.name) is \(wrong.expected)
          got:      it's \(wrong.value)
          """, file: file, line: line)
      }
      check(
        "the settings of a new \(type(of: view)) are those of any view",
        [
          ("isUserInteractionEnabled", view.isUserInteractionEnabled, true),
          ("autoresizesSubviews", view.autoresizesSubviews, true),
        ] + flags(of: view, expected: false))
      let stage = Stage()
      for flag in [false, true] {
        (view.isMultipleTouchEnabled, view.isExclusiveTouch, view.clipsToBounds) = (flag, flag, flag)
        view.autoresizesSubviews = flag
        if !(view is UIWindow) { stage.show(view) }
        view.isHidden = false
        stage.device.settle()
        check(
          "a \(type(of: view)) is shown in a window: its settings stay",
          flags(of: view, expected: flag) + [("autoresizesSubviews", view.autoresizesSubviews, flag)])
        view.removeFromSuperview()
      }
      checkLeavesAlone(whatIsAddedTo: view, file: file, line: line)
      view.isUserInteractionEnabled = false
      for obstacle in Obstacle.allCases where obstacle != .switchedOff {
        obstacle.apply(to: view)
        (view.isHidden, view.alpha) = (false, 1)
        (view as? UIControl)?.isEnabled = true
      }
      check(
        "a \(type(of: view)) that is switched off was hidden, transparent or disabled for a while",
        [("isUserInteractionEnabled", view.isUserInteractionEnabled, false)])
      view.isHidden = true
      view.isUserInteractionEnabled = true
      check(
        "a \(type(of: view)) that is hidden is switched on again", [("isHidden", view.isHidden, true)])
    }
  }

  private func flags(of view: UIView, expected: Bool) -> [(name: String, value: Bool, expected: Bool)] {
    [
      ("isMultipleTouchEnabled", view.isMultipleTouchEnabled, expected),
      ("isExclusiveTouch", view.isExclusiveTouch, expected), ("clipsToBounds", view.clipsToBounds, expected),
    ]
  }

  /// Puts a control in front of what is in a view and a plain view behind it, and fails if anything else is changed.
  private func checkLeavesAlone(whatIsAddedTo view: UIView, file: StaticString, line: UInt) {
    let (plain, inside) = (UIView(), view.subviews)
    let parts = [view, plain].map { host in
      let frame = CGRect(x: 5, y: 6, width: 20, height: 10)
      let (front, back) = (UIControl(frame: frame).named("a control"), UIView(frame: frame).named("a view"))
      host.addSubview(front)
      host.insertSubview(back, at: 0)
      host.setNeedsLayout()
      host.layoutIfNeeded()
      return [back, front]
    }
    let change = ScreenSettings(ofOnly: parts[0]).difference(fromTwin: ScreenSettings(ofOnly: parts[1]))
    let isInOrder = view.subviews == parts[0].prefix(1) + inside + parts[0].suffix(1)
    for part in parts[0] { part.removeFromSuperview() }
    guard change != nil || !isInOrder else { return }
    XCTFail(
      """
      asked: a \(type(of: view)) gets a control in front of all and a view behind all: nothing else changes
      got:   \(change ?? "they lie in another order")
      """, file: file, line: line)
  }

  /// Puts a view into superviews of every class, and fails if fingers find something else in it than in a plain view.
  ///
  /// - Parameter points: Where fingers are, in the view's coordinates.
  func checkInSuperviewsOfEveryClass(
    _ view: UIView, at points: [CGPoint], file: StaticString = #filePath, line: UInt = #line
  ) {
    let stage = Stage()
    func found(in host: UIView) -> [String] {
      (host.frame, host.isUserInteractionEnabled) = (stage.window.bounds, true)
      stage.show(host)
      host.addSubview(view)
      return points.map { point in
        let hit = stage.window.hitTest(view.convert(point, to: nil), with: stage.event)
        return hit === host ? "its superview" : hit?.traceName ?? "nothing"
      }
    }
    let expected = found(in: UIView())
    for kind in EngineClass.resizable {
      let host = kind.make()
      for (point, pair) in zip(points, zip(expected, found(in: host))) where pair.0 != pair.1 {
        return XCTFail(
          """
          asked: in a \(type(of: host)), the same is found as in a plain view
          a touch at \(point.text) of \(view.traceName)
          expected: \(pair.0)
          got:      \(pair.1)
          """, file: file, line: line)
      }
    }
  }

  /// Taps on a view that the app then takes out and lets go of, and fails if it is kept.
  func checkLetsGo(
    of what: String, on stage: Stage, file: StaticString = #filePath, line: UInt = #line,
    putIn makeView: () -> UIView, takingOut takeOut: (UIView) -> Void = { $0.removeFromSuperview() }
  ) {
    weak var kept: UIView?
    do {
      let view = makeView()
      stage.tap(at: view.pointOnScreen(at: .zero))
      takeOut(view)
      kept = view
    }
    // The engine keeps the view of the last touch until the next one; no answer is asked about that.
    let cover = UIWindow(frame: stage.window.bounds)
    (cover.windowLevel, cover.isHidden) = (.alert + 1, false)
    stage.tap(at: CGPoint(x: 5, y: 5))
    cover.isHidden = true
    guard kept != nil else { return }
    XCTFail(
      "asked: once the app has taken out \(what), nothing keeps it\ngot:   it is kept", file: file, line: line
    )
  }
}

extension Stage {
  /// What is wrong about a tap, and about one in which the finger moves a little, which is a tap all the same.
  func complaint(about tap: Tap) -> String? {
    let control = tap.owner as? UIControl
    var count = 0
    let action = UIAction { _ in count += 1 }
    control?.addAction(action, for: .touchUpInside)
    defer { control?.removeAction(action, for: .touchUpInside) }
    if let complaint = complaint(aboutTapAt: tap.point, on: tap.place, expecting: tap.owner) {
      return complaint
    }
    guard let control else { return nil }
    if count == 1 {
      count = 0
      drag(from: tap.point, to: CGPoint(x: tap.point.x + 20, y: tap.point.y + 1), for: 0.05)
    }
    return count == 1
      ? nil
      : """
      tap on the screen at \(tap.point.text), \(tap.place)
      expected: \(control.traceName) gets the touch, and sends its action for touchUpInside
      got:      it gets the touch, and sends the action \(count) times
      """
  }
}

extension UIView {
  /// A point of the view on the screen, which its window fills.
  func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint { convert(CGPoint(x: x, y: y), to: nil) }
}
