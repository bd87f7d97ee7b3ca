import TouchKit

/// Something at some time: what a finger does, a recognizer's state, an act.
struct Happening: Equatable {
  /// In milliseconds since the fingers' plan began.
  var time: Int
  var text: String
}

extension Happening {
  var line: String { NumberText.fixed(Double(time) / 1_000, places: 3) + "  " + text }

  /// Fingers and what comes of them on one list, the fingers first.
  static func lines(_ fingers: [Happening], _ results: [Happening]) -> [String] {
    merged(fingers, results).map(\.line)
  }

  static func merged(_ fingers: [Happening], _ results: [Happening]) -> [Happening] {
    let all = fingers + results.map { Happening(time: $0.time, text: "    → " + $0.text) }
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
