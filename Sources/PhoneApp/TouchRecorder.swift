/// What happens on a page, as its window and its views tell it.
///
/// The times of touches are those that UIKit tells; the times of lines are counted from the moment in which the window
/// was told of the first landing.
#if os(iOS)
  @MainActor
#endif
final class TouchRecorder {
  /// What the page has written since then.
  private(set) var log = PageLog()
  /// The lines about touches that the file has.
  private(set) var touches: [String] = []
  /// Called after each line of the log.
  var onLine: () -> Void = {}

  /// What was written before the window was told of a landing: views are asked for it a little sooner.
  private var before: [(time: TimeInterval, text: String)] = []
  private var begin: TimeInterval?
  private var firstEvent: TimeInterval = 0
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Forgets everything: the next landing is the first one.
  func reset() {
    (log, touches, before, begin, numbers) = (PageLog(), [], [], nil, [:])
    onLine()
  }

  /// Writes a line into the log.
  func write(_ text: String) {
    let now = CACurrentMediaTime()
    guard let begin else { return before.append((now, text)) }
    log.lines.append(PageLog.Line(time: max(0, now - begin), text: text))
    onLine()
  }

  /// The first finger has landed: what was asked for it belongs to it.
  private func begin(with event: UIEvent) {
    let now = CACurrentMediaTime()
    (begin, firstEvent) = (now, event.timestamp)
    log.lines = before.filter { now - $0.time < 0.1 }.map { PageLog.Line(time: 0, text: $0.text) }
    before = []
  }

  /// Writes down what a window is told, before anyone else hears of it.
  func record(_ event: UIEvent, in window: UIWindow) {
    guard event.type == .touches, let all = event.allTouches, !all.isEmpty else { return }
    if begin == nil {
      guard all.contains(where: { $0.phase == .began }) else { return }
      begin(with: event)
    }
    var lines: [(number: Int, text: String)] = []
    for touch in all {
      let id = ObjectIdentifier(touch)
      guard let phase = touch.phase.reportName, let kind = touch.type.reportName else { continue }
      if touch.phase == .began { numbers[id] = (0...).first { !numbers.values.contains($0) } }
      guard let number = numbers[id] else { continue }
      let point = touch.preciseLocation(in: nil)
      let values = [point.x, point.y, touch.majorRadius].map { Self.text(Double($0)) }
      lines.append((number, "touch \(number) \(phase) \(values.joined(separator: " ")) \(kind)"))
    }
    guard !lines.isEmpty else { return }
    touches.append("event \(Self.text(max(0, event.timestamp - firstEvent), places: 6))")
    touches += lines.sorted { $0.number < $1.number }.map(\.text)
    for touch in all where touch.phase == .ended || touch.phase == .cancelled {
      numbers[ObjectIdentifier(touch)] = nil
    }
  }

  /// The file that can be shared.
  func report(page: Page, about device: DeviceFacts) -> String {
    let corner = page.convert(CGPoint.zero, to: nil)
    let facts = [
      "touches 1", "by \(device.author)", "device \(device.model)", "system \(device.system)",
      "screen \(Self.text(Double(device.screen.width))) \(Self.text(Double(device.screen.height)))",
      "page \(type(of: page).name)", "corner \(Self.text(Double(corner.x))) \(Self.text(Double(corner.y)))",
    ]
    let lines = log.lines.map { "log \(Self.text($0.time)) \($0.text)" }
    return (facts + touches + lines).joined(separator: "\n") + "\n"
  }

  /// A number with a point, whatever the language of the phone is.
  static func text(_ number: Double, places: Int = 3) -> String {
    let isNegative = number < 0
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let whole = Int((abs(number) * scale).rounded())
    let digits = String(whole)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (isNegative && whole > 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}

/// What a file says of the device; nothing about the person.
struct DeviceFacts {
  /// `phone`, or `engine` where the engine runs the app.
  var author: String
  /// For example `iPhone15,3`.
  var model: String
  /// For example `iOS 26.1`.
  var system: String
  /// The size of the screen, in points.
  var screen: CGSize
}

extension UITouch.Phase {
  /// Its name in the file; none for hovering.
  fileprivate var reportName: String? {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    default: nil
    }
  }
}

extension UITouch.TouchType {
  /// Its name in the file; none for what isn't on the glass.
  fileprivate var reportName: String? {
    switch self {
    case .direct: "direct"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    default: nil
    }
  }
}
