import TouchKit
import TouchStage

/// The articles' page, whose table, button and recognizer tell what happens to them.
final class ArticlePage: UIView, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 20, y: 40, width: 280, height: 240)).named("LoggingTable")
  let button = UIButton(frame: CGRect(x: 90, y: 340, width: 140, height: 60)).named("LoggingButton")
  let tap = UITapGestureRecognizer()
  private let trace = Trace(of: [.delivery, .log])

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 80
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    button.addAction(UIAction { [trace] _ in trace.log("button clicked!") }, for: .touchUpInside)
    addSubview(button)
    tap.addTarget(self, action: ArticlePage.tapped)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// What is logged when a finger rests on a point for some seconds.
  func log(ofPressAt point: CGPoint, for seconds: TimeInterval) -> [String] {
    let stage = Stage()
    stage.show(self)
    stage.device.trace = trace
    let fingers = Fingers(on: stage, pace: 0)
    fingers.act(.began, at: point)
    stage.device.advance(by: seconds)
    fingers.act(.ended, at: point)
    stage.device.advance(by: 1)
    return trace.entries.compactMap { entry in
      switch entry.event {
      case .call(let method) where [table.traceName, button.traceName].contains(entry.subject):
        "-[\(entry.subject) \(method.selector)]"
      case .note(let note) where entry.stage == .log: note.text
      default: nil
      }
    }
  }

  private func tapped() { trace.log("backview tapped") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.log("cell selected!")
  }
}
