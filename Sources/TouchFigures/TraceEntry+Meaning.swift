extension TraceEntry {
  /// Which pass of hit-testing begins with the entry, and of how many; `nil` for any other entry.
  public var pass: (number: Int, count: Int)? {
    if case .note(.pass(let number, let count, _)) = event { (number, count) } else { nil }
  }

  /// The place on the screen that the entry tells.
  var location: CGPoint? {
    for detail in details where detail.name == "at" {
      if case .point(let point) = detail.value { return point }
    }
    return nil
  }

  /// The line of the articles' logs, and behind it what belongs to the way of a touch: its place, its tapCount.
  var stepText: String? {
    guard let line = articleLine else { return nil }
    switch stage {
    case .digitizer: return location.map { "\(line) at \($0.text)" } ?? line
    case .delivery:
      let counts = details.compactMap { detail -> String? in
        guard detail.name == "tapCount", case .integer(let count) = detail.value else { return nil }
        return "\(count)"
      }
      return counts.isEmpty ? line : "\(line)  tapCount \(counts.joined(separator: ", "))"
    case .log: return subject == "app" ? line : "\(subject): \(line)"
    default: return line
    }
  }
}
