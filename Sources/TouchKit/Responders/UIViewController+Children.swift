extension UIViewController {
  final func insertChild(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    guard !contains(self, in: child) else {
      return Refusal.controllerInsideItself(child.traceName).report(to: UIApplication.current?.trace)
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    // The overrides of these may have turned the tree around, or have put the child in already.
    guard child.parentController !== self else { return }
    guard !contains(self, in: child) else {
      return Refusal.controllerInsideItself(child.traceName).report(to: UIApplication.current?.trace)
    }
    child.parentController?.children.removeAll { $0 === child }
    children.append(child)
    child.parentController = self
  }

  final func leaveParent() {
    guard let parent = parentController else { return }
    parent.children.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Whether going up from one controller leads to another one.
  private func contains(_ controller: UIViewController, in other: UIViewController) -> Bool {
    var here: UIViewController? = controller
    while let ancestor = here {
      if ancestor === other { return true }
      here = ancestor.parentController
    }
    return false
  }

  /// The first answer on the way up, this controller not counted.
  final func nearestAncestor<Answer>(_ find: (UIViewController) -> Answer?) -> Answer? {
    parentController?.selfOrAncestor(find)
  }

  /// The first answer on the way up, from this controller on.
  final func selfOrAncestor<Answer>(_ find: (UIViewController) -> Answer?) -> Answer? {
    var here: UIViewController? = self
    while let controller = here {
      if let answer = find(controller) { return answer }
      here = controller.parentController
    }
    return nil
  }
}
