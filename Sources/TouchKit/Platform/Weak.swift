/// A reference that does not keep its object alive, and is `nil` from the moment the object begins to go.
///
/// Also while a `deinit` of the object's own class runs: what an app reads there cannot outlive the object.
@propertyWrapper
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    // Embedded Swift has no weak references: something else outlives the object, and says whether it is gone.
    private var life: ObjectLife?
    var wrappedValue: Object? {
      // What lives is what was put in: its type is known.
      get { life?.object.map { unsafeDowncast($0, to: Object.self) } }
      set { life = newValue.flatMap(ObjectLife.of) }
    }
    init(wrappedValue object: Object?) { life = object.flatMap(ObjectLife.of) }
  #else
    private weak var known: Object?
    var wrappedValue: Object? {
      get { known }
      set { known = newValue }
    }
    init(wrappedValue object: Object?) { known = object }
  #endif

  init(_ object: Object? = nil) { self.init(wrappedValue: object) }

  /// The object; `nil` once it is gone.
  var object: Object? { wrappedValue }
}
