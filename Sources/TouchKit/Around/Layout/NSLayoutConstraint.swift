#if !hasFeature(Embedded)
  /// How important a constraint is, from 1 to 1000, where 1000 is required.
  public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// What must be.
    public static let required = UILayoutPriority(1000)
    /// How much a view resists being smaller than its content.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much a view resists being larger than its content.
    public static let defaultLow = UILayoutPriority(250)
    /// Less than anything else.
    public static let fittingSizeLevel = UILayoutPriority(50)
  }

  /// A relation between the places or sizes of two views: the first is a multiple of the second, plus a constant.
  ///
  /// Solved before the views are laid out: see `ConstraintLayout`.
  open class NSLayoutConstraint: NSObject {
    /// What of a view is meant, with UIKit's numbers.
    public enum Attribute: Int, Sendable {
      case notAnAttribute = 0
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
      case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
      case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }
    /// How the two compare, with UIKit's numbers.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    /// Along or across.
    public enum Axis: Int, Sendable { case horizontal = 0, vertical }

    /// The view or guide on the left side.
    public private(set) final weak var firstItem: AnyObject?
    /// The view or guide on the right side; none for a constant.
    public private(set) final weak var secondItem: AnyObject?
    /// What is meant of the first one.
    public final let firstAttribute: Attribute
    /// What is meant of the second one.
    public final let secondAttribute: Attribute
    /// How the two compare.
    public final let relation: Relation
    /// By how much the second one is multiplied.
    public final let multiplier: CGFloat
    /// What is added to that, in points; a value that is no number changes nothing.
    open var constant: CGFloat {
      didSet {
        if !constant.isFinite { constant = oldValue }
        noteChange()
      }
    }
    /// How important it is.
    open var priority = UILayoutPriority.required { didSet { noteChange() } }
    /// A name for people.
    open var identifier: String?
    private let hadSecondItem: Bool
    /// The view that keeps it.
    final weak var owner: UIView?

    /// Makes a constraint, which does nothing yet.
    public init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      firstItem = view1 as AnyObject
      secondItem = view2.map { $0 as AnyObject }
      hadSecondItem = view2 != nil
      (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
      (self.multiplier, constant) = (multiplier, c)
      super.init()
    }

    /// Whether the views obey it; they must have a view in common that both are in.
    open var isActive: Bool {
      get { owner != nil }
      set {
        guard newValue != isActive else { return }
        guard newValue else { return owner?.drop(self) ?? () }
        guard let host = commonView else {
          return Refusal.constraintBetweenStrangers.report(to: UIApplication.current?.trace)
        }
        host.keep(self)
      }
    }

    /// Makes several count.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
    /// Makes several count no more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }

    /// The views that the constraint places have to be placed anew.
    final func noteChange() {
      guard let owner else { return }
      owner.noteConstraintChange()
      for item in [firstItem, secondItem] {
        item.flatMap(ConstraintLayout.view(of:))?.superview?.setNeedsLayout()
      }
    }

    /// Whether both items are still there.
    final var isComplete: Bool { firstItem != nil && (secondItem != nil || !hadSecondItem) }

    /// The innermost view that both items are, or are in.
    final var commonView: UIView? {
      guard isComplete, let first = firstItem.flatMap(ConstraintLayout.view(of:)) else { return nil }
      guard let second = secondItem else { return first }
      guard let second = ConstraintLayout.view(of: second) else { return nil }
      var here: UIView? = first
      while let view = here, !second.isDescendant(of: view) { here = view.superview }
      return here
    }
  }
#endif
