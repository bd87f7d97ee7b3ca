/// A key with modifiers that stands for an action (fact K3).
open class UIKeyCommand: NSObject {
  /// The up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"

  /// The key, as it writes without modifiers.
  public final let input: String?
  /// The modifiers, all of them and no other.
  public final let modifierFlags: UIKeyModifierFlags
  /// What is sent to the first responder that can perform it.
  public final let action: Selector?
  /// What people read.
  open var title = ""
  /// What people read when they hold down the command key; nothing shows it here.
  open var discoverabilityTitle: String?
  /// Whether the command comes before what the system does with the key: here it always does (engine's choice).
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  /// Makes a command with a title.
  public convenience init(
    title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes a command with a title that people read when they hold down the command key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  final func matches(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard let input, modifiers == modifierFlags else { return false }
    return input.hasSameBytesInAnyCase(as: key.charactersIgnoringModifiers)
  }
}
