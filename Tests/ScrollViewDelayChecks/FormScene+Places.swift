import TouchKit

/// Where things are.
extension FormScene {
  var value: Float {
    example.range.lowerBound + example.value * (example.range.upperBound - example.range.lowerBound)
  }

  var canBeZoomed: Bool { example.peculiarities.contains(where: FormPeculiarity.scaled.contains) }

  /// By how much the content is zoomed before each finger.
  var scale: CGFloat { example.peculiarities.contains(.zoomed) ? 0.75 : 1 }

  private func place(on view: UIView) -> CGPoint {
    view.convert(
      CGPoint(
        x: view.bounds.midX + view.bounds.width * example.aside.x,
        y: view.bounds.midY + view.bounds.height * example.aside.y), to: nil)
  }

  private var knob: CGRect {
    let track = slider.trackRect(forBounds: slider.bounds)
    return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
  }

  func point(of spot: Spot) -> CGPoint {
    switch spot {
    case .knob:
      // On the far side, so that it has not left the knob with its first move.
      let aside = abs(example.aside.x) * 16 * (example.wayOfTheKnob < 0 ? 1 : -1)
      return slider.convert(CGPoint(x: knob.midX + aside, y: knob.midY + example.aside.y * 20), to: nil)
    case .line:
      if example.isAboveOrBelowTheKnob {
        let far = knob.height / 2 + 26 + abs(example.aside.y) * 30
        return slider.convert(
          CGPoint(x: knob.midX + example.aside.x * 20, y: knob.midY + (example.aside.y < 0 ? -far : far)),
          to: nil)
      }
      // Clearly beside the knob, which is a little wider for fingers than it looks.
      let (taken, line) = (knob.insetBy(dx: -20, dy: 0), slider.bounds.insetBy(dx: 4, dy: 0))
      let left = max(taken.minX - line.minX, 0)
      let length = left + max(line.maxX - taken.maxX, 0)
      let side: CGFloat = example.aside.x < 0 ? -2 : 2
      let along = example.placeOnTheLine.map { $0 * (length - 1) } ?? min(max(left + side, 0), length - 2)
      let x = along < left ? line.minX + along : taken.maxX + along - left
      return slider.convert(
        CGPoint(x: x, y: slider.bounds.midY + slider.bounds.height * example.aside.y), to: nil)
    case .button: return place(on: button)
    case .tile: return place(on: tile)
    case .dial: return place(on: dial)
    case .blank: return form.convert(CGPoint(x: 312, y: example.slider.midY), to: nil)
    }
  }

  /// A way in the form as a way on the screen.
  func onScreen(_ way: CGPoint) -> CGPoint { content.convert(way, to: nil) - content.convert(.zero, to: nil) }
}
