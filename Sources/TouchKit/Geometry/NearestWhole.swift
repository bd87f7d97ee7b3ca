extension BinaryFloatingPoint {
  /// The nearest whole number; a half goes away from zero.
  ///
  /// What `rounded()` answers, but that one calls a function of the mathematics library where the processor has none.
  var nearestWhole: Self {
    let down = magnitude.rounded(.down)
    let whole = magnitude - down < 0.5 ? down : down + 1
    return sign == .minus ? -Self(whole) : Self(whole)
  }
}
