import TouchInput
import TouchKit

/// What fingers do on the glass, at whole milliseconds.
struct FingerPlan {
  enum Action: Equatable {
    case down(CGPoint), move(CGPoint), up, cancel
    /// A lift that tells of a movement, too.
    case upAt(CGPoint)

    var isUp: Bool {
      switch self {
      case .up, .upAt: true
      case .down, .move, .cancel: false
      }
    }
  }

  struct Step {
    var time: Int
    var finger: Int
    var action: Action
  }

  /// An interruption by the app, or its end.
  struct Turn {
    var time: Int
    var kind: Interruption
    var isOver: Bool
  }

  private(set) var steps: [Step] = []
  /// What the app does meanwhile, in the order of time.
  private(set) var interruptions: [Turn] = []
  /// What takes the place of the first finger.
  private(set) var tool = Tool.finger

  /// Whether it is of one finger alone.
  var isOfOneFinger: Bool { steps.allSatisfy { $0.finger == 0 } }

  /// The same with a tool, if it is of one finger alone.
  func made(with tool: Tool) -> FingerPlan {
    var plan = self
    if isOfOneFinger { plan.tool = tool }
    return plan
  }

  /// The same with any tool, if it is of one finger alone: always the same one, so that a case stays the same.
  var madeWithAnyTool: FingerPlan {
    let tools = Tool.allCases + [.finger, .pointer]
    return made(with: tools[Int(GestureTrial.seed(of: self) / 3 % UInt64(tools.count))])
  }

  /// Adds something that a finger does; steps may come in any order.
  mutating func add(_ action: Action, finger: Int = 0, at time: Int) {
    steps.append(Step(time: time, finger: finger, action: action))
  }

  /// Lets the app do something right after what fingers do at that time, or take it back.
  mutating func interrupt(by kind: Interruption, isOver: Bool, at time: Int) {
    interruptions.append(Turn(time: time, kind: kind, isOver: isOver))
  }

  /// The finger of a view that is none of the recognizer's, and where it lands.
  static let neighbor = 63
  static let neighborsPlace = CGPoint(x: 25, y: 25)

  /// Adds another plan that begins so many milliseconds after this one.
  mutating func add(_ other: FingerPlan, after pause: Int) {
    let start = (steps.map(\.time).max() ?? 0) + pause
    for step in other.steps { add(step.action, finger: step.finger, at: start + step.time) }
  }

  /// The same somewhere else.
  func moved(by way: CGPoint) -> FingerPlan {
    var plan = FingerPlan()
    func there(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + way.x, y: point.y + way.y) }
    for step in steps {
      switch step.action {
      case .down(let point): plan.add(.down(there(point)), finger: step.finger, at: step.time)
      case .move(let point): plan.add(.move(there(point)), finger: step.finger, at: step.time)
      case .upAt(let point): plan.add(.upAt(there(point)), finger: step.finger, at: step.time)
      case .up, .cancel: plan.add(step.action, finger: step.finger, at: step.time)
      }
    }
    return plan
  }

  /// Adds what other fingers do elsewhere.
  mutating func join(_ other: FingerPlan, at place: CGPoint) {
    for step in other.moved(by: place).steps { add(step.action, finger: step.finger + 30, at: step.time) }
  }

  /// Adds a finger that is on the glass already, and does something whenever another one does.
  mutating func joinNeighbor() {
    let far = CGPoint(x: 700, y: 900)
    for (index, time) in Set(steps.map(\.time)).sorted().enumerated() {
      switch index % 4 {
      case 0: add(.move(far), finger: Self.neighbor, at: time)
      case 1: add(.up, finger: Self.neighbor, at: time)
      case 2: add(.down(Self.neighborsPlace), finger: Self.neighbor, at: time)
      default: add(.move(CGPoint(x: 90, y: 40)), finger: Self.neighbor, at: time)
      }
    }
  }

  /// The steps in the order of time; those at one instant in the order in which they were added.
  var inOrder: [Step] {
    steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The same for the device.
  var script: TouchScript { script(after: TouchScript()) }

  /// The same for the device, after something else.
  func script(after opening: TouchScript) -> TouchScript {
    var script = opening
    var now = 0
    for step in inOrder {
      script.wait(TimeInterval(step.time - now) / 1_000)
      now = step.time
      switch step.action {
      case .down(let place): script.down(finger: step.finger, at: place)
      case .move(let place): script.move(finger: step.finger, to: place)
      case .up, .upAt: script.up(finger: step.finger)
      case .cancel: script.cancel(finger: step.finger)
      }
    }
    return script
  }

  private var firstFinger: String {
    switch tool {
    case .finger, .fingerToo: "finger 0"
    case .pencil: "the pencil"
    case .pointer: "the pressed pointer"
    }
  }

  /// The same in words.
  var happenings: [Happening] {
    inOrder.map { step in
      let finger = step.finger == 0 ? firstFinger : "finger \(step.finger)"
      switch step.action {
      case .down(let place): return Happening(step.time, "\(finger) lands at \(place.text)")
      case .move(let place): return Happening(step.time, "\(finger) moves to \(place.text)")
      case .up: return Happening(step.time, "\(finger) lifts")
      case .upAt(let place): return Happening(step.time, "\(finger) lifts at \(place.text)")
      case .cancel: return Happening(step.time, "\(finger) is cancelled by the system")
      }
    }
      + interruptions.map {
        Happening($0.time, "the app \($0.isOver ? $0.kind.words.undoing : $0.kind.words.doing)")
      }
  }
}

/// Something at some time: a finger's step, a recognizer's state, an action.
struct Happening {
  /// In milliseconds since the plan began.
  var time: Int
  var text: String
  /// How far the fingers have gone, if that is told, too.
  var translation: CGPoint?
  /// What may help to understand it; it counts for nothing.
  var remark = ""

  init(_ time: Int, _ text: String, translation: CGPoint? = nil) {
    self.time = time
    self.text = text
    self.translation = translation
  }

  var line: String {
    let detail = translation.map { ", translation \($0.text)" } ?? ""
    return NumberText.fixed(Double(time) / 1_000, places: 3) + "  " + text + detail + remark
  }
}

extension Happening {
  /// Whether both are the same, up to rounding.
  func matches(_ other: Happening) -> Bool {
    guard text == other.text, time == other.time else { return false }
    guard let here = translation, let there = other.translation else {
      return translation == nil && other.translation == nil
    }
    return abs(here.x - there.x) <= 0.02 && abs(here.y - there.y) <= 0.02
  }

  /// Fingers and recognizer on one list, the fingers first.
  static func lines(_ fingers: [Happening], _ results: [Happening]) -> [String] {
    let all =
      fingers
      + results.map { result in
        var line = result
        line.text = "    → " + result.text
        return line
      }
    return all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.line)
  }

  /// The second list with what matches the first written as there: no difference then but the ones that count.
  static func aligned(_ results: [Happening], with expected: [Happening]) -> [Happening] {
    zip(results, expected).map { $0.matches($1) ? $1 : $0 } + results.dropFirst(expected.count)
  }
}
