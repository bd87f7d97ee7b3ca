import TouchKit

protocol SwipeableCellDelegate: AnyObject {
  func cellWasSwipedAway(_ cell: SwipeableCell)
}

/// A row that one pushes aside to get rid of it.
class SwipeableCell: UITableViewCell {
  weak var delegate: SwipeableCellDelegate?
  private(set) var selections: [Bool] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    let pan = UIPanGestureRecognizer(target: self, action: SwipeableCell.didPan)
    pan.delegate = self
    contentView.addGestureRecognizer(pan)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    contentView.transform = .identity
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    selections.append(selected)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === contentView else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: superview)
    return abs(way.x) > abs(way.y)
  }

  func didPan(_ pan: UIPanGestureRecognizer) {
    let x = pan.translation(in: self).x
    switch pan.state {
    case .began, .changed:
      contentView.transform = CGAffineTransform(translationX: x, y: 0)
    case .ended where abs(x) > bounds.width / 2:
      delegate?.cellWasSwipedAway(self)
    default:
      contentView.transform = .identity
    }
  }
}

extension SwipeableCell: UIGestureRecognizerDelegate {}

/// The list around such rows.
class TaskListController: UIViewController, UITableViewDataSource, UITableViewDelegate, SwipeableCellDelegate
{
  var tasks = (1...30).map { "Task \($0)" }
  private(set) var chosen: [String] = []
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 60
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(SwipeableCell.self, forCellReuseIdentifier: "task")
    view.addSubview(tableView)
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row]
    (cell as? SwipeableCell)?.delegate = self
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(tasks[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func cellWasSwipedAway(_ cell: SwipeableCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    tasks.remove(at: indexPath.row)
    tableView.reloadData()
  }
}
