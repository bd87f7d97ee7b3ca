/// All pages, with what to do on each.
final class PageList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let recorder: TouchRecorder
  private let bookLogs: [String: PageLog]
  private let table = UITableView(frame: .zero, style: .plain)

  /// - Parameter bookLogs: The book's log of each page, by its name.
  init(recorder: TouchRecorder, bookLogs: [String: PageLog]) {
    (self.recorder, self.bookLogs) = (recorder, bookLogs)
    super.init(nibName: nil, bundle: nil)
    title = "The dead row"
  }

  required init?(coder: NSCoder) { nil }

  /// How far the list is scrolled.
  var offset: CGFloat { table.contentOffset.y }

  override func viewDidLoad() {
    super.viewDidLoad()
    (table.dataSource, table.delegate) = (self, self)
    table.fitText()
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Page.all.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "page")
      ?? UITableViewCell(style: .default, reuseIdentifier: "page")
    let page = Page.all[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "\(page.title)\n\(page.task)"
    cell.textLabel?.style(.list)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open(Page.all[indexPath.row])
  }

  /// Shows a page.
  func open(_ page: Page.Type) {
    let controller = PageController(page, recorder: recorder, book: bookLogs[page.name] ?? PageLog())
    navigationController?.pushViewController(controller, animated: true)
  }
}
