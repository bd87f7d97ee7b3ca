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
    func seconds(_ milliseconds: Int) -> String {
      NumberText.trimmed(Double(milliseconds) / 1_000, places: 3) + " s"
    }
    return """
      the recognizer wants \(taps) tap\(taps == 1 ? "" : "s") with \(fingers) finger\(fingers == 1 ? "" : "s"); \
      longestTap \(seconds(longestTap)), longestGap \(seconds(longestGap)), \
      allowableMovement \(NumberText.trimmed(movement)) points
      """
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
