#if hasFeature(Embedded)
  /// Whether an object is still there, for all who refer to it weakly.
  ///
  /// An object of the engine's classes says so itself when it goes. One of a class that knows nothing of the engine is
  /// kept, and let go of as soon as this is the only reference to it: all who ask are told that it is gone.
  final class ObjectLife {
    private enum Kind {
      case told(NSObject.Anchor)
      case kept
    }

    // Only this can tell which objects are kept for no one else.
    private static var known: [ObjectLife] {
      get { all.value }
      set { all.value = newValue }
    }
    private static let all = OneThread<[ObjectLife]>([])

    private let kind: Kind
    private var kept: AnyObject?

    /// The life of an object; `nil` for one that is going.
    static func of(_ object: AnyObject) -> ObjectLife? {
      if let object = object as? NSObject { return object.isGoing ? nil : ObjectLife(told: object.anchor) }
      letGo()
      if let life = known.first(where: { $0.kept === object }) { return life }
      let life = ObjectLife(keeping: object)
      known.append(life)
      return life
    }

    private init(told anchor: NSObject.Anchor) { kind = .told(anchor) }
    private init(keeping object: AnyObject) {
      kind = .kept
      kept = object
    }

    var object: AnyObject? {
      if case .told(let anchor) = kind { return anchor.object }
      Self.letGo()
      return kept
    }

    /// Lets go of all objects that nothing else refers to, and of those that depend on them.
    private static func letGo() {
      while let index = known.firstIndex(where: { $0.isAlone }) { known.remove(at: index).kept = nil }
    }

    private var isAlone: Bool { kept == nil || isKnownUniquelyReferenced(&kept) }
  }
#endif
