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

  func smaller(_ step: Step) -> [Step] { variants(step, \.acts, step.acts.shorter) }

  var right: Player {
    let frames = frames
    return { step in ["frame \(step + 1): \(frames[step].contacts.words)"] }
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
      return ["frame \(step + 1): \(told.words)"]
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

  var description: String {
    let lines = frames.enumerated().map { number, frame in
      "  frame \(number + 1): " + frame.events.map { "\($0)" }.joined(separator: ", ")
    }
    let axes =
      "  xAxis \(xAxis.lowerBound) to \(xAxis.upperBound), yAxis \(yAxis.lowerBound) to \(yAxis.upperBound)"
    return ([axes] + lines).joined(separator: "\n")
  }
}

extension [Contact] {
  fileprivate var words: String {
    let words = map { contact in
      let x = NumberText.trimmed(Double(contact.location.x), places: 3)
      let y = NumberText.trimmed(Double(contact.location.y), places: 3)
      return "slot \(contact.index) \(contact.phase) at (\(x), \(y))"
    }
    return words.isEmpty ? "no contacts" : words.joined(separator: ", ")
  }
}
