/// A view that shows a text and takes no fingers unless told to (fact R11).
open class UILabel: UIView {
  /// The text; the engine draws nothing.
  open var text: String?

  /// Makes a label at a place in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override class var engineClassName: String { "UILabel" }
}
