import TouchKit

@testable import ControlsExercises
@testable import GestureRecognizersExercises
@testable import HitTestingExercises
@testable import ScrollViewDelayExercises

/// The page of the book's first page, with views of the reader's or of the engine's.
final class Page {
  let view: UIView
  private let write: (String) -> Void

  init(on device: Device, mine: Set<Part>, write: @escaping (String) -> Void) {
    self.write = write
    let screen = device.screen.bounds
    view = mine.contains(.search) ? SearchingView(frame: screen) : UIView(frame: screen)
    let tableFrame = CGRect(x: 20, y: 40, width: 280, height: 240)
    if mine.contains(.delay) {
      view.addSubview(DelayedTable(frame: tableFrame, device: device, write: write))
    } else {
      let table = EngineTable(frame: tableFrame, write: write)
      view.addSubview(table)
    }
    let buttonFrame = CGRect(x: 90, y: 340, width: 140, height: 60)
    view.addSubview(
      mine.contains(.tracking)
        ? TrackingButton(frame: buttonFrame, write: write) : EngineButton(frame: buttonFrame, write: write))
    let tap = mine.contains(.tap) ? TapRecognizer() : UITapGestureRecognizer()
    tap.addTarget(self, action: Page.tapped)
    view.addGestureRecognizer(tap)
  }

  private func tapped() { write("backview tapped") }
}

// MARK: The reader's

/// A list of rows that asks the reader's delay when its content is told of a touch.
private final class DelayedTable: UIView, DelayingView {
  private let write: (String) -> Void
  private unowned let device: Device
  private lazy var delay = TouchDelay(of: self)

  init(frame: CGRect, device: Device, write: @escaping (String) -> Void) {
    self.device = device
    self.write = write
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { delay.touchBegan(at: touch.location(in: self)) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { delay.touchMoved(to: touch.location(in: self)) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { delay.touchEnded(at: touch.location(in: self)) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { delay.touchCancelled(at: touch.location(in: self)) }
  }

  func tellContent(_ phase: UITouch.Phase, at location: CGPoint) {
    switch phase {
    case .began: write("-[LoggingTable touchesBegan:withEvent:]")
    case .moved: write("-[LoggingTable touchesMoved:withEvent:]")
    case .ended:
      write("-[LoggingTable touchesEnded:withEvent:]")
      if bounds.contains(location) { write("cell selected!") }
    default: write("-[LoggingTable touchesCancelled:withEvent:]")
    }
  }

  func beginDragging() { write("the drag begins") }

  func wait(_ seconds: TimeInterval, then perform: @escaping () -> Void) -> VirtualRunLoop.Timer {
    let timer = VirtualRunLoop.Timer(fireTime: device.clock.now + seconds, perform: perform)
    device.processes.first { $0.name == "App" }?.mainRunLoop.add(timer, for: VirtualRunLoop.Mode.common)
    return timer
  }
}

/// The reader's view, with the one thing that a button has and it hasn't: it forbids a tap around it.
private final class TrackingButton: TrackingView {
  private let write: (String) -> Void

  init(frame: CGRect, write: @escaping (String) -> Void) {
    self.write = write
    super.init(frame: frame)
    onEvent = { if $0 == .touchUpInside { write("button clicked!") } }
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingButton touchesBegan:withEvent:]")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingButton touchesEnded:withEvent:]")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingButton touchesCancelled:withEvent:]")
    super.touchesCancelled(touches, with: event)
  }
}

// MARK: The engine's

private final class EngineTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let write: (String) -> Void

  init(frame: CGRect, write: @escaping (String) -> Void) {
    self.write = write
    super.init(frame: frame, style: .plain)
    rowHeight = 80
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingTable touchesBegan:withEvent:]")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingTable touchesMoved:withEvent:]")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingTable touchesEnded:withEvent:]")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingTable touchesCancelled:withEvent:]")
    super.touchesCancelled(touches, with: event)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { write("cell selected!") }
}

private final class EngineButton: UIButton {
  private let write: (String) -> Void

  init(frame: CGRect, write: @escaping (String) -> Void) {
    self.write = write
    super.init(frame: frame)
    addAction(UIAction { _ in write("button clicked!") }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // A button knows the system's tap recognizer. The reader's is another class, and means the same.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is TapRecognizer { return gestureRecognizer.view === self }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingButton touchesBegan:withEvent:]")
    super.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingButton touchesEnded:withEvent:]")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("-[LoggingButton touchesCancelled:withEvent:]")
    super.touchesCancelled(touches, with: event)
  }
}
