import BenchmarkBaseline
import TouchKit

/// Ten fingers that move for an hour of virtual time, 120 times a second.
enum HourRow {
  static func report(to table: Table) {
    guard table.wants(name), bytes_in_use() >= 0 else { return }
    table.row(name, "\(growth()) bytes more", "than after a minute")
  }

  /// How many bytes more are in use after an hour than after its first minute.
  static func growth() -> Int {
    let device = Device()
    device.launch { _ in
      let window = UIWindow(frame: device.screen.bounds)
      let view = UIView(frame: window.bounds)
      view.isMultipleTouchEnabled = true
      view.addGestureRecognizer(UIPinchGestureRecognizer())
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    device.digitizer.report(contacts(.began, 0.5))
    device.settle()
    let frames = [contacts(.moved, 0.5), contacts(.moved, 0.51)]
    var afterAMinute = 0
    for move in 0..<(3_600 * 120) {
      device.advance(by: 1 / 120)
      device.digitizer.report(frames[move % 2])
      device.settle()
      if move == 60 * 120 { afterAMinute = bytes_in_use() }
    }
    return bytes_in_use() - afterAMinute
  }

  private static let name = "memory after an hour of ten fingers at 120 Hz"

  private static func contacts(_ phase: Contact.Phase, _ y: CGFloat) -> [Contact] {
    (0..<10).map { Contact(index: $0, phase: phase, location: CGPoint(x: 0.05 + 0.1 * CGFloat($0), y: y)) }
  }
}
