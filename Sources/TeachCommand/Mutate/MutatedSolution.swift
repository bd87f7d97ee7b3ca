import Course
import HostSystem
import Judge

/// The wrong answers that come of an exercise's solution by small changes.
struct MutatedSolution: Sendable {
  let entry: ChapterPlan.Entry
  let text: MutatedText
  var mutations: [Mutation]

  /// Changes what the student has to write; what is given stays.
  init(_ entry: ChapterPlan.Entry, solution: SourceFile) {
    self.entry = entry
    text = MutatedText(solution.text)
    let scalars = solution.text.unicodeScalars
    func offset(_ index: String.Index) -> Int { scalars.distance(from: scalars.startIndex, to: index) }
    let regions = Master(text: solution.text, path: solution.origin).solutions().compactMap { lines in
      lines.first.flatMap { first in
        lines.last.map { offset(first.startIndex)..<min(offset($0.endIndex) + 1, scalars.count) }
      }
    }
    mutations = Mutator.mutations(of: text, in: regions)
  }
}
