import CheckSupport
import TouchKit

@testable import SystemPathExercises

/// One script on one of the student's decoders, event by event.
struct DecoderRun: SteppedRun {
  private let script: GlassScript
  private var decoder: SlotDecoder
  private let frames: [ToldFrame]
  private var number = 0
  private var place = 0
  private(set) var expected: [String] = []
  private(set) var actual: [String] = []

  init(of script: GlassScript) {
    self.script = script
    decoder = SlotDecoder(xAxis: script.xAxis, yAxis: script.yAxis)
    frames = script.told
  }

  var isOver: Bool { number == frames.count }

  var steps: Int { frames.map(\.events.count).reduce(0, +) }

  mutating func step() {
    let frame = frames[number]
    let heading = "frame \(number + 1): "
    let answer = decoder.decode(frame.events[place])
    place += 1
    guard place == frame.events.count else {
      if answer != nil { actual.append(heading + "contacts before the report") }
      return
    }
    (number, place) = (number + 1, 0)
    let meant = frame.fingers.map { script.contact($0) }
    expected.append(heading + meant.words)
    guard let answer else {
      actual.append(heading + "nil at the report")
      return
    }
    let shown = answer.enumerated().map { place, contact in
      place < meant.count && script.isSame(contact, meant[place]) ? meant[place] : contact
    }
    actual.append(heading + shown.words)
  }

  /// Where the contacts that decoders tell, which get their events in turns, part from those that are meant.
  static func divergence(of scripts: [GlassScript]) -> String? {
    var runs = scripts.map { DecoderRun(of: $0) }
    while runs.contains(where: { !$0.isOver }) {
      for place in runs.indices where !runs[place].isOver { runs[place].step() }
    }
    return divergence(in: runs) { "screen \($0 + 1)" }
  }

  /// Where the contacts of runs that are over part from those that are meant; of several it is told which.
  static func divergence(in runs: [DecoderRun], named name: (Int) -> String) -> String? {
    for (number, run) in runs.enumerated() {
      guard let difference = firstDivergence(expected: run.expected, actual: run.actual) else { continue }
      return runs.count == 1 ? difference : "\(name(number)):\n\(difference)"
    }
    return nil
  }
}

extension GlassScript {
  fileprivate func contact(_ finger: ToldFrame.Finger) -> Contact {
    let location = CGPoint(
      x: CGFloat(finger.x - xAxis.lowerBound) / width, y: CGFloat(finger.y - yAxis.lowerBound) / height)
    return Contact(index: finger.slot, phase: finger.phase, location: location)
  }

  /// Whether two contacts are the same but for one position more or less.
  fileprivate func isSame(_ one: Contact, _ other: Contact) -> Bool {
    one.index == other.index && one.phase == other.phase
      && abs(one.location.x - other.location.x) * width < 1.01
      && abs(one.location.y - other.location.y) * height < 1.01
  }

  private var width: CGFloat { CGFloat(xAxis.upperBound - xAxis.lowerBound) }
  private var height: CGFloat { CGFloat(yAxis.upperBound - yAxis.lowerBound) }
}

extension [Contact] {
  fileprivate var words: String { isEmpty ? "no contacts" : map(\.words).joined(separator: ", ") }
}

extension Contact {
  fileprivate var words: String {
    let x = NumberText.trimmed(Double(location.x), places: 3)
    let y = NumberText.trimmed(Double(location.y), places: 3)
    return "slot \(index) \(phase) at (\(x), \(y))"
  }
}
