#if !hasFeature(Embedded)
  /// How large text counts, since the engine has no letters: engine's choice.
  enum TextSize {
    /// How wide a letter is, as a share of the font's size.
    static let letterWidth: CGFloat = 0.5
    /// How high a line is, as a share of the font's size.
    static let lineHeight: CGFloat = 1.2

    /// The size of a text on as many lines as it has.
    static func size(of text: String, in font: UIFont) -> CGSize {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard !text.isEmpty else { return .zero }
      return CGSize(
        width: CGFloat(lines.map(\.count).max() ?? 0) * letterWidth * font.pointSize,
        height: CGFloat(lines.count) * lineHeight * font.pointSize)
    }
  }

  extension NSAttributedString.Key {
    /// The font of the letters.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the letters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The room between the letters.
    public static let kern = NSAttributedString.Key("NSKern")
  }

  extension String {
    /// How large the text would be: a letter counts as half as wide as its font is large.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      TextSize.size(of: self, in: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12))
    }
  }
#endif
