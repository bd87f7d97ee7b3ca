/// One of the two things that an exercise is judged by.
///
/// The name of a test says which mark it is for: `testHoldsInAnyApp` is for *holds*, and one that doesn't begin with
/// `testHolds` for *works*. An exercise without tests for *holds* has all its points for *works*.
public enum Mark: String, CaseIterable, Sendable {
  /// It does what its statement asks.
  case works
  /// It also does so in an app that is full of other things; tried once it works.
  case holds

  /// The mark that a test is for.
  public init(ofTest name: String) { self = name.hasPrefix("testHolds") ? .holds : .works }

  /// The mark with its sign, for one who has earned it.
  public var words: String {
    switch self {
    case .works: "✓ works"
    case .holds: "★ holds"
    }
  }

  /// How many of an exercise's points it is worth beside the other: four fifths or one, rounded, and together all.
  public func points(of all: Int) -> Int {
    let fifth = (all + 2) / 5
    return self == .holds ? fifth : all - fifth
  }

  /// Where to read about what its tests try.
  public func paragraph(of exercise: Exercise) -> String {
    switch self {
    case .works: exercise.paragraph
    case .holds: "chapters/README.md#what-every-exercise-keeps"
    }
  }
}
