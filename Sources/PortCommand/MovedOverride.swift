/// An override in an extension, which only Objective-C allows: it moves to the end of its class.
struct MovedOverride {
  /// The whole lines, with what is written above it.
  private let range: Range<Int>
  /// The last brace of the class.
  private let end: Int

  /// Those whose class stands in the same source.
  static func all(in source: Source) -> [MovedOverride] {
    source.matches(#"\boverride\b"#).compactMap { match in
      let place = match.range.lowerBound
      guard source.outline.isDirectlyInExtension(place),
        let end = source.outline.endOfExtendedType(at: place),
        let last = source.outline.endOfBody(after: place)
      else { return nil }
      var start = source.startOfLine(place)
      while start > 0 {
        let above = source.startOfLine(start - 1)
        let line = source.text(above..<start).drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix("//") || line.hasPrefix("@") else { break }
        start = above
      }
      return MovedOverride(range: start..<last, end: end)
    }
  }

  func edits(of source: Source) -> [(range: Range<Int>, text: String)] {
    [(range, ""), (end..<end, "\n" + source.text(range) + "\n")]
  }
}
