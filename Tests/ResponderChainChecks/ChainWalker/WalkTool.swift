import CheckSupport
import TouchKit

@testable import ResponderChainExercises

/// One of the four tools for walks along the chain.
enum WalkTool: CaseIterable {
  case chain, description, nearest, common

  private var name: String {
    switch self {
    case .chain: "chain"
    case .description: "chainDescription"
    case .nearest: "nearest(_:)"
    case .common: "firstCommonResponder(with:)"
    }
  }

  /// Uses the tool, and says what is wrong with its answer.
  func complaint(
    from responder: UIResponder, meeting other: UIResponder, wanting wanted: Wanted, in app: ChainApp
  ) -> String? {
    let name = responder.traceName
    app.log.forget()
    let chain = Chain(from: responder)
    let others = self == .common ? Chain(from: other) : Chain(from: responder)
    let theOther = self == .common ? "the other: \(others.picture)\n" : ""
    let picture = "the chain: \(chain.picture)\(chain.detours)\n\(theOther)"
    app.log.forget()
    let result: String?
    switch self {
    case .chain:
      let walked = responder.chain
      let isSame = walked.elementsEqual(chain.responders) { $0 === $1 }
      result =
        isSame
        ? nil
        : firstDivergence(expected: chain.responders.map(\.traceName), actual: walked.map(\.traceName))
          .map { "\(name).chain: \($0)" } ?? "\(name).chain: it has another object of the same class"
    case .description:
      let names =
        chain.responders.map { "\(type(of: $0))" } + (chain.again.map { ["\(type(of: $0)) …"] } ?? [])
      result = Self.difference(
        names.joined(separator: " → "), responder.chainDescription, "\(name).chainDescription")
    case .nearest:
      result = Self.difference(
        chain.responders.dropFirst().first(where: wanted.includes), wanted.nearest(responder),
        "\(name).nearest(\(wanted.name))")
    case .common:
      let identities = Set(others.responders.map { ObjectIdentifier($0) })
      result = Self.difference(
        chain.responders.first { identities.contains(ObjectIdentifier($0)) },
        responder.firstCommonResponder(with: other),
        "\(name).firstCommonResponder(with: \(other.traceName))")
    }
    guard app.log.isEndless else { return result.map { picture + $0 } }
    return "\(picture)\(name).\(self.name)\nexpected: it ends\n"
      + "got:      next was asked more than \(ResponderLog.mostQuestions) times"
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
    func shortened(_ text: String) -> String { text.count > 600 ? text.prefix(600) + " and so on" : text }
    return expected == actual
      ? nil : "\(call)\nexpected: \(shortened(expected))\ngot:      \(shortened(actual))"
  }

  private static func difference(_ expected: UIResponder?, _ actual: AnyObject?, _ call: String) -> String? {
    guard expected !== actual else { return nil }
    let got = actual.map { ($0 as? UIResponder)?.traceName ?? "\(type(of: $0))" }
    return "\(call)\nexpected: \(expected?.traceName ?? "nil")\ngot:      \(got ?? "nil")"
  }
}
