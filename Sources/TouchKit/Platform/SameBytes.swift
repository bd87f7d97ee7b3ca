extension String {
  /// Whether two texts are the same byte for byte.
  ///
  /// To compare strings by `==` takes tables of Unicode, which are large where an app brings its own: in a page.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
