/// A page with what to do on it, its log, and the book's log beside it.
final class PageController: UIViewController {
  private let kind: Page.Type
  private let recorder: TouchRecorder
  private let book: PageLog
  private(set) var page: Page?
  private let task = UILabel()
  private let log = UILabel()
  private let logScroll = UIScrollView()
  private let back = UIButton(type: .system)
  private let again = UIButton(type: .system)
  private let share = UIButton(type: .system)

  /// Where the page lies, if it isn't where it would be.
  var corner: CGPoint? { didSet { layOut() } }

  init(_ kind: Page.Type, recorder: TouchRecorder, book: PageLog) {
    (self.kind, self.recorder, self.book) = (kind, recorder, book)
    super.init(nibName: nil, bundle: nil)
    title = kind.title
  }

  required init?(coder: NSCoder) { nil }

  /// What the log shows.
  var text: String { log.text ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (task.numberOfLines, log.numberOfLines) = (0, 0)
    task.text = kind.task
    task.style(.task)
    log.style(.log)
    for (button, words) in [(back, "All pages"), (again, "Again"), (share, "Share")] {
      button.setTitle(words, for: .normal)
      view.addSubview(button)
    }
    back.addAction(
      UIAction { [weak self] _ in
        _ = self?.navigationController?.popViewController(animated: true)
      }, for: .touchUpInside)
    again.addAction(UIAction { [weak self] _ in self?.begin() }, for: .touchUpInside)
    share.addAction(UIAction { [weak self] _ in self?.shareReport() }, for: .touchUpInside)
    logScroll.addSubview(log)
    view.addSubview(task)
    view.addSubview(logScroll)
    recorder.onLine = { [weak self] in self?.showLog() }
    begin()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  /// The page above, then what to do, the log, and the buttons, where a thumb is.
  private func layOut() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    page?.center = CGPoint(x: area.midX, y: area.minY + Page.size.height / 2)
    if let corner { page?.frame.origin = view.convert(corner, from: nil) }
    var y = area.minY + Page.size.height
    let width = area.width - 32
    let height = task.sizeThatFits(CGSize(width: width, height: 1_000)).height
    task.frame = CGRect(x: area.minX + 16, y: y, width: width, height: height)
    y += height
    let bottom = max(y + 60, area.maxY - 52)
    logScroll.frame = CGRect(x: area.minX + 16, y: y, width: width, height: bottom - y)
    for (place, button) in [back, again, share].enumerated() {
      let third = area.width / 3
      button.frame = CGRect(x: area.minX + CGFloat(place) * third, y: bottom, width: third, height: 52)
    }
    showLog()
  }

  /// A new page, and an empty log.
  func begin() {
    page?.removeFromSuperview()
    let page = kind.init()
    page.write = { [recorder] in recorder.write($0) }
    page.writeMessage = { [recorder] view, message in recorder.write("\(view.logName).\(message)") }
    page.letFingersThrough()
    view.addSubview(page)
    self.page = page
    recorder.reset()
    layOut()
  }

  /// The file that is shared.
  func report(about device: DeviceFacts) -> String? {
    page.map { recorder.report(page: $0, about: device) }
  }

  private func showLog() {
    log.text = Self.words(for: recorder.log, book: book)
    let size = log.sizeThatFits(CGSize(width: logScroll.bounds.width, height: 100_000))
    log.frame = CGRect(x: 0, y: 0, width: logScroll.bounds.width, height: size.height)
    logScroll.contentSize = log.frame.size
  }

  private static func agreement(_ steps: Int) -> String {
    switch steps {
    case 0: "It differs from the first step on:"
    case 1: "The first step is as in the book. Then:"
    default: "The first \(steps) steps are as in the book. Then:"
    }
  }

  /// One's own log, and from the first line that differs on the book's, too.
  static func words(for log: PageLog, book: PageLog) -> String {
    let own = log.lines.map { "\(TouchRecorder.text($0.time))  \($0.text)" }
    guard !own.isEmpty else { return "The book’s log has \(book.lines.count) lines. Touch the page." }
    guard let difference = log.firstDifference(from: book) else {
      return (own + ["", "As in the book."]).joined(separator: "\n")
    }
    let (mine, theirs) = (log.steps, book.steps)
    let yours = difference < mine.count ? "yours: \(mine[difference])" : "yours: nothing more yet"
    let books = difference < theirs.count ? "the book’s: \(theirs[difference])" : "the book’s: nothing more"
    return
      (own + [
        "", agreement(difference), "✗ \(yours)", "✓ \(books)", "", "The book:",
      ]
      + book.lines.map { "\(TouchRecorder.text($0.time))  \($0.text)" }).joined(separator: "\n")
  }
}
