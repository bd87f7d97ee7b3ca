/// An object that a walk passes without counting a reference to it.
///
/// Counting is what a walk would spend most of its time with. No code of the app's own runs during one, so that whatever
/// keeps the object goes on keeping it: a view is kept by the list of its superview, the outermost one by who began the
/// walk, and a superview that goes takes leave of its subviews before its memory is free.
struct Uncounted<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  /// The object itself, counted: what a walk ends with.
  var object: Object { reference.takeUnretainedValue() }

  func read<Value>(_ look: (Object) -> Value) -> Value { reference._withUnsafeGuaranteedRef(look) }

  func isSame(as other: Uncounted?) -> Bool { reference.toOpaque() == other?.reference.toOpaque() }
}
