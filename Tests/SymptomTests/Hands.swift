import TouchInput
import TouchKit
import TouchStage

extension Stage {
  /// Plays what fingers do, a second after whatever came before.
  func hand(_ write: (inout TouchScript) -> Void) {
    var script = TouchScript()
    script.wait(1)
    write(&script)
    device.play(script.frames(on: device.screen.bounds.size))
  }
}

/// What counts how often a recognizer calls its target, and keeps the states.
final class Counter {
  private(set) var count = 0
  private(set) var states: [UIGestureRecognizer.State] = []

  func call(_ recognizer: UIGestureRecognizer) {
    count += 1
    states.append(recognizer.state)
  }

  /// A recognizer that calls this.
  func makeTap() -> UITapGestureRecognizer {
    watch(UITapGestureRecognizer())
  }

  /// Makes the recognizer call this, too.
  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(self, action: Counter.call)
    return recognizer
  }
}

/// A list of rows, which counts selections.
final class ListPage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let list: UITableView
  private(set) var selected = 0
  private let rows: Int

  init(rows: Int = 5, _ list: UITableView = UITableView()) {
    (self.rows, self.list) = (rows, list)
    super.init()
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    list.dataSource = self
    list.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
}
