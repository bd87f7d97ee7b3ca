import TouchKit

/// Where fingers go in a form.
extension FormCase {
  /// Sideways from the knob, to where there is room, in the slider.
  var wayOfTheKnob: CGFloat { value > 0.5 ? -40 : 40 }
  /// Sideways from the knob, over the nearer end of the line and beyond it.
  var wayBeyondTheEnd: CGFloat {
    let share = CGFloat(value > 0.5 ? 1 - value : value)
    return (value > 0.5 ? 1 : -1) * (share * slider.width + pull) * (turned.contains(0) ? -1 : 1)
  }
  /// The same on the screen.
  var wayOnTheScreen: CGFloat { turned.contains(0) ? -wayOfTheKnob : wayOfTheKnob }

  /// The way up or down, to where the form can be scrolled.
  var wayWithRoom: CGFloat { offset == 0 ? -abs(way) : room == offset ? abs(way) : way }

  /// How far a finger scrolls the form that goes up (negative) or down.
  ///
  /// Its first 10 points do not scroll, and from beyond its ends the form comes back. Content goes up when the finger
  /// does.
  func scrolled(by way: CGFloat) -> CGFloat {
    let scrolled = way < 0 ? -way - 10 : -(way - 10)
    return min(max(scrolled, -offset), room - offset)
  }
}
