/// Lets go of what a property held before, once the property has changed: for its `didSet`.
///
/// When the last reference to an object goes, its `deinit` runs, and that may be the app's code and look at the property.
/// While a property changes, no one may look at it: the program would stop. So each property that may be the last to keep
/// something of the app's own has such a `didSet`.
@inline(__always)
func dispose<Value>(of old: Value) { withExtendedLifetime(old) {} }

extension Array {
  /// Takes elements out, and gives them back: so their last references go when the list is no longer being changed.
  @discardableResult
  mutating func take(where isMeant: (Element) -> Bool) -> [Element] {
    guard contains(where: isMeant) else { return [] }
    let old = self
    self = old.filter { !isMeant($0) }
    return old
  }
}
