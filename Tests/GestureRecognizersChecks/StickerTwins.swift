import CheckSupport
import TouchKit
import TouchStage

/// The same hands, changes and questions for the student's stickers and for such as do what the statement says.
enum StickerTwins {
  /// The first difference, after or in the middle of a step.
  static func difference(_ seed: UInt64, steps: Int, _ oddities: StickerOddities) -> String? {
    let stated = StickerWorld({ StatedSticker(frame: $0) }, { StatedSticker(frame: $0) }, seed, oddities)
    let students = StickerWorld({ StudentsSticker(frame: $0) }, { OtherSticker(frame: $0) }, seed, oddities)
    var happened: [String] = []
    func difference(asking: Bool = false) -> String? {
      complaint(stated, students, asking: asking).map { (happened + [$0]).joined(separator: "\n") }
    }
    if let difference = difference() { return difference }
    var random = SeededGenerator(seed: seed &+ 1)
    var lifts = SeededGenerator(seed: seed &+ 2)
    for step in 0..<steps {
      let hand = StickerHand(on: stated, step == 0 ? oddities.order : .allAtOnce, &random)
      let (lifted, words) = framesAndWords(of: hand, &lifts)
      happened.append(words)
      var frames = lifted.pressed(by: random.next())
      switch random.number(1...6) {
      case 1: frames = frames.made(with: .pencil)
      case 2: frames = frames.made(with: .pointer)
      default: break
      }
      let middle = random.number(0...frames.count)
      let change = random.once(in: 3) ? random.next() : nil
      let start = stated.now
      for (number, frame) in frames.enumerated() {
        if number == middle {
          if let difference = difference(asking: random.once(in: 2)) {
            return "in the middle of the last of these:\n" + difference
          }
          if let change {
            happened.append("meanwhile " + stated.change(by: change))
            _ = students.change(by: change)
          }
        }
        for world in [stated, students] { world.play(frame, start) }
      }
      let pause = random.pick([0.02, 0.1, 0.4, 1])
      for world in [stated, students] { world.wait(pause) }
      if let difference = difference() { return difference }
      if random.once(in: 2) {
        let change = random.next()
        happened.append("then " + stated.change(by: change))
        _ = students.change(by: change)
      }
    }
    if let difference = difference(asking: random.once(in: 2)) { return difference }
    for world in [stated, students] { world.moveTheFirstSticker(oddities) }
    var other = SeededGenerator(seed: oddities.detail)
    let hand = StickerHand(on: stated, oddities.lastOrder, &other)
    let (frames, words) = framesAndWords(of: hand, &lifts)
    happened.append("at last sticker 1 is alone on another board, transformed anew; there \(words)")
    let start = stated.now
    for frame in frames {
      for world in [stated, students] { world.play(frame, start) }
    }
    if let difference = difference() { return difference }
    for world in [stated, students] { world.takeTheFormOff() }
    happened.append("then the app resets its transform")
    if let difference = difference() { return difference }
    if let difference = onAPage(stated, students, oddities) {
      return (happened + ["then it lies on a page that scrolls and zooms", difference]).joined(
        separator: "\n")
    }
    for world in [stated, students] { world.takeStickersOut() }
    happened.append("at last the stickers are taken out")
    return difference(asking: true)
  }

  /// What a hand does, and the same in words: half of the hands lift some points from where they were last.
  private static func framesAndWords(
    of hand: StickerHand, _ random: inout SeededGenerator
  ) -> (frames: [DigitizerFrame], words: String) {
    let frames = hand.plan.script.frames(on: StickerWorld.screen)
    guard random.once(in: 2) else { return (frames, hand.words) }
    return (
      frames.liftedFarther(&random, on: StickerWorld.screen),
      hand.words + "; each finger lifts some points from where it was last"
    )
  }

  /// The first difference when a trackpad and a wheel scroll over the first sticker, and a hand is on it then.
  private static func onAPage(
    _ stated: StickerWorld, _ students: StickerWorld, _ oddities: StickerOddities
  ) -> String? {
    for world in [stated, students] {
      world.putTheFirstStickerOntoAPage(zoom: oddities.pageZoom)
      world.scrollOverTheFirstSticker(oddities.guest)
    }
    if let complaint = complaint(stated, students, asking: true) {
      return "there a trackpad scrolls over it, and a wheel is turned\n\(complaint)"
    }
    var random = SeededGenerator(seed: oddities.detail &+ 1)
    let hand = StickerHand(on: stated, oddities.pageOrder, &random)
    var lifts = SeededGenerator(seed: oddities.detail &+ 2)
    let (frames, words) = framesAndWords(of: hand, &lifts)
    let start = stated.now
    for frame in frames {
      for world in [stated, students] { world.play(frame, start) }
    }
    for world in [stated, students] { world.wait(1) }
    return complaint(stated, students, asking: false).map { "\(words)\n\($0)" }
  }

  private static func complaint(_ stated: StickerWorld, _ students: StickerWorld, asking: Bool) -> String? {
    for (due, sight) in zip(stated.sights, students.sights) {
      if let difference = sight.difference(from: due) { return difference }
    }
    if stated.log != students.log,
      let divergence = firstDivergence(expected: stated.sortedLog, actual: students.sortedLog, common: 4)
    {
      return "what the recognizers did\n\(divergence)"
    }
    if let divergence = firstDivergence(expected: stated.passedOn, actual: students.passedOn) {
      return "the touches that the sticker passes on to the board it lies on\n\(divergence)"
    }
    if asking, let wrong = zip(stated.answers, students.answers).first(where: { $0.0 != $0.1 }) {
      return """
        what the delegates answer
        expected: \(stated.words(for: wrong.0))
        got:      \(students.words(for: wrong.1))
        """
    }
    if let divergence = firstDivergence(expected: stated.chain, actual: students.chain) { return divergence }
    return students.settings.difference(fromTwin: stated.settings).map {
      "compared with an app whose stickers are as they should be\ngot: \($0)"
    }
  }
}

/// What the student's sticker and the stated one have in common.
protocol Sticker: UIView {
  var pinch: UIPinchGestureRecognizer { get }
  var rotation: UIRotationGestureRecognizer { get }
  var pan: UIPanGestureRecognizer { get }
}

extension Sticker {
  var three: [UIGestureRecognizer] { [pinch, rotation, pan] }
}

/// A sticker that follows a hand, as the exercise wants it.
class StatedSticker: UIView, UIGestureRecognizerDelegate, Sticker {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    for recognizer in three {
      recognizer.addTarget(self, action: StatedSticker.follow)
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { three.contains(gestureRecognizer) && three.contains(otherGestureRecognizer) }

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case pinch:
      transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    case rotation:
      transform = transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    default:
      let way = pan.translation(in: superview)
      center = CGPoint(x: center.x + way.x, y: center.y + way.y)
      pan.setTranslation(.zero, in: superview)
    }
  }
}
