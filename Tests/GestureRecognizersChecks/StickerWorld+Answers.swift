import TouchKit

extension StickerWorld {
  /// An answer to a question about two recognizers, or about touches on a sticker.
  struct Answer: Equatable {
    let sticker, one, other: Int
    let isTogether, isTogetherAsDelegate, waits, hasItWait, mayBegin: Bool
  }

  /// What the three of each sticker answer about all recognizers.
  var answers: [Answer] {
    var answers: [Answer] = []
    for (number, sticker) in stickers.enumerated() {
      for (first, one) in sticker.three.enumerated() {
        for (place, other) in recognizers.enumerated() where other !== one {
          // While one of the three is off the sticker, it may be one of them or not.
          if sticker.three.contains(other), one.view !== sticker || other.view !== sticker { continue }
          answers.append(answer(one, other, sticker, (number, first, place)))
        }
      }
    }
    return answers
  }

  private func answer(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer, _ sticker: any Sticker,
    _ numbers: (sticker: Int, one: Int, other: Int)
  ) -> Answer {
    let (delegate, another) = (one.delegate, other.delegate)
    let isTogether =
      delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || another?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    var (asDelegate, waits, hasItWait) = (false, false, false)
    if let delegate, !sticker.three.contains(other) {
      waits = delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
      hasItWait = delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other)
      // If the sticker is its delegate, it is a stranger still.
      if !other.isOfAScrollView {
        other.delegate = sticker as AnyObject as? any UIGestureRecognizerDelegate
        asDelegate = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
        other.delegate = another
      }
    }
    return Answer(
      sticker: numbers.sticker, one: numbers.one, other: numbers.other, isTogether: isTogether,
      isTogetherAsDelegate: asDelegate, waits: waits, hasItWait: hasItWait,
      mayBegin: sticker.three.contains(other) || sticker.gestureRecognizerShouldBegin(other))
  }

  func words(for answer: Answer) -> String {
    let yes = [
      (answer.isTogether, "both may run together"),
      (answer.isTogetherAsDelegate, "they may if the sticker is the delegate of the other"),
      (answer.waits, "it waits for the other"), (answer.hasItWait, "the other waits for it"),
      (!answer.mayBegin, "the other may not begin"),
    ].filter(\.0).map(\.1)
    return """
      sticker \(answer.sticker + 1), its \(type(of: stickers[answer.sticker].three[answer.one])), \
      and \(name(of: answer.other)): \(yes.isEmpty ? "not together" : yes.joined(separator: ", "))
      """
  }

  /// What the stickers answer about points and the chain.
  var chain: [String] {
    stickers.enumerated().map { number, sticker in
      let bounds = sticker.bounds
      let points = [CGPoint.zero, sticker.middle, CGPoint(x: bounds.maxX - 1, y: 3), CGPoint(x: -3, y: 9)]
      return "sticker \(number + 1): is inside \(points.map { sticker.point(inside: $0, with: nil) }), "
        + "its next is a \((sticker.next as? UIView)?.kind ?? "nothing")"
    }
  }
}

extension UIGestureRecognizer {
  /// Whether a scroll view has made it, which alone may be its delegate.
  fileprivate var isOfAScrollView: Bool {
    guard let view = view as? UIScrollView else { return false }
    return self === view.panGestureRecognizer || self === view.pinchGestureRecognizer
  }
}
