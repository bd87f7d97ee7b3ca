import CheckSupport
import TouchKit

/// What a tap recognizer is set to.
struct TapSettings: Equatable {
  var taps = 1
  var fingers = 1
  /// In milliseconds.
  var longestTap = 750
  var longestGap = 350
  var movement: CGFloat = 45

  var words: String {
    func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
    return [
      "the recognizer wants \(count(taps, "tap")) with \(count(fingers, "finger"))",
      words("longestTap", \.longestTap),
      words("longestGap", \.longestGap),
      movement == Self().movement ? "" : "allowableMovement is \(NumberText.trimmed(movement)) points",
    ]
    .filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension TapSettings: RecognizerSetup {
  static var bonds: [RecognizerBond] { RecognizerBond.allCases }
  static var others: [TapSettings] { [1, 2, 4].map { TapSettings(taps: $0) } }
  /// Its time would be up before the other one has failed.
  var waiting: TapSettings { TapSettings(longestTap: 413, longestGap: longestGap) }

  init(_ random: inout SeededGenerator) {
    // No time that a story's waits may end at.
    (taps, fingers) = (random.inTurn([1, 1, 2, 2, 3]), random.inTurn([1, 1, 1, 2]))
    (longestTap, longestGap, movement) = (
      random.inTurn([757, 413, 1_511]), 347, random.inTurn([45, 45, 20])
    )
  }

  /// Taps, some of them with a flaw, or one more than it takes.
  func gesture(_ random: inout SeededGenerator) -> FingerPlan {
    var recipe = TapRecipe(settings: self)
    if random.once(in: 4) { recipe.flaws = [random.pick(TapCase.Flaw.allCases)] }
    return recipe.makeCase(&random).plan
  }
}

extension TapSettings {
  var smaller: [TapSettings] {
    let plain = TapSettings()
    // Of several taps one less, too: what comes later may matter.
    return with(\.taps, of: plain) + with(\.fingers, of: plain) + with(\.longestTap, of: plain)
      + with(\.longestGap, of: plain) + with(\.movement, of: plain)
      + with(\.taps, of: TapSettings(taps: max(1, taps - 1)))
  }

  /// A time that isn't as it's handed out.
  private func words(_ name: String, _ time: KeyPath<TapSettings, Int>) -> String {
    let seconds = NumberText.trimmed(Double(self[keyPath: time]) / 1_000, places: 3)
    return self[keyPath: time] == TapSettings()[keyPath: time] ? "" : "\(name) is \(seconds) s"
  }
}
