import TouchKit

/// A delegate of edit menus of the app.
final class AppMenuDelegate: UIEditMenuInteractionDelegate, LifetimeObject {
  private(set) var hasEnded = false

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    during(.editMenuInteractionDelegateEditMenuInteractionMenuForSuggestedActions, self) {
      UIMenu(children: suggestedActions + [UIAction(title: "Act") { _ in during(.actionHandler, nil) {} }])
    }
  }

  deinit {
    hasEnded = true
    released(.menuDelegateDeinit)
  }
}
