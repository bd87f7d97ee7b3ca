// Where Objective-C is, its own selector comes with Foundation.
#if !canImport(ObjectiveC) || hasFeature(Embedded)
  /// The name of a method, with a colon for each argument: `Selector("didTap:")`.
  ///
  /// UIKit finds the method by its name through the Objective-C runtime. Linux and the browser have no such runtime, so
  /// a class lists the methods that a selector may name: see `UIResponder.actions`.
  public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    // Bytes, not a string: comparing strings needs tables of Unicode, which are larger than the engine.
    private let name: [UInt8]

    /// Makes a selector from a name such as `didTap:`.
    public init(_ name: String) { self.name = Array(name.utf8) }

    /// Makes a selector from a literal.
    public init(stringLiteral name: String) { self.init(name) }

    /// The name.
    public var description: String { String(decoding: name, as: UTF8.self) }
  }
#endif
