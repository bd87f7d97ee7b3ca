import TouchKit

/// What was seen while a case ran; it outlives the device, to find out what else does.
final class Record {
  private(set) var problem: Problem?
  var step = 0
  /// A number that depends on everything that anybody heard.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  /// What must be gone when the device is.
  private var mortals: [(name: String, object: Weak)] = []
  private var touches: [Weak] = []

  private var homes: [TouchID: [ObjectIdentifier?]] = [:]

  private struct TouchID: Hashable {
    var app: Int
    var serial: Int
  }

  struct Weak {
    weak var object: AnyObject?
  }

  /// Notes the first problem; what follows from it would only confuse.
  func report(_ rule: Rule, _ seen: @autoclosure () -> String) {
    if problem == nil { problem = Problem(rule: rule, step: step, seen: seen()) }
  }

  func count(_ number: Int) { digest = (digest ^ UInt64(bitPattern: Int64(number))) &* 0x100_0000_01B3 }

  func count(_ point: CGPoint) {
    digest = (digest ^ Double(point.x).bitPattern) &* 0x100_0000_01B3
    digest = (digest ^ Double(point.y).bitPattern) &* 0x100_0000_01B3
  }

  func watch(_ object: AnyObject, _ name: String) { mortals.append((name, Weak(object: object))) }

  /// Keeps an eye on a touch, and on the view and the window it belongs to.
  func watch(_ touch: UITouch, of app: Int) {
    let id = TouchID(app: app, serial: touch.hash)
    let home = [touch.view.map(ObjectIdentifier.init), touch.window.map(ObjectIdentifier.init)]
    if let known = homes[id] {
      if known != home { report(.sameView, "touch \(touch.hash) has changed its view or its window") }
      return
    }
    homes[id] = home
    touches.append(Weak(object: touch))
    mortals.append(("a touch", Weak(object: touch)))
  }

  func checkNoTouchIsKept() {
    let kept = touches.filter { $0.object != nil }.count
    if kept > 0 { report(.nothingHeld, "\(kept) of \(touches.count) touches are still there") }
  }

  func checkNothingIsLeft() {
    let left = mortals.filter { $0.object.object != nil }.map { $0.name }
    if !left.isEmpty { report(.nothingLeft, "still there: \(left.joined(separator: ", "))") }
  }
}

/// What one receiver has heard of its touches.
struct Ledger {
  private var open: [Int] = []
  private var closed: [Int] = []

  /// Whether every touch that began has ended.
  var isClosed: Bool { open.isEmpty }
  /// How many touches have begun and not ended.
  var openCount: Int { open.count }

  /// Writes down what was heard of a touch, and says what is wrong with it.
  mutating func hear(_ phase: UITouch.Phase, of touch: Int) -> String? {
    if closed.contains(touch) { return "\(phase) after its end" }
    let isOpen = open.contains(touch)
    switch phase {
    case .began:
      if isOpen { return "began twice" }
      open.append(touch)
    case .ended, .cancelled:
      open.removeAll { $0 == touch }
      closed.append(touch)
      if !isOpen { return "\(phase) before it began" }
    default:
      if !isOpen { return "\(phase) before it began" }
    }
    return nil
  }

  /// A touch means nothing to the receiver any more: nothing may follow.
  mutating func close(_ touch: Int) {
    guard let place = open.firstIndex(of: touch) else { return }
    open.remove(at: place)
    closed.append(touch)
  }

  /// No open touch means anything to the receiver any more.
  mutating func closeAll() {
    closed += open
    open = []
  }
}
