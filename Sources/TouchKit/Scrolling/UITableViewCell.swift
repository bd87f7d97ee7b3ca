/// One row of a table.
open class UITableViewCell: UIView {
  /// How a cell looks, in UIKit; the engine draws nothing.
  public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }

  /// What stands between rows, in UIKit; the engine draws nothing.
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
  /// What the selection looks like, in UIKit; the engine draws nothing.
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

  /// The name of the kind of cell; a table gives cells of that name out again.
  open var reuseIdentifier: String? { name }
  /// Where a cell's own views belong.
  ///
  /// From iOS 14 on it is made when it is first asked for, or when the table shows the cell: what was added to the cell
  /// itself until then lies below it (fact V30).
  open var contentView: UIView {
    addContent()
    return content
  }
  /// A place for text, in the content view.
  open var textLabel: UILabel? {
    addContent()
    return label
  }
  /// Whether a finger presses the row; setting it calls `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { isPressed }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row is selected; setting it calls `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// What the selection looks like; nothing is drawn here.
  open var selectionStyle = SelectionStyle.default

  private final let name: String?
  private final let content = UIView()
  private final let label = UILabel()
  private final var hasContent = false
  private final var isPressed = false
  private final var isChosen = false

  /// The table tells the cell that a finger presses the row, or no longer does; nothing is animated here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isPressed = highlighted }
  /// The table tells the cell that the row is selected, or no longer is; nothing is animated here.
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(frame: .zero)
    addContentUnlessLate()
  }

  /// Makes one from an archive: an empty one, for the engine reads no archives and no nibs.
  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
    addContentUnlessLate()
  }

  /// Makes a cell of a class that a table knows by its name: see `UITableView.register(_:forCellReuseIdentifier:)`.
  ///
  /// Not a member of UIKit's class, which finds a class's initialiser through the Objective-C runtime. A subclass that
  /// overrides `init(style:reuseIdentifier:)` inherits it.
  public required convenience init(reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Makes a cell without a name.
  public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before a cell is given out again.
  open func prepareForReuse() {}

  /// The content fills the cell.
  open override var frame: CGRect {
    didSet {
      content.frame = bounds
      label.frame = bounds
    }
  }

  private func addContentUnlessLate() {
    if !(UIApplication.current?.profile ?? .newest).makesContentViewsLate { addContent() }
  }

  /// Makes the content view, unless the cell has one.
  final func addContent() {
    guard !hasContent else { return }
    hasContent = true
    content.traceName = "UITableViewCellContentView"
    addSubview(content)
    content.addSubview(label)
  }

  override class var engineClassName: String { "UITableViewCell" }
}
