/// Shrinking, for cases that are lists.
extension Array {
  /// The lists with one element less; of a long list, those with a piece less, so that it soon becomes short.
  public var shorter: [[Element]] {
    let piece = count > 40 ? count / 8 : 1
    return stride(from: 0, to: count, by: piece).map { start in
      Array(self[..<start] + self[Swift.min(start + piece, count)...])
    }
  }
}
