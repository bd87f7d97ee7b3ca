/// A view that shows a text and takes no fingers unless told to (fact R11).
open class UILabel: UIView {
  /// The text; the engine draws nothing.
  open var text: String?

  /// Makes a label at a place in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override class var engineClassName: String { "UILabel" }
}
