/// Choices in a row, with ` · ` between two, that lines break between and not within.
extension String {
  /// The choices, with spaces in them that no line breaks at.
  var withWholeChoices: String {
    components(separatedBy: " · ").map { choice in
      // A longer one may not fit on a line.
      choice.count > Self.longestWhole ? choice : choice.replacing(" ", with: Self.bindingSpace)
    }.joined(separator: "\(Self.bindingSpace)· ")
  }

  /// The text with plain spaces again, once its lines are broken.
  var withPlainSpaces: String { replacing(Self.bindingSpace, with: " ") }

  private static let bindingSpace = "\u{a0}"
  private static let longestWhole = 40
}
