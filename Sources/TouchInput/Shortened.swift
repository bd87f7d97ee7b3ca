extension String {
  /// The text cut to what a message can carry, without characters that a terminal would obey or hide.
  public func shortened(to limit: Int = 60) -> String {
    let visible = unicodeScalars.prefix(limit + 1).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: " " as Unicode.Scalar
      default: scalar
      }
    }
    let kept = String(String.UnicodeScalarView(visible.prefix(limit)))
    return visible.count > limit ? kept + "…" : kept
  }
}
