import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

/// How a sticker lies in its superview.
struct StickerPose {
  private let center: CGPoint
  private let transform: CGAffineTransform

  /// Shows the same hands to the student's stickers and to such as are as they should be: two of them at the same time,
  /// in views that are shown larger or smaller than they are.
  static func complaint(about hand: HandCase, and other: HandCase) -> String? {
    let plans = [hand, other].map { hand in
      var plan = hand.detail.isMultiple(of: 3) ? hand.planAfterATap : hand.plan
      // At once, or after a while.
      for later in hand.next { plan.add(later.plan, after: later.detail.isMultiple(of: 2) ? 90 : 600) }
      return plan
    }
    let expected = poses(of: { StatedSticker(frame: $0) }, after: plans, hand.detail)
    let actual = poses(of: { StickerView(frame: $0) }, after: plans, hand.detail)
    guard let wrong = actual.indices.first(where: { !actual[$0].matches(expected[$0]) }) else { return nil }
    return """
      \(wrong == 0 ? "the sticker" : "another sticker, beside it"), when the fingers have lifted
      expected: \(expected[wrong].words)
      got:      \(actual[wrong].words)
      """
  }

  private static let frame = CGRect(x: 350, y: 350, width: 300, height: 300)

  private static func poses(
    of make: (CGRect) -> UIView, after plans: [FingerPlan], _ detail: UInt64
  ) -> [StickerPose] {
    var random = SeededGenerator(seed: detail)
    let stage = Stage(screen: CGSize(width: 2_000, height: 1_000))
    var everything = plans[0]
    // The other hand comes a little later.
    var later = FingerPlan()
    later.add(plans[1], after: 40)
    everything.join(later, at: CGPoint(x: 1_000, y: 0))
    let stickers = [0, 1].map { number in
      let scale = CGFloat(random.number(8...15)) / 10
      let view = UIView(frame: CGRect(x: number * 1_000, y: 0, width: 1_000, height: 1_000))
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      // The same place on the screen, anywhere in the view's own points.
      view.bounds.origin = CGPoint(x: random.number(-2_000...2_000), y: random.number(-2_000...2_000))
      let frame = frame.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
      let sticker = make(frame)
      sticker.transform = CGAffineTransform(rotationAngle: CGFloat(random.number(-60...60)) / 20)
      // Taps around it are none of its business.
      for count in 1...2 {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        view.addGestureRecognizer(tap)
      }
      // The sticker may leave what it lies in.
      if random.once(in: 2) {
        let container = UIView(frame: frame)
        container.bounds.origin = container.frame.origin
        container.isMultipleTouchEnabled = true
        view.addSubview(container)
        container.addSubview(sticker)
      } else {
        view.addSubview(sticker)
      }
      stage.window.addSubview(view)
      return sticker
    }
    stage.device.play(everything.script.frames(on: stage.window.bounds.size))
    return stickers.map(StickerPose.init)
  }

  init(of view: UIView) { (center, transform) = (view.center, view.transform) }

  /// Where the middle of the sticker is seen.
  private var middle: CGPoint { CGPoint(x: center.x + transform.tx, y: center.y + transform.ty) }

  func matches(_ other: StickerPose) -> Bool {
    middle.distance(to: other.middle) < 0.1 && abs(transform.a - other.transform.a) < 0.01
      && abs(transform.b - other.transform.b) < 0.01 && abs(transform.c - other.transform.c) < 0.01
      && abs(transform.d - other.transform.d) < 0.01
  }

  var words: String {
    let size = CGPoint(x: transform.a, y: transform.b).distance(to: .zero)
    let degrees = atan2(transform.b, transform.a) * 180 / .pi
    return """
      its middle is at \(middle.text), it is \(NumberText.trimmed(size, places: 2)) times as large, \
      and turned by \(NumberText.trimmed(degrees, places: 1)) degrees
      """
  }
}
