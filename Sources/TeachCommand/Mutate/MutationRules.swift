import HostSystem
import Judge

/// What mutations make of single words.
enum MutationRules {
  /// Binary operators: comparisons move by one case or turn around, sums and products change.
  static let operators: [String: [String]] = [
    "<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="],
  ]

  /// Names of which each other one compiles in the same place: first for last, x for y, to for from.
  static let names: [String: String] = {
    let pairs = [
      ("first", "last"), ("firstIndex", "lastIndex"), ("removeFirst", "removeLast"),
      ("dropFirst", "dropLast"),
      ("prefix", "suffix"), ("min", "max"), ("minX", "maxX"), ("minY", "maxY"), ("midX", "midY"), ("x", "y"),
      ("dx", "dy"), ("width", "height"), ("to", "from"), ("true", "false"), ("allSatisfy", "contains"),
      ("location", "previousLocation"), ("superview", "window"),
      ("began", "changed"), ("ended", "cancelled"), ("touchesEnded", "touchesCancelled"),
      ("formUnion", "subtract"), ("insert", "remove"),
    ]
    return Dictionary(pairs.flatMap { [($0, $1), ($1, $0)] }) { first, _ in first }
  }()

  /// Functions that do not mind in which order they get their arguments.
  static let symmetric: Set = ["min", "max", "hypot"]
}
