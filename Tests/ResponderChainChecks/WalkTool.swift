import CheckSupport
import TouchKit

@testable import ResponderChainExercises

/// One of the four tools for walks along the chain.
enum WalkTool: CaseIterable {
  case chain, description, nearest, common

  var name: String {
    switch self {
    case .chain: "chain"
    case .description: "chainDescription"
    case .nearest: "nearest(_:)"
    case .common: "firstCommonResponder(with:)"
    }
  }

  /// Uses the tool, and says what is wrong with its answer.
  func complaint(
    from responder: UIResponder, meeting other: UIResponder, wanting wanted: Wanted, _ budget: NextBudget
  ) -> String? {
    let name = responder.traceName
    let (chain, again) = BuiltHierarchy.walk(from: responder)
    let others = self == .common ? BuiltHierarchy.walk(from: other).chain : []
    budget.refill()
    let result: String?
    switch self {
    case .chain:
      let walked = responder.chain
      let isSame = walked.elementsEqual(chain) { $0 === $1 }
      result =
        isSame
        ? nil
        : firstDivergence(expected: chain.map(\.traceName), actual: walked.map(\.traceName))
          .map { "\(name).chain: \($0)" } ?? "\(name).chain: it has another object of the same class"
    case .description:
      let names = chain.map { "\(type(of: $0))" } + (again.map { ["\(type(of: $0)) …"] } ?? [])
      result = Self.difference(
        names.joined(separator: " → "), responder.chainDescription, "\(name).chainDescription")
    case .nearest:
      result = Self.difference(
        chain.dropFirst().first(where: wanted.includes), wanted.nearest(responder),
        "\(name).nearest(\(wanted.name))")
    case .common:
      result = Self.difference(
        chain.first { mine in others.contains { $0 === mine } },
        responder.firstCommonResponder(with: other),
        "\(name).firstCommonResponder(with: \(other.traceName))")
    }
    guard budget.isSpent else { return result }
    return
      "\(name).\(self.name) goes on without end: `next` was asked more than \(NextBudget.most) times, of "
      + "\(chain.count == 1 ? "one responder" : "\(chain.count) responders")"
  }

  /// Uses the tool, for whatever it answers.
  func use(from responder: UIResponder, meeting other: UIResponder, wanting wanted: Wanted) {
    switch self {
    case .chain: _ = responder.chain
    case .description: _ = responder.chainDescription
    case .nearest: _ = wanted.nearest(responder)
    case .common: _ = responder.firstCommonResponder(with: other)
    }
  }

  private static func difference(_ expected: String, _ actual: String, _ call: String) -> String? {
    expected == actual
      ? nil : "\(call)\nexpected: \(expected)\ngot:      \(actual.shortened(to: expected.count + 60))"
  }

  private static func difference(_ expected: UIResponder?, _ actual: AnyObject?, _ call: String) -> String? {
    guard expected !== actual else { return nil }
    let got = actual.map { ($0 as? UIResponder)?.traceName ?? "\(type(of: $0))" }
    return "\(call)\nexpected: \(expected?.traceName ?? "nil")\ngot:      \(got ?? "nil")"
  }
}

extension String {
  /// The text, cut off where no one reads on.
  fileprivate func shortened(to most: Int) -> String { count > most ? prefix(most) + " and so on" : self }
}
