/// What a control does, as a closure with a name.
open class UIAction: UIMenuElement {
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

  /// How a menu shows the action, as bits; there are no menus here.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
  /// Whether what the action stands for is on.
  public enum State: Int, Sendable { case off = 0, on, mixed }

  /// How a menu shows the action; a control runs it whatever they say (engine's choice).
  open var attributes: Attributes = []
  /// Whether what the action stands for is on.
  open var state = State.off
  /// What else is told of the action.
  open var discoverabilityTitle: String?
  /// Tells the action apart from others: adding another one with the same identifier replaces it.
  public let identifier: Identifier
  /// Who the action comes from, while it runs.
  public private(set) final var sender: ActionObject? { didSet { dispose(of: oldValue) } }

  private final let handler: (UIAction) -> Void

  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    self.identifier = identifier ?? Self.ownIdentifier()
    self.handler = handler
    super.init(title: title)
  }

  #if !hasFeature(Embedded)
    /// What stands beside the title; nothing is drawn here.
    open var image: UIImage? { didSet { dispose(of: oldValue) } }

    /// Makes an action with a picture; without an identifier it gets one of its own.
    public convenience init(
      title: String = "", image: UIImage?, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
      attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
      self.init(
        title: title, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
        attributes: attributes, state: state, handler: handler)
      self.image = image
    }
  #endif

  private static func ownIdentifier() -> Identifier {
    made.value += 1
    return Identifier("action \(made.value)")
  }
  // UIKit makes identifiers up at random; counting makes the same ones in every run.
  private static let made = OneThread(0)

  final func perform(from source: ActionObject) {
    sender = source
    handler(self)
    sender = nil
  }
}
