import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// What fingers do on a touchscreen, frame by frame.
struct GlassScript: Script {
  enum Act {
    /// The finger of the slot is there now, and lands if it wasn't down; positions are raw.
    case at(_ x: Int, _ y: Int)
    case gone
    /// The finger moves there, and leaves in the same frame.
    case leaves(_ x: Int, _ y: Int)

    var x: Int {
      get { place?.x ?? 0 }
      set { self = moved(to: newValue, y) }
    }
    var y: Int {
      get { place?.y ?? 0 }
      set { self = moved(to: x, newValue) }
    }

    private var place: (x: Int, y: Int)? {
      switch self {
      case .at(let x, let y), .leaves(let x, let y): (x, y)
      case .gone: nil
      }
    }

    private func moved(to x: Int, _ y: Int) -> Act {
      switch self {
      case .at: .at(x, y)
      case .leaves: .leaves(x, y)
      case .gone: .gone
      }
    }
  }

  struct Step: ExpressibleByDictionaryLiteral {
    /// By slot.
    var acts: [Int: Act]
    /// After how many of the frame's events some get lost, if they do.
    var loss: Int?
    /// Whether events get lost once more before the report.
    var losesAgain = false

    init(_ acts: [Int: Act], loss: Int? = nil) { (self.acts, self.loss) = (acts, loss) }
    init(dictionaryLiteral acts: (Int, Act)...) { self.init(Dictionary(uniqueKeysWithValues: acts)) }
  }

  var steps: [Step]
  var xAxis = 0...1599
  var yAxis = 0...1199
  /// What the order of slots and positions is chosen by; without it, it is always the same.
  var order: UInt64?
  /// The tracking id of the first finger; after 65,535 comes 0.
  var firstID = 0
  var repeatsIDs = false

  init(_ steps: Step...) { self.steps = steps }

  func smaller(_ step: Step) -> [Step] {
    plain(step, \.loss, nil, 0) + plain(step, \.losesAgain, false)
      + variants(step, \.acts, step.acts.shorter)
      + step.acts.keys.sorted().flatMap { slot -> [Step] in
        guard case .leaves = step.acts[slot] else { return [] }
        return variants(step, \.acts[slot], [.gone])
      }
  }

  var plainer: [GlassScript] {
    plain(self, \.order, nil) + plain(self, \.firstID, 0)
      + plain(self, \.repeatsIDs, false) + on(\.xAxis, \.x) + on(\.yAxis, \.y)
  }

  /// The same on a plainer axis, at best with positions that are shares of ten.
  private func on(
    _ axis: WritableKeyPath<Self, ClosedRange<Int>>, _ position: WritableKeyPath<Act, Int>
  ) -> [GlassScript] {
    let old = self[keyPath: axis]
    let length = old.upperBound - old.lowerBound
    func on(_ new: ClosedRange<Int>, _ move: (Int) -> Int) -> [GlassScript] {
      if old == new { return [] }
      var script = self
      script[keyPath: axis] = new
      for step in steps.indices {
        for slot in steps[step].acts.keys {
          script.steps[step].acts[slot]?[keyPath: position] = move(
            steps[step].acts[slot]?[keyPath: position] ?? 0)
        }
      }
      return [script]
    }
    return on(0...1_000) { ($0 - old.lowerBound) * 10 / length * 100 }
      + on(0...length) { $0 - old.lowerBound }
  }

  var numbers: Set<Int> { Set(steps.flatMap(\.acts.keys)) }

  func with(_ numbers: [Int: Int]) -> GlassScript {
    var script = self
    for step in steps.indices { script.steps[step].acts = numbers.renumbered(steps[step].acts) }
    return script
  }

  var right: Player {
    let frames = frames
    return { step in frames[step].contacts.lines(of: step + 1) }
  }

  var students: Player {
    let frames = frames
    var decoder = SlotDecoder(xAxis: xAxis, yAxis: yAxis)
    return { step in
      let frame = frames[step]
      for event in frame.events.dropLast() where decoder.decode(event) != nil {
        return ["frame \(step + 1): contacts before the report"]
      }
      guard let answer = decoder.decode(.report) else { return ["frame \(step + 1): nil at the report"] }
      let told = answer.enumerated().map { place, contact in
        place < frame.contacts.count && isSame(contact, frame.contacts[place])
          ? frame.contacts[place] : contact
      }
      return told.lines(of: step + 1)
    }
  }

  /// Whether two contacts are the same but for one position more or less.
  private func isSame(_ one: Contact, _ other: Contact) -> Bool {
    one.index == other.index && one.phase == other.phase
      && abs(one.location.x - other.location.x) * CGFloat(xAxis.count) < 1.01
      && abs(one.location.y - other.location.y) * CGFloat(yAxis.count) < 1.01
  }

  /// Each frame as a touchscreen tells it, and the contacts that it means.
  private var frames: [Touchscreen.Frame] {
    var touchscreen = Touchscreen(self)
    return steps.map { touchscreen.tell($0) }
  }

  var heading: String {
    "xAxis \(xAxis.lowerBound) to \(xAxis.upperBound), yAxis \(yAxis.lowerBound) to \(yAxis.upperBound)"
  }

  var lines: [(label: String, words: String)] {
    frames.enumerated().map { number, frame in
      ("frame \(number + 1)", frame.events.map(\.words).joined(separator: ", "))
    }
  }
}

extension TouchscreenEvent {
  /// The event as the statement writes it.
  fileprivate var words: String {
    switch self {
    case .slot(let number): "slot \(number)"
    case .trackingID(let id): "trackingID \(id)"
    case .x(let value): "x \(value)"
    case .y(let value): "y \(value)"
    case .report: "report"
    case .dropped: "dropped"
    }
  }
}

extension [Contact] {
  /// A line for each contact of a frame.
  fileprivate func lines(of frame: Int) -> [String] {
    let lines = map { contact in
      let x = NumberText.trimmed(Double(contact.location.x), places: 3)
      let y = NumberText.trimmed(Double(contact.location.y), places: 3)
      return "frame \(frame): slot \(contact.index) \(contact.phase) at (\(x), \(y))"
    }
    return lines.isEmpty ? ["frame \(frame): no contacts"] : lines
  }
}
