import TouchKit

/// A constraint of the app.
final class AppConstraint: NSLayoutConstraint, LifetimeObject {
  private(set) var hasEnded = false

  override var constant: CGFloat {
    get { during(.layoutConstraintConstant, self) { super.constant } }
    set { during(.layoutConstraintConstant, self) { super.constant = newValue } }
  }
  override var priority: UILayoutPriority {
    get { during(.layoutConstraintPriority, self) { super.priority } }
    set { during(.layoutConstraintPriority, self) { super.priority = newValue } }
  }
  override var isActive: Bool {
    get { during(.layoutConstraintIsActive, self) { super.isActive } }
    set { during(.layoutConstraintIsActive, self) { super.isActive = newValue } }
  }

  deinit {
    hasEnded = true
    released(.constraintDeinit)
  }
}
