import Fuzzing

/// What stands on the command line.
struct Options {
  static let usage = """
    make fuzz SEED=2 EVENTS=1000000 runs many cases, make fuzz SEED=2 CASE=17 TRACE=1 one of them
    KIND=rules runs only cases in which rules are checked, KIND=lifetimes only those that let go of things
    make fuzz KIND=lifetimes BYTES=file runs the case that a file of hexadecimal digits holds
    """

  /// What is wrong with the command line.
  enum Misuse: Error {
    case noNumber(String, for: String)
    case noKind(String)
    case noRule(String)
    case nothing(for: String)
    case noKindForCase
    case unknown(String)

    var words: String {
      switch self {
      case .noNumber(let text, let name): "'\(text)' is no whole number that \(name) can be"
      case .noKind(let text):
        "'\(text)' is no kind: choose \(Kind.allCases.map { $0.rawValue }.joined(separator: ", "))"
      case .noRule(let text): "'\(text)' is no rule: there are \(LifetimeProblem.Rule.allCases)"
      case .nothing(let name): "\(name) needs a word behind it"
      case .noKindForCase: "both kinds have cases: say KIND=rules or KIND=lifetimes, too"
      case .unknown(let name): "there is no option '\(name)'"
      }
    }
  }

  /// Which cases run.
  enum Kind: String, CaseIterable {
    case both, rules, lifetimes
  }

  var kind = Kind.both
  var seed: UInt64 = 1
  var events = 200_000
  var number: Int?
  var first = 0
  var file: String?
  var ignored: Set<LifetimeProblem.Rule> = []
  var showsTrace = false

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--trace" {
        showsTrace = true
        continue
      }
      guard ["--kind", "--seed", "--events", "--case", "--from", "--bytes", "--ignore"].contains(name) else {
        throw .unknown(name)
      }
      guard let text = rest.popFirst() else { throw .nothing(for: name) }
      try take(text, for: name)
    }
    if kind == .both, number != nil { throw .noKindForCase }
  }

  private mutating func take(_ text: String, for name: String) throws(Misuse) {
    switch name {
    case "--kind":
      guard let value = Kind(rawValue: text) else { throw .noKind(text) }
      kind = value
    case "--ignore":
      guard let rule = LifetimeProblem.Rule(rawValue: text) else { throw .noRule(text) }
      ignored.insert(rule)
    case "--bytes":
      file = text
      kind = .lifetimes
    case "--seed":
      guard let value = UInt64(text) else { throw .noNumber(text, for: name) }
      seed = value
    case "--events":
      guard let value = Int(text), value > 0 else { throw .noNumber(text, for: name) }
      events = value
    default:
      guard let value = Int(text), value >= 0 else { throw .noNumber(text, for: name) }
      if name == "--case" { number = value } else { first = value }
    }
  }
}
