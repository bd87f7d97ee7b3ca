import CheckSupport
import TouchKit
import XCTest

/// What is judged of a student's answer in a random app: a right answer in the same app is told the same.
public struct Twins<Plan: TwinPlan> {
  /// Makes a subject of a plan; it's called by a name in the log, because there are two of them on a page.
  public typealias Make = (_ plan: Plan, _ name: String, _ log: AppLog) -> any TwinSubject

  /// Makes a subject with a right answer.
  public var right: Make
  /// Makes a subject with the student's answer.
  public var students: Make
  /// What random stories are like.
  public var recipe = StoryRecipe()
  /// What may be around the subject.
  public var surroundings = Surrounding.allCases
  /// How its view may look.
  public var looks = Look.ofDrawing
  /// Whether one subject may lie in the other.
  public var canBeNested = true
  /// The lines of the log that are judged; what fingers and the app do is always told.
  public var judged = Set(AppLog.Kind.allCases)
  /// Whether lines of touches with nothing between them may come in another order: for answers that may tell of several
  /// fingers in one call or in several.
  public var touchesInAnyOrder = false
  /// Whether a line of these isn't judged, because right answers may differ in it.
  public var isUnjudged: (AppLog.Line) -> Bool = { _ in false }
  /// Sets what may differ of a view to something that is the same in both apps.
  public var leavingOut: (UIView, inout ViewSettings) -> Void = { _, _ in }
  /// Whether settings and memory are judged after the story.
  public var judgesTheEnd = true
  /// What is special: changes a random case, so that what is rare comes at all.
  public var adapt: (inout TwinCase<Plan>, inout SeededGenerator) -> Void = { _, _ in }
  /// The usual: everything is judged.
  ///
  /// - Parameters:
  ///   - recipe: Changes what random stories are like.
  ///   - judging: Changes what is judged, and what may be around the subject.
  public init(
    right: @escaping Make, students: @escaping Make, recipe: (inout StoryRecipe) -> Void = { _ in },
    judging: (inout Self) -> Void = { _ in }
  ) {
    (self.right, self.students) = (right, students)
    recipe(&self.recipe)
    judging(&self)
  }

  /// A random case.
  public func makeCase(_ random: inout SeededGenerator) -> TwinCase<Plan> {
    let (plan, other) = (Plan(&random), Plan(&random))
    var example = TwinCase(plan, other: other, recipe.makeStory(&random))
    example.surroundings = Surrounding.some(of: surroundings, &random)
    if random.once(in: 4) { example.looks = Look.some(of: looks, &random) }
    example.isNested = canBeNested && random.isTurn(in: 6)
    adapt(&example, &random)
    return example.withoutWhatIsLeftOut
  }

  /// The first thing that the student's answer does otherwise, in words.
  public func difference(in example: TwinCase<Plan>) -> String? {
    // One after the other: what the engine keeps for a while, it keeps in both.
    let right = CaseTrace.paused { outcome(of: example, self.right) }
    let students = outcome(of: example, self.students)
    let (expected, told) = (right.lines.map(\.text), students.lines.map(\.text))
    CaseTrace.offer(
      expected: expected, actual: students.lines.map { CaseTrace.Line($0.text, at: $0.time) })
    if let difference = firstDivergence(expected: expected, actual: told, common: 5) { return difference }
    guard judgesTheEnd else { return nil }
    // What an answer sets when it's made is its own business.
    if students.before.difference(fromTwin: right.before) == nil,
      let difference = students.after.difference(fromTwin: right.after)
    {
      return students.story + "expected: the page and all in it is set as it is with a right answer\n"
        + "got:      \(difference)"
    }
    // What the engine keeps, it keeps in both.
    guard let kept = students.kept.first(where: { !right.kept.contains($0) }) else { return nil }
    return students.story + "expected: when the app lets its views go, they and their recognizers are gone\n"
      + "got:      \(kept) is kept"
  }

  private struct Outcome {
    let before: ScreenSettings
    let lines: [AppLog.Line]
    let after: ScreenSettings
    /// The names of the views and recognizers that nothing has let go of.
    let kept: [String]

    /// What has happened before the end, in words.
    var story: String {
      let moments = lines.filter { $0.kind == .moment }.map { "  \($0.text)\n" }
      return moments.isEmpty
        ? "" : "after this:\n\(moments.count > 6 ? "  …\n" : "")\(moments.suffix(6).joined())"
    }
  }

  private func outcome(of example: TwinCase<Plan>, _ make: Make) -> Outcome {
    let page = TwinPage(example, make)
    let before = page.settings(leavingOut: leavingOut)
    let lines = lines(page.play())
    return Outcome(
      before: before, lines: lines, after: page.settings(leavingOut: leavingOut), kept: page.letGo())
  }

  private func lines(_ lines: [AppLog.Line]) -> [AppLog.Line] {
    var lines = lines.filter { ($0.kind == .moment || judged.contains($0.kind)) && !isUnjudged($0) }
    if touchesInAnyOrder {
      for run in lines.indices.split(whereSeparator: { lines[$0].kind != .touches }) {
        lines[run].sort { $0.text < $1.text }
      }
    }
    return lines
  }
}

extension CheckCase {
  /// Plays random cases on a right answer and on the student's, and fails with the smallest that differs.
  ///
  /// - Parameters:
  ///   - asked: What must hold, in words.
  ///   - count: How many cases.
  public func check<Plan>(
    _ asked: String, _ twins: Twins<Plan>, count: Int = 40, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    forAll(
      asked, count: count, file: file, line: line, generate: twins.makeCase, shrink: \.smaller,
      describe: \.description, check: twins.difference)
  }

  /// Plays one case on a right answer and on the student's, and fails if they differ.
  ///
  /// - Parameter asked: What must hold, in words.
  public func check<Plan>(
    _ asked: String, _ twins: Twins<Plan>, _ example: TwinCase<Plan>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let difference = twins.difference(in: example) else { return }
    XCTFail("asked: \(asked)\n\(example.description)\n\(difference)", file: file, line: line)
  }
}
