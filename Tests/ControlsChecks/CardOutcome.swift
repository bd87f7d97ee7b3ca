/// What became of a touch.
struct CardOutcome: Equatable {
  var value = 0
  var changes = 0
  var flips = 0
  var zooms = 0
  var guests: [CardCase.Guest] = []

  mutating func add(_ other: CardOutcome) {
    if other.changes > 0 { value = other.value }
    changes += other.changes
    flips += other.flips
    zooms += other.zooms
    guests += other.guests
  }

  var text: String {
    let told =
      switch changes {
      case 0: "no valueChanged"
      case 1: "valueChanged once"
      default: "valueChanged \(changes) times"
      }
    var words = ["value \(value)", told]
    for (count, what) in [(flips, "flips"), (zooms, "zooms")] {
      words.append(
        count == 0 ? "no \(what.dropLast())" : "the card \(what)\(count > 1 ? " \(count) times" : "")")
    }
    words += guests.map { "\($0.rawValue) acts" }
    return words.joined(separator: ", ")
  }
}
