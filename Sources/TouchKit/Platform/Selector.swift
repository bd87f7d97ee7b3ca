// Where Objective-C is, its own selector comes with Foundation.
#if !canImport(ObjectiveC) || hasFeature(Embedded)
  /// What says which method an action calls: its name, `Selector("didTap:")`, or the method, `Selector(Page.didTap)`.
  ///
  /// UIKit finds the method by its name through the Objective-C runtime. Linux and the browser have no such runtime, so
  /// a class lists the methods that a name may mean: see `UIResponder.actions`. A method itself needs no list.
  ///
  /// The engine has one thread (rule of the engine), so a selector may be kept in a constant, whatever it calls.
  public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name; for a method, the place of the source where the selector was made.
    public let description: String
    /// What is called; `nil` if only the name is known.
    let method: SelectorMethod?

    /// Makes a selector from a name such as `didTap:`, with a colon for each argument.
    public init(_ name: String) {
      description = name
      method = nil
    }

    /// Makes a selector from a literal.
    public init(stringLiteral name: String) { self.init(name) }

    init(_ method: SelectorMethod, _ file: StaticString, _ line: UInt, _ column: UInt) {
      description = "the method at \(file):\(line):\(column)"
      self.method = method
    }

    /// Whether both have the same name, or were made from a method of the same class at the same place.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.description.hasSameBytes(as: right.description)
        && left.method?.signature == right.method?.signature
    }

    /// Feeds the name to the hasher.
    public func hash(into hasher: inout Hasher) {
      for byte in description.utf8 { hasher.combine(byte) }
    }
  }
#else
  extension Selector {
    // Objective-C's selector is a name and nothing else, so what it calls has to be kept beside it.
    private static let methods = OneThread<[Selector: SelectorMethod]>([:])

    /// What is called; `nil` if only the name is known.
    var method: SelectorMethod? { Self.methods.value[self] }

    init(_ method: SelectorMethod, _ file: StaticString, _ line: UInt, _ column: UInt) {
      self.init("the method at \(file):\(line):\(column)")
      Self.methods.value[self] = method
    }
  }
#endif
