/// A reference that does not keep its object alive, and is `nil` once the object is gone.
struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    // Embedded Swift has no weak references: the object's anchor outlives it and forgets it.
    private let anchor: NSObject.Anchor?
    var object: Object? { anchor?.object as? Object }
    init(_ object: Object?) { anchor = (object as? NSObject)?.anchor }
  #else
    private(set) weak var object: Object?
    init(_ object: Object?) { self.object = object }
  #endif
}
