/// Shrinking, for cases that are lists.
extension Array {
  /// The lists with a piece less, large pieces first and the last ones before those in front of them.
  ///
  /// A piece is half the list, then a quarter, and so on, down to a single element; so a long list becomes short in some
  /// steps. Of more than 64 elements none is taken out alone: that many lists would cost more than they tell.
  public var shorter: [[Element]] {
    var lists: [[Element]] = []
    var piece = (count + 1) / 2
    while piece > 0, piece * 64 >= count {
      for start in stride(from: 0, to: count, by: piece).reversed() {
        lists.append(Array(self[..<start] + self[Swift.min(start + piece, count)...]))
      }
      piece = piece == 1 ? 0 : (piece + 1) / 2
    }
    return lists
  }
}
