extension String {
  /// Whether two texts are the same byte for byte.
  ///
  /// To compare strings by `==` takes tables of Unicode, which are large where an app brings its own: in a page.
  /// So does a walk through `utf8`, which may have to walk through texts of other systems.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool { matches(other, ==) }

  /// Whether two texts are the same byte for byte, but for the case of the letters from A to Z.
  @inline(never)
  func hasSameBytesInAnyCase(as other: String) -> Bool { matches(other) { $0.lowercased == $1.lowercased } }

  private func matches(_ other: String, _ isSame: (UInt8, UInt8) -> Bool) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { bytes in other.withUTF8 { bytes.elementsEqual($0, by: isSame) } }
  }
}
