extension SequenceFigure {
  /// The subject of the figure in a few words.
  public var title: String {
    guard let first = lanes.first, let last = lanes.last, first != last else { return "The way of an event" }
    return "From \(heading(of: first)) to \(heading(of: last))"
  }

  /// The figure in sentences, for readers who cannot see it: the lanes, then every step with its place.
  public var alternativeText: String {
    guard !steps.isEmpty else { return "Nothing happens." }
    let names = lanes.map { heading(of: $0) }
    let sentences = steps.enumerated().map { number, step in
      "Step \(number + 1), \(heading(of: step.lane)): \(step.text)."
    }
    return "Lanes, in the order of the way: \(Words.list(names)). " + sentences.joined(separator: " ")
  }

  /// The time of a step where it differs from the step before, else nothing.
  func clock(of number: Int) -> String? {
    let time = steps[number].time
    if number > 0, steps[number - 1].time == time { return nil }
    return NumberText.fixed(time, places: 3)
  }
}
