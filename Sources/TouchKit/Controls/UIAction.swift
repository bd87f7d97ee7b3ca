/// What a control does, as a closure with a name.
open class UIAction: NSObject {
  /// Tells actions of one control apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether both have the same text.
    public static func == (left: Identifier, right: Identifier) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }
    /// Feeds the text to the hasher.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// What people read.
  open var title: String
  /// Tells the action apart from others: adding another one with the same identifier replaces it.
  public let identifier: Identifier
  /// Who the action comes from, while it runs.
  public private(set) final var sender: ActionObject?

  private final let handler: (UIAction) -> Void

  /// Makes an action; without an identifier it gets one of its own.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.identifier = identifier ?? Self.ownIdentifier()
    self.handler = handler
  }

  private static func ownIdentifier() -> Identifier {
    made += 1
    return Identifier("action \(made)")
  }
  // UIKit makes identifiers up at random; counting makes the same ones in every run.
  private nonisolated(unsafe) static var made = 0

  final func perform(from control: UIControl) {
    sender = control
    handler(self)
    sender = nil
  }
}
