#if !hasFeature(Embedded)
  /// A view that places views in a row or a column, by constraints that it makes itself.
  open class UIStackView: UIView {
    /// How the views share the length of the stack, with UIKit's numbers.
    public enum Distribution: Int, Sendable {
      case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Where the views lie across the stack, with UIKit's numbers.
    public enum Alignment: Int, Sendable {
      case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
      /// The upper edge, in a row.
      public static var top: Alignment { .leading }
      /// The lower edge, in a row.
      public static var bottom: Alignment { .trailing }
    }

    /// Makes a stack without views.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      noteConstraints()
    }
    /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
    public required init(coder: NSCoder) {
      super.init(frame: .zero)
      noteConstraints()
    }
    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }

    /// Along which axis the views lie.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { noteConstraintChange() } }
    /// How the views share the length.
    open var distribution = Distribution.fill { didSet { noteConstraintChange() } }
    /// Where the views lie across.
    open var alignment = Alignment.fill { didSet { noteConstraintChange() } }
    /// Room between two views, in points.
    open var spacing: CGFloat = 0 { didSet { noteConstraintChange() } }
    /// Whether the views keep inside of the margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { noteConstraintChange() } }
    private final var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []
    private final var arranged: [Weak<UIView>] = []

    /// The views in their order; one that has left the stack is none of them.
    open var arrangedSubviews: [UIView] {
      arranged.compactMap { $0.object }.filter { $0.superview === self }
    }
    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
      insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }
    /// Adds a view at a place; one out of range becomes the nearest one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      var views = arrangedSubviews.filter { $0 !== view }.map { Weak($0) }
      views.insert(Weak(view), at: min(max(stackIndex, 0), views.count))
      arranged = views
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.superview !== self { addSubview(view) }
      noteConstraintChange()
    }
    /// Arranges a view no more; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
      arranged.removeAll { $0.object == nil || $0.object === view }
      noteConstraintChange()
    }
    /// Sets the room after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
      customSpacings.removeAll { $0.view.object === arrangedSubview || $0.view.object == nil }
      customSpacings.append((Weak(arrangedSubview), spacing))
      noteConstraintChange()
    }
    /// The room after a view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
      customSpacings.first { $0.view.object === arrangedSubview }?.spacing ?? spacing
    }

    override class var engineClassName: String { "UIStackView" }
  }
#endif
