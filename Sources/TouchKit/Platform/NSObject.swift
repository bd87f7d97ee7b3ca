// Stand-ins for the few other Foundation names that the engine uses, for Embedded Swift, which has no Foundation.
#if !canImport(Foundation) || hasFeature(Embedded)
  /// Seconds.
  public typealias TimeInterval = Double

  /// The root of all classes, as in Foundation, with identity as equality.
  open class NSObject: Hashable {
    /// Makes an object.
    public init() {}
    deinit { knownAnchor?.known = nil }

    /// What weak references hold instead of the object: it outlives the object and then says so.
    final class Anchor {
      // The object takes itself out of here before its memory is free.
      fileprivate unowned(unsafe) var known: NSObject?
      /// The object; `nil` once it is going.
      var object: NSObject? { known?.isGoing == false ? known : nil }
      init(_ object: NSObject) { known = object }
    }
    private final var knownAnchor: Anchor?
    final var anchor: Anchor {
      if let knownAnchor { return knownAnchor }
      let made = Anchor(self)
      knownAnchor = made
      return made
    }

    /// Whether the object's last reference is gone: before the first `deinit` runs, the runtime puts the largest number in
    /// the place of the count, which stands behind the class.
    final var isGoing: Bool {
      Unmanaged.passUnretained(self).toOpaque().load(fromByteOffset: MemoryLayout<Int>.size, as: Int.self)
        == .max
    }

    /// A number that is equal for equal objects.
    open var hash: Int { ObjectIdentifier(self).hashValue }
    /// A text for people; empty unless a class says more.
    open var description: String { "" }
    /// Whether both are the same object.
    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    /// Feeds the object's number to the hasher.
    public final func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// What archives are read with; the engine reads none.
  open class NSCoder: NSObject {}

  /// A place that nibs are found in; the engine finds none.
  public final class Bundle: NSObject {}

  /// A whole number as an object, as far as the engine needs it.
  public final class NSNumber: NSObject {
    /// The number.
    public let intValue: Int
    /// Makes a number.
    public init(value: Int) { intValue = value }
  }
#endif
