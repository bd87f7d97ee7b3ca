/// An object that others keep alive: looking at it counts no reference.
///
/// Counting is what walks over views and run loops would spend most of their time with. Only for walks on which nothing
/// of the app's own runs, so that the owner of the object keeps it meanwhile.
struct Borrowed<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object itself, counted.
  var object: Object { reference.takeUnretainedValue() }

  func read<Value>(_ look: (Object) -> Value) -> Value { reference._withUnsafeGuaranteedRef(look) }

  func isSame(as other: Borrowed?) -> Bool { reference.toOpaque() == other?.reference.toOpaque() }
}
