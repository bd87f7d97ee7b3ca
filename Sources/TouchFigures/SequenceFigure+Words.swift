extension SequenceFigure {
  /// The subject of the figure in a few words.
  public var title: String {
    guard let first = lanes.first, let last = lanes.last, first != last else { return "The path of an event" }
    return "From \(heading(of: first)) to \(heading(of: last))"
  }

  /// The figure in sentences, for readers who cannot see it: the lanes, then every step with its place.
  public var alternativeText: String {
    guard !steps.isEmpty else { return "Nothing happens." }
    let names = lanes.map { heading(of: $0) }
    let sentences = steps.enumerated().map { number, step in
      "Step \(number + 1), \(placed(step))."
    }
    return "Lanes, in the order of the way: \(Words.list(names)). " + sentences.joined(separator: " ")
  }

  /// A step with its lane, unless the text begins with it.
  private func placed(_ step: Step) -> String {
    let heading = heading(of: step.lane)
    let speaker = step.text.split(separator: ":", maxSplits: 1).first.map(String.init) ?? ""
    return speaker.contains(heading) || heading.contains(speaker) ? step.text : "\(heading): \(step.text)"
  }

  /// The time of a step where it differs from the step before, else nothing.
  func clock(of number: Int) -> String? {
    let time = steps[number].time
    if number > 0, steps[number - 1].time == time { return nil }
    return NumberText.fixed(time, places: 3)
  }
}
