extension String {
  /// Whether two texts are the same byte for byte.
  ///
  /// To compare strings by `==` takes tables of Unicode, which are large where an app brings its own: in a page.
  /// So does a walk through `utf8`, which may have to walk through texts of other systems.
  func hasSameBytes(as other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { bytes in other.withUTF8 { bytes.elementsEqual($0) } }
  }
}
