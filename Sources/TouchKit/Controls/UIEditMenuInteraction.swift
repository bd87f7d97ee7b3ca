#if !hasFeature(Embedded)
  /// Says what an edit menu shows; a method that isn't there leaves the choice to the interaction.
  public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu to show, asked each time; `nil` for the suggested actions alone, an empty one for no menu.
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu?
  }

  extension UIEditMenuInteractionDelegate {
    /// Shows the suggested actions.
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
  }

  /// Where an edit menu is shown.
  public final class UIEditMenuConfiguration: NSObject {
    /// A name for the menu.
    public let identifier: AnyHashable?
    /// The place in the interaction's view that the menu is about.
    public let sourcePoint: CGPoint

    /// Makes a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
      (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    }
  }

  /// Shows *Copy*, *Paste* and the like for a view, as far as the responder chain can perform them (fact R24).
  ///
  /// The engine draws no menu and shows one only when the app presents it.
  public final class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Who says what the menu shows.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to.
    public var view: UIView? { attachedView }
    /// What the menu shows; `nil` while there is none.
    ///
    /// UIKit keeps this to itself.
    public private(set) var visibleMenu: UIMenu? { didSet { dispose(of: oldValue) } }

    @Weak private var attachedView: UIView?
    private var configuration: UIEditMenuConfiguration? { didSet { dispose(of: oldValue) } }

    /// Makes an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Lets go of the view before, with its menu.
    public func willMove(to view: UIView?) { dismissMenu() }
    /// Notes the view.
    public func didMove(to view: UIView?) { attachedView = view }

    /// Shows the menu for a place of the view, instead of the one that is there.
    ///
    /// The commands that it suggests are those that the chain can perform, from the view on that hit-testing finds at
    /// the place (that it begins there is engine's choice). A command of the delegate's that no one can perform is left
    /// out.
    public func presentEditMenu(with configuration: UIEditMenuConfiguration) {
      self.configuration = configuration
      reloadVisibleMenu(as: configuration)
    }

    /// Makes the menu anew, if there is one.
    public func reloadVisibleMenu() {
      if visibleMenu != nil, let configuration { reloadVisibleMenu(as: configuration) }
    }

    /// Takes the menu away.
    public func dismissMenu() { visibleMenu = nil }

    /// Lets someone choose from the menu, which then goes; an element that isn't in it is no choice.
    ///
    /// A command's action goes to the first of the chain that can perform it.
    public func choose(_ element: UIMenuElement) {
      guard let menu = visibleMenu, menu.children.contains(where: { $0 === element }) else { return }
      dismissMenu()
      if let command = element as? UICommand, let receiver = receiver(of: command) {
        UIApplication.current?.sendAction(command.action, to: receiver, from: command, for: nil)
      }
      (element as? UIAction)?.perform(from: self)
    }

    private func reloadVisibleMenu(as configuration: UIEditMenuConfiguration) {
      let suggested = Self.standardCommands.filter { receiver(of: $0) != nil }
      let menu =
        delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        ?? UIMenu(children: suggested)
      let children = menu.children.filter { element in
        guard let command = element as? UICommand, !suggested.contains(command) else { return true }
        return receiver(of: command) != nil
      }
      visibleMenu = children.isEmpty ? nil : UIMenu(title: menu.title, children: children)
      UIApplication.current?.trace?.note(
        .responders, traceName,
        .shows(children.isEmpty ? "no menu" : children.map(\.title).joined(separator: ", ")))
    }

    private var traceName: String { "UIEditMenuInteraction" }

    /// The first of the chain that can perform a command.
    private func receiver(of command: UICommand) -> ActionObject? {
      guard let view, let place = configuration?.sourcePoint else { return nil }
      return (view.hitTest(place, with: nil) ?? view).target(forAction: command.action, withSender: command)
    }

    private static var standardCommands: [UICommand] {
      [
        UICommand(title: "Cut", action: Selector(("cut:"))),
        UICommand(title: "Copy", action: Selector(("copy:"))),
        UICommand(title: "Paste", action: Selector(("paste:"))),
        UICommand(title: "Select", action: Selector(("select:"))),
        UICommand(title: "Select All", action: Selector(("selectAll:"))),
        UICommand(title: "Delete", action: Selector(("delete:"))),
      ]
    }
  }
#endif
