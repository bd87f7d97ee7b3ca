/// What a menu is made of: an action, a command or another menu.
open class UIMenuElement: NSObject {
  /// What people read.
  open var title: String

  init(title: String) { self.title = title }
}

#if !hasFeature(Embedded)
  /// A list of actions and commands; nothing is drawn.
  public final class UIMenu: UIMenuElement {
    /// What is in the menu, from first to last.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(title: String = "", children: [UIMenuElement] = []) {
      self.children = children
      super.init(title: title)
    }
  }

  /// An entry of a menu that sends an action up the responder chain (fact R24).
  public final class UICommand: UIMenuElement {
    /// What is sent.
    public let action: Selector

    /// Makes a command.
    public init(title: String = "", action: Selector) {
      self.action = action
      super.init(title: title)
    }
  }
#endif
