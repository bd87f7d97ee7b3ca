import CheckSupport
import TouchKit

extension CardCase {
  /// What taps before the gesture lead to.
  var outcomeBefore: CardOutcome {
    var outcome = CardOutcome()
    for tap in before {
      let taps = quickTaps(tap)
      outcome.zooms += taps / 2
      // The one that is left over is a tap like any other.
      guard taps % 2 == 1 else { continue }
      if case .star(let number) = tap.place, !tap.isDisabled {
        if guests.contains(.tapOnTheStars) {
          outcome.guests.append(.tapOnTheStars)
        } else {
          outcome.value = number
          outcome.changes += 1
        }
      } else {
        outcome.flips += 1
      }
    }
    return outcome
  }

  /// What a guest makes of two taps is another story.
  func quickTaps(_ tap: (place: Place, isDisabled: Bool, taps: Int)) -> Int { guests.isEmpty ? tap.taps : 1 }

  var description: String {
    let spot =
      switch place {
      case .star(let number): "star \(number)"
      case .beside: "the card, beside the stars"
      }
    var words = ["\(gesture.rawValue)\(gesture == .slippingTap ? "; it lands" : "") on \(spot)"]
    if gesture == .twoFingerTap {
      words.append("\(fingers) fingers")
    }
    if gesture == .tap { words.append("it takes \(NumberText.trimmed(hold, places: 2)) s") }
    if gesture == .longPress { words.append("one begins after \(NumberText.trimmed(pressDuration)) s") }
    if gesture == .severalTaps { words.append("\(taps) taps") }
    if !variation.words.isEmpty { words.append("the card" + variation.words) }
    if let starViews { words.append("each star is a view in the control: \(starViews.rawValue)") }
    if isDisabled { words.append("the stars are disabled") }
    if isHidden {
      words.append("the stars are hidden" + (alphaOfHidden.map { ", by an alpha of \($0)" } ?? ""))
    }
    if let change { words.append("after the taps before, the stars become \(change.rawValue)") }
    if alpha < 1 { words.append("the alpha of the stars is \(alpha)") }
    if comesBack { words.append("the card has left its window, and has come back") }
    if isInAnotherWindow { words.append("the card lies in a second window") }
    if hasFloor { words.append("a plain control fills the card under the stars") }
    words += guests.map { "\($0.rawValue) is there, too" }
    if guestsAllowOthers {
      words.append("it begins before the finger lifts, and allows all other recognizers")
    }
    if scale != 1 {
      words.append("the card is drawn at \(NumberText.trimmed(scale, places: 2)) times its size")
    }
    if origin != .zero { words.append("the bounds of the stars begin at \(origin.text)") }
    let taps = before.map { tap in
      let isStar = if case .star = tap.place { true } else { false }
      let words =
        (isStar ? "on a star" : "beside the stars") + (quickTaps(tap) > 1 ? ", \(quickTaps(tap)) times" : "")
      return words + (tap.isDisabled ? ", which are disabled" : "")
    }
    if !taps.isEmpty { words.append("before that, taps: " + taps.joined(separator: "; ")) }
    return words.joined(separator: "; ")
  }

  /// The same with fewer taps before it, and drawn as it is.
  var smaller: [CardCase] {
    before.shorter.map { before in
      var fewer = self
      fewer.before = before
      return fewer
    }
  }
}
