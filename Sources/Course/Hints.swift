/// Help for one exercise, each rung saying more than the one before.
public struct Hints: Sendable {
  /// How much a hint gives away.
  public enum Rung: Int, CaseIterable, Sendable {
    /// What can be observed when it goes wrong.
    case symptom = 1
    /// The idea that is missing.
    case concept
    /// Where in the student's file to look.
    case place

    /// The rung above this one, if there is one.
    public var next: Rung? { Rung(rawValue: rawValue + 1) }
  }

  /// What can be observed when it goes wrong.
  public let symptom: String
  /// The idea that is missing.
  public let concept: String
  /// Where in the student's file to look.
  public let place: String

  /// Makes the three rungs.
  public init(symptom: String, concept: String, place: String) {
    self.symptom = symptom
    self.concept = concept
    self.place = place
  }

  /// The text of a rung.
  public subscript(rung: Rung) -> String {
    switch rung {
    case .symptom: symptom
    case .concept: concept
    case .place: place
    }
  }
}
