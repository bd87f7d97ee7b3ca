import CheckSupport

/// A proof leaves out one by one what random cases vary, to see what each of them is good for.
extension TwinCase {
  /// The same case without what this process leaves out.
  var withoutWhatIsLeftOut: TwinCase {
    var example = self
    example.surroundings = surroundings.filter { !LeftOut.contains("\($0)") }
    if LeftOut.contains("looks") { example.looks = [] }
    if LeftOut.contains("nested") { example.isNested = false }
    if LeftOut.contains("liftsAside") { example.story.liftsAside = false }
    if story.tool != .finger, LeftOut.contains("\(story.tool)") { example.story.tool = .finger }
    example.story.moments = story.moments.compactMap { moment in
      guard let name = moment.variation, LeftOut.contains(name) else { return moment }
      // What a finger does stays a gesture: it moves plainly.
      if case .sweep(let finger, let place) = moment { return .touch(.moved, finger: finger, place) }
      return nil
    }
    return example
  }
}

extension Story.Moment {
  /// What it's called as something that stories vary; `nil` for what each story needs.
  fileprivate var variation: String? {
    switch self {
    case .touch, .together, .wait: nil
    case .press: "press"
    case .sweep: "sweep"
    case .change(let change): "\(change)"
    case .act: "act"
    }
  }
}
