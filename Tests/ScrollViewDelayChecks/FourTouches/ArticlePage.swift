import TouchKit
import TouchStage

/// The articles' page, whose table, button and recognizer write down what happens to them.
final class ArticlePage: UIView, UITableViewDataSource, UITableViewDelegate {
  let table = GLTableView(frame: CGRect(x: 20, y: 40, width: 280, height: 240))
  let button = GLButton(frame: CGRect(x: 90, y: 340, width: 140, height: 60))
  let tap = UITapGestureRecognizer()
  private(set) var lines: [String] = []

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 80
    table.dataSource = self
    table.delegate = self
    table.log = { [unowned self] in lines.append("-[GLTableView \($0)]") }
    addSubview(table)
    button.log = { [unowned self] in lines.append("-[GLButton \($0)]") }
    button.addAction(UIAction { [unowned self] _ in lines.append("button clicked!") }, for: .touchUpInside)
    addSubview(button)
    tap.addTarget(self, action: ArticlePage.taped)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// What is logged when a finger rests on a point for some seconds.
  func log(ofPressAt point: CGPoint, for seconds: TimeInterval) -> [String] {
    let stage = Stage()
    stage.show(self)
    stage.perform { $0.press(at: point, for: seconds) }
    return lines
  }

  private func taped() { lines.append("backview taped") }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("cell selected!")
  }
}

final class GLTableView: UITableView {
  var log: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesBegan:withEvent:")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesMoved:withEvent:")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesEnded:withEvent:")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesCancelled:withEvent:")
    super.touchesCancelled(touches, with: event)
  }
}

final class GLButton: UIButton {
  var log: (String) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesBegan:withEvent:")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesMoved:withEvent:")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesEnded:withEvent:")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log("touchesCancelled:withEvent:")
    super.touchesCancelled(touches, with: event)
  }
}
