import CheckSupport
import TouchInput
import TouchKit
import TouchStage

/// What a finger does to a form.
extension FormScene {
  /// What a finger has done, in words that can be compared.
  struct Outcome: Equatable {
    var scrolled: CGFloat = 0
    var slid = false
    var clicks = 0
    var tile: [String] = []
    var dialLost = false

    var words: String {
      var parts = [
        scrolled == 0 ? "nothing scrolls" : "the form scrolls by \(NumberText.trimmed(scrolled)) points"
      ]
      if slid { parts.append("the slider's value changes") }
      if clicks > 0 { parts.append("the button is clicked\(clicks > 1 ? " \(clicks) times" : "")") }
      if !tile.isEmpty { parts.append("the tile hears " + tile.joined(separator: ", ")) }
      if dialLost { parts.append("the dial loses its finger") }
      return parts.joined(separator: ", ")
    }
  }

  func outcome(afterwards: (() -> Void)? = nil, of write: (inout TouchScript) -> Void) -> Outcome {
    let (offset, value) = (form.contentOffset.y, slider.value)
    clicks = 0
    reached = false
    tile.heard = []
    let losses = Counter()
    dial.addAction(UIAction { _ in losses.count += 1 }, for: .touchCancel)
    log = []
    watch(scrolls: true) {
      stage.perform(with: tool, resting: afterwards == nil ? 3 : 0.1, write)
      if let afterwards {
        afterwards()
        stage.device.advance(by: 3)
      }
      undoReaction()
    }
    // Where the finger is on the glass has a fraction, and so has a difference of two such places.
    let scrolled = ((form.contentOffset.y - offset) * 1_000).rounded() / 1_000
    return Outcome(
      scrolled: scrolled,
      slid: abs(slider.value - value) > 0.001 * (slider.maximumValue - slider.minimumValue),
      clicks: clicks, tile: tile.heard,
      dialLost: losses.count > 0)
  }

  /// Puts the form and the knob back to where they were at first.
  func putBack() {
    form.setZoomScale(scale, animated: false)
    form.setContentOffset(CGPoint(x: 0, y: example.offset * scale), animated: false)
    other.setContentOffset(.zero, animated: false)
    slider.value = value
  }

  /// What the form is made of, with a mark at the view that was touched.
  func picture(_ spot: Spot) -> String {
    let view: UIView =
      switch spot {
      case .knob, .line: slider
      case .button: button
      case .tile: tile
      case .dial: dial
      case .blank: form
      }
    return ViewOutline(of: form, marking: [(view, "the finger")]).description
  }
}

private final class Counter { var count = 0 }
