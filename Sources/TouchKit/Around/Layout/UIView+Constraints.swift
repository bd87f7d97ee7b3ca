#if !hasFeature(Embedded)
  /// What a view knows of constraints: most views know nothing.
  final class ViewConstraints {
    /// Those that the view keeps, in the order in which they were made to count.
    var constraints: [NSLayoutConstraint] = [] { didSet { dispose(of: oldValue) } }
    var guides: [UILayoutGuide] = [] { didSet { dispose(of: oldValue) } }
    var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultLow, .defaultLow)
    var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (.defaultHigh, .defaultHigh)
    /// Whether the view or one in it has ever had a constraint.
    var concernsTree = false
    var needsUpdate = false
    /// Whether something has changed that concerns more than what lies directly in the view.
    var needsSolution = false
    var fixedGuides: [UILayoutGuide] = [] { didSet { dispose(of: oldValue) } }
  }

  extension UIView {
    final var constraintsOrNew: ViewConstraints {
      if let layoutConstraints { return layoutConstraints }
      let new = ViewConstraints()
      layoutConstraints = new
      return new
    }

    /// The constraints that the view keeps.
    public var constraints: [NSLayoutConstraint] { layoutConstraints?.constraints ?? [] }
    /// Makes a constraint count, which is kept by this view.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
      if !constraint.isActive { keep(constraint) }
    }
    /// Makes constraints count, which are kept by this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { addConstraint(constraint) }
    }
    /// Makes a constraint count no more, if this view keeps it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
      if constraint.owner === self { drop(constraint) }
    }
    /// Makes constraints count no more, if this view keeps them.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { removeConstraint(constraint) }
    }

    final func keep(_ constraint: NSLayoutConstraint) {
      constraint.owner = self
      constraintsOrNew.constraints.append(constraint)
      constraint.noteChange()
    }

    final func drop(_ constraint: NSLayoutConstraint) {
      constraint.noteChange()
      constraint.owner = nil
      layoutConstraints?.constraints.removeAll { $0 === constraint }
    }

    /// The views around this one have something to solve, too.
    final func noteConstraints() {
      var here: UIView? = self
      while let view = here {
        view.constraintsOrNew.concernsTree = true
        here = view.parent
      }
    }

    /// The views around this one have to solve anew, as far out as there are constraints.
    final func noteConstraintChange() {
      noteConstraints()
      var here: UIView? = self
      while let view = here {
        view.layoutConstraints?.needsSolution = true
        here = view.parent
      }
      setNeedsLayout()
    }

    // MARK: Guides

    /// The guides that were put into the view.
    public var layoutGuides: [UILayoutGuide] { layoutConstraints?.guides ?? [] }
    /// Puts a guide into the view, taking it out of where it was.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
      layoutGuide.owningView = self
      constraintsOrNew.guides.append(layoutGuide)
    }
    /// Takes a guide out of the view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      guard layoutGuide.owningView === self else { return }
      layoutGuide.owningView = nil
      layoutConstraints?.guides.removeAll { $0 === layoutGuide }
    }
    /// What no bars cover: all of the view.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.edges) }
    /// What is inside of the margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// Where text is easy to read: what is inside of the margins.
    public var readableContentGuide: UILayoutGuide { guide(.margins) }

    final func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
      let known = constraintsOrNew.fixedGuides
      if let guide = known.first(where: { $0.kind == kind }) { return guide }
      let guide = UILayoutGuide(kind, of: self)
      constraintsOrNew.fixedGuides.append(guide)
      return guide
    }

    // MARK: The size of the content

    /// How much the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      let hugging = layoutConstraints?.hugging ?? (.defaultLow, .defaultLow)
      return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }
    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      if axis == .horizontal {
        constraintsOrNew.hugging.horizontal = priority
      } else {
        constraintsOrNew.hugging.vertical = priority
      }
      superview?.noteConstraintChange()
    }
    /// How much the view resists being smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      let resistance = layoutConstraints?.resistance ?? (.defaultHigh, .defaultHigh)
      return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }
    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
      if axis == .horizontal {
        constraintsOrNew.resistance.horizontal = priority
      } else {
        constraintsOrNew.resistance.vertical = priority
      }
      superview?.noteConstraintChange()
    }

    // MARK: Making them

    /// Has `updateConstraints()` called before the next layout.
    public func setNeedsUpdateConstraints() {
      constraintsOrNew.needsUpdate = true
      noteConstraints()
      setNeedsLayout()
    }
    /// Calls `updateConstraints()` of this view and those in it, where it was asked for.
    public func updateConstraintsIfNeeded() {
      for subview in subviews where subview.layoutConstraints?.concernsTree == true {
        subview.updateConstraintsIfNeeded()
      }
      guard layoutConstraints?.needsUpdate == true else { return }
      layoutConstraints?.needsUpdate = false
      updateConstraints()
    }
  }

  extension UIScrollView {
    /// Where the content lies; its size becomes the content's size.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }
    /// Where the scroll view itself lies.
    public var frameLayoutGuide: UILayoutGuide { guide(.edges) }
  }
#endif
