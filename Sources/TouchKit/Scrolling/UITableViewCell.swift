/// One row of a table.
open class UITableViewCell: UIView {
  /// How a cell looks, in UIKit; the engine draws nothing.
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }

  /// The name of the kind of cell; a table gives cells of that name out again.
  public final let reuseIdentifier: String?
  /// Where a cell's own views belong.
  public final let contentView = UIView()
  /// A place for text.
  public final let textLabel: UILabel? = UILabel()
  /// Whether a finger presses the row.
  open var isHighlighted = false
  /// Whether the row is selected.
  open var isSelected = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.traceName = "UITableViewCellContentView"
    addSubview(contentView)
    if let textLabel { contentView.addSubview(textLabel) }
  }

  /// Makes a cell without a name.
  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before a cell is given out again.
  open func prepareForReuse() {}

  /// The content fills the cell.
  open override var frame: CGRect {
    didSet {
      contentView.frame = bounds
      textLabel?.frame = bounds
    }
  }

  final var row: IndexPath?
  override class var engineClassName: String { "UITableViewCell" }
}
