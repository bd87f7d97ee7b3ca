import CheckSupport
import TouchKit

/// Two subjects on a page, what is around the first one, and what happens to it.
public struct TwinCase<Plan: TwinPlan>: Sendable {
  /// What the subject is like.
  public var plan: Plan
  /// What the other subject is like.
  public var otherPlan: Plan
  /// What is around the subject.
  public var surroundings: Set<Surrounding> = []
  /// How its view looks.
  public var looks: Set<Look> = []
  /// Whether the other subject lies in the view of the first one, and not beside it.
  public var isNested = false
  /// What happens.
  public var story = Story()

  /// A case in which nothing is special.
  public init(_ plan: Plan, other: Plan, _ story: Story = Story()) {
    (self.plan, otherPlan, self.story) = (plan, other, story)
  }

  /// The same with less.
  public var smaller: [TwinCase] {
    surroundings.sorted { $0.rawValue < $1.rawValue }.map { gone in with { $0.surroundings.remove(gone) } }
      + (looks.isEmpty ? [] : [with { $0.looks = [] }])
      + looks.sorted { $0.rawValue < $1.rawValue }.map { gone in with { $0.looks.remove(gone) } }
      + (isNested ? [with { $0.isNested = false }] : [])
      + story.smaller.map { story in with { $0.story = story } }
      + otherPlan.smaller.map { plan in with { $0.otherPlan = plan } }
      + plan.smaller.map { plan in with { $0.plan = plan } }
  }

  private func with(_ change: (inout TwinCase) -> Void) -> TwinCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// What there is before anything happens, in words.
  public var description: String {
    var words = [plan.words, Surrounding.words(for: surroundings), Look.words(for: looks)]
    if story.tool != .finger { words.append("the finger is a \(story.tool.rawValue)") }
    if story.liftsAside { words.append("fingers lift some points aside") }
    if isNested { words.append("another one like it lies in it") }
    words.removeAll(where: \.isEmpty)
    return "a view on a page" + (words.isEmpty ? "" : ": " + words.joined(separator: "; "))
      + (plan.outline.isEmpty ? "" : "\n" + plan.outline)
      + (plan.outline.isEmpty || !involvesTheOther ? "" : "\nthe other one:\n" + otherPlan.outline)
  }

  private var involvesTheOther: Bool {
    isNested
      || story.moments.contains { moment in
        switch moment {
        case .touch(_, _, let place), .sweep(_, let place): place.isOnTheOther
        case .together(_, let places): places.contains(where: \.isOnTheOther)
        case .press, .wait, .change, .act: false
        }
      }
  }
}
