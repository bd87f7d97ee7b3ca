import Course

/// What an answer may use of other libraries.
///
/// That is the engine, the standard library, functions that compute, and the names of this table. Everything else is
/// refused, also what a later system adds. A teacher widens it for an exercise of their own with `Exercise.allowed`.
package struct AllowedNames: Sendable {
  /// Names of one kind, and why an answer may use them.
  struct Entry: Sendable {
    let reason: String
    let names: [String]
  }

  /// Of these modules everything may be used but ``refused``.
  static let wholeModules: Set = ["Builtin", "Swift", "TouchKit", "_Concurrency", "_StringProcessing"]

  /// The modules that Foundation is made of, which differ between systems, have one name here.
  static let foundation: Set = ["Foundation", "FoundationEssentials", "FoundationInternationalization"]

  /// `Type` with all its members, `Type.member`, or a function; a method is written up to its first label.
  static let ofFoundation: [Entry] = [
    Entry(
      reason: "the geometry of every view",
      names: ["CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "CGVector"]),
    Entry(
      reason: "the superclass of delegates and targets, what their initializers are given, boxed numbers",
      names: ["NSObject", "NSObjectProtocol", "NSCoder", "NSNumber"]),
    Entry(reason: "rows of tables", names: ["IndexPath", "IndexSet"]),
    Entry(
      reason: "when something was printed; the engine's own time is virtual",
      names: ["Date", "DateInterval"]),
    Entry(reason: "a key that nothing else has", names: ["UUID"]),
    Entry(
      reason: "a timer of the engine is added to one; running one is refused",
      names: [
        "RunLoop.current", "RunLoop.main", "RunLoop.add(_:", "RunLoop.Mode", "RunLoop.Mode.common",
        "RunLoop.Mode.default",
      ]),
    Entry(
      reason: "sorting by a property",
      names: [
        "ComparisonResult", "KeyPathComparator", "SortComparator", "SortOrder", "Sequence.sorted(using:",
        "MutableCollection.sort(using:",
      ]),
    Entry(
      reason: "text for a log",
      names: [
        "CharacterSet.alphanumerics", "CharacterSet.decimalDigits", "CharacterSet.init(charactersIn:",
        "CharacterSet.letters", "CharacterSet.newlines", "CharacterSet.punctuationCharacters",
        "CharacterSet.whitespaces", "CharacterSet.whitespacesAndNewlines", "String.CompareOptions",
        "String.init(format:",
        "StringProtocol.capitalized", "StringProtocol.components(separatedBy:", "StringProtocol.contains",
        "StringProtocol.padding(toLength:", "StringProtocol.range(of:",
        "StringProtocol.replacingOccurrences(of:", "StringProtocol.trimmingCharacters(in:",
      ]),
    Entry(
      reason: "one kind of number made of another",
      names: [
        "Double", "Float", "Float16", "Float80", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64", "Bool",
      ]),
    Entry(reason: "the same functions for CGFloat", names: mathematics),
  ]

  /// Functions of the C library.
  static let ofC: [Entry] = [
    Entry(reason: "they compute", names: mathematics.flatMap { [$0, "\($0)f", "\($0)l"] } + integers),
    Entry(
      reason: "random numbers",
      names: ["arc4random", "arc4random_uniform", "drand48", "rand", "random", "srand", "srand48", "srandom"]),
    Entry(
      reason: "the compiler writes them; called by name they are unsafe, which it says itself",
      names: [
        "bcmp", "bzero", "free", "malloc", "memcmp", "memcpy", "memmove", "memset", "posix_memalign",
        "strlen",
      ]),
  ]

  private static let integers = ["abs", "div", "labs", "ldiv", "llabs", "lldiv"]
  private static let mathematics = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh",
    "erf", "erfc", "exp", "exp10", "exp2", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin", "fmod",
    "frexp", "hypot", "ilogb", "ldexp", "lgamma", "llrint", "llround", "log", "log10", "log1p", "log2",
    "logb", "lrint", "lround", "modf", "nan", "nearbyint", "nextafter", "nexttoward", "pow", "remainder",
    "remquo", "rint", "round", "roundeven", "scalbln", "scalbn", "sin", "sincos", "sinh", "sqrt", "tan",
    "tanh", "tgamma", "trunc",
  ]

  /// What the compiler itself calls, by the beginnings of the names.
  static let runtimePrefixes = [
    "swift_", "__swift_", "_swift_FORCE_LOAD_", "_swift_stdlib_reportUnimplementedInitializer",
    "_swift_concurrency_", "__div", "__udiv", "__mod", "__umod", "__mul", "__ashl", "__lshr", "__ashr",
    "__extend", "__trunc", "__float", "__fix", "__gnu_", "__popcount", "__powi", "__stack_chk_fail",
    "_GLOBAL_OFFSET_TABLE_", "__tls_get_addr",
    "_swiftEmpty",
  ]

  /// What the standard library and its run time have beside the rest, by the beginnings of the names.
  static let refused: [Entry] = [
    Entry(
      reason: "they reach memory that is not the answer's",
      names: [
        "Swift.Unsafe", "Swift.withUnsafe", "Swift.unsafe", "Swift._unsafe", "Swift.Unmanaged",
        "Swift.AutoreleasingUnsafe", "Swift.OpaquePointer", "Swift.CVaListPointer", "Swift.withVaList",
        "Swift.ManagedBufferPointer",
      ]),
    Entry(
      reason: "they look into what belongs to the checks, or find types by name",
      names: [
        "Swift.Mirror", "Swift.dump", "Swift.CustomReflectable", "Swift._typeByName", "Swift._getType",
        "Swift._forEachField", "Swift._DebuggerSupport", "Swift._swift_", "swift_reflection",
        "swift_demangle", "swift_getTypeByMangledNode",
      ]),
    Entry(reason: "they ask for what is outside", names: ["Swift.CommandLine", "Swift.readLine"]),
  ]

  private static let foundationNames = Set(ofFoundation.flatMap(\.names))
  private static let foundationTypes = Set(foundationNames.map { $0.prefix { $0 != "." } }.map(String.init))
  private static let functions = Set(ofC.flatMap(\.names))
  private static let refusedNames = refused.flatMap(\.names)

  /// Whether members of a type of Foundation's may be used, or all of it.
  static func hasMembers(of type: String) -> Bool { foundationTypes.contains(type) }

  /// Names that an exercise allows: `Module.Type`, `Module.function`, or a function of C.
  private let more: Set<String>

  package init(more: [String] = []) { self.more = Set(more) }

  /// What an answer may import; the names themselves are looked at in the compiled file.
  func isImportable(_ module: String) -> Bool {
    ["CoreGraphics", "QuartzCore", "TouchKit", "UIKit", "Swift"].contains(module)
      || Self.foundation.contains(module) || more.contains { $0.hasPrefix(module + ".") }
  }

  /// Whether a function of C, or of Swift's run time, may be used.
  func hasFunction(_ name: String) -> Bool {
    if more.contains(name) { return true }
    if Self.refusedNames.contains(where: name.hasPrefix) { return false }
    return Self.functions.contains(name) || Self.runtimePrefixes.contains(where: name.hasPrefix)
  }

  /// Whether something of Swift may be used.
  func has(_ name: SwiftName) -> Bool {
    let path = name.parts.joined(separator: ".")
    if Self.wholeModules.contains(name.module) {
      return !Self.refusedNames.contains { "\(name.module).\(path)".hasPrefix($0) }
    }
    if more.contains("\(name.module).\(name.parts.first ?? "")") { return true }
    guard let first = name.parts.first else { return true }
    if name.module == "Glibc" || name.module == "Musl" { return Self.functions.contains(first) }
    guard Self.foundation.contains(name.module) else { return false }
    if Self.foundationNames.contains(first) { return true }
    // The bare name of a type whose members are listed says nothing yet.
    guard name.parts.count > 1 else { return !name.isExtended && Self.foundationTypes.contains(first) }
    return Self.foundationNames.contains {
      path == $0 || path.hasPrefix($0 + "(") || path.hasPrefix($0) && $0.last == ":"
    }
  }
}
