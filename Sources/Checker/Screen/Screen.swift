/// Looks through an answer, before anything is built or run, for what no exercise needs.
///
/// This catches accidents and lazy tricks, with file and line. It is no wall: that is the sandbox.
struct Screen: Sendable {
  /// Something that no exercise needs, and where it is.
  struct Finding: Equatable, Sendable {
    let line: Int
    /// The word or words, as they stand there.
    let words: String
    let rule: Rule
  }

  /// Why something is not taken.
  enum Rule: Equatable, Sendable {
    case startsPrograms
    case loadsCode
    case usesTheNetwork
    case touchesFiles
    case reachesBelowSwift
    case importsOther
    case tampersWithChecks
  }

  /// What is found in a text, in its order.
  func findings(in text: String) -> [Finding] {
    let program = Program(tokens: SwiftToken.all(in: text))
    return program.tokens.indices.compactMap { program.finding(at: $0) }
  }
}

/// The words of a file, and the types and functions that it declares itself.
private struct Program {
  let tokens: [SwiftToken]
  private let ownTypes: Set<String>
  private let ownFunctions: Set<String>
  /// How many braces are open at each word.
  private let depths: [Int]

  init(tokens: [SwiftToken]) {
    self.tokens = tokens
    func names(after keywords: Set<String>) -> Set<String> {
      Set(zip(tokens, tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text))
    }
    ownTypes = names(after: ["struct", "class", "enum", "actor", "protocol", "typealias"]).union(["Self"])
    ownFunctions = names(after: ["func"])
    var depth = 0
    depths = tokens.map { token in
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      return depth
    }
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func finding(at index: Int) -> Screen.Finding? {
    let token = tokens[index]
    func found(_ words: String, _ rule: Screen.Rule) -> Screen.Finding {
      Screen.Finding(line: token.line, words: words, rule: rule)
    }
    switch token.text {
    case "@":
      let attribute = text(index + 1)
      if attribute.hasPrefix("_") || Words.attributes.contains(attribute) {
        return found("@\(attribute)", .reachesBelowSwift)
      }
    case "convention" where text(index + 2) == "c": return found("@convention(c)", .reachesBelowSwift)
    case "import" where token.kind == .name && text(index - 1) != ".":
      guard let module = importedModule(after: index), !Words.modules.contains(module) else { return nil }
      return found("import \(module)", .importsOther)
    case "func" where Words.comparisons.contains(text(index + 1)):
      if comparesForeignTypes(at: index + 1) { return found("func \(text(index + 1))", .tampersWithChecks) }
    case "func" where depths[index] == 0 && Words.freeFunctions.contains(text(index + 1)):
      return found("func \(text(index + 1))", .tampersWithChecks)
    case "#" where text(index + 1) == "sourceLocation": return found("#sourceLocation", .tampersWithChecks)
    default:
      if token.kind == .name, let rule = rule(forName: index) { return found(token.text, rule) }
    }
    return nil
  }

  private func importedModule(after index: Int) -> String? {
    let kinds: Set = ["func", "struct", "class", "enum", "protocol", "typealias", "var", "let"]
    let place = kinds.contains(text(index + 1)) ? index + 2 : index + 1
    return tokens.indices.contains(place) && tokens[place].kind == .name ? tokens[place].text : nil
  }

  private func rule(forName index: Int) -> Screen.Rule? {
    if text(index - 1) == "import" { return nil }
    let name = text(index)
    if name.hasPrefix("XCT") || Words.checkNames.contains(name) { return .tampersWithChecks }
    let isMember = text(index - 1) == "." && !Words.modules.contains(text(index - 2))
    let isDeclared = ["func", "let", "var", "case"].contains(text(index - 1))
    if isMember || isDeclared || ownFunctions.contains(name) || ownTypes.contains(name) { return nil }
    if let rule = Words.unmistakable[name] { return rule }
    if Words.unsafePrefixes.contains(where: name.hasPrefix) { return .reachesBelowSwift }
    // Ordinary words are suspicious only where they are called. Of a function nothing else can be asked: `open.count`
    // is about a variable. Of a type it can: `Process.run`.
    let isType = name.first?.isUppercase == true
    return text(index + 1) == "(" || isType && text(index + 1) == "." ? Words.whenUsed[name] : nil
  }

  /// Whether an operator is declared for types of somebody else: the checks would compare with it.
  private func comparesForeignTypes(at index: Int) -> Bool {
    var place = index + 1
    while place < tokens.count, text(place) != "(" { place += 1 }
    while place < tokens.count, text(place) != ":" { place += 1 }
    while ["borrowing", "consuming", "inout"].contains(text(place + 1)) { place += 1 }
    return !ownTypes.contains(text(place + 1))
  }
}

/// The words that the screen knows.
private enum Words {
  static let modules: Set = [
    "TouchKit", "Foundation", "FoundationEssentials", "Swift", "CoreGraphics", "CoreFoundation", "Dispatch",
    "Glibc", "Musl", "Darwin", "Observation", "Synchronization", "RegexBuilder", "UIKit",
  ]
  static let attributes: Set = ["c", "section", "used", "main", "export", "specialized"]
  static let comparisons: Set = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "??", "!"]
  static let checkNames: Set = ["CheckCase", "CheckProcess", "CheckObserver", "CHECK_SOCKET"]

  static let unsafePrefixes = ["Unsafe", "withUnsafe", "unsafeBitCast", "Unmanaged"]
  /// The checks would call a function of this name in the exercises' module instead of Swift's own.
  static let freeFunctions: Set = [
    "abs", "assert", "fatalError", "hypot", "max", "min", "precondition", "preconditionFailure", "print",
    "sequence", "stride", "swap", "zip",
  ]

  /// Names that mean only one thing.
  static let unmistakable: [String: Screen.Rule] = rules([
    .startsPrograms: [
      "posix_spawn", "posix_spawnp", "fork", "vfork", "popen", "execv", "execve", "execvp", "execvpe",
      "execl",
      "execle", "execlp", "fexecve", "NSTask", "daemon",
    ],
    .loadsCode: ["dlopen", "dlsym", "dlmopen", "dladdr", "RTLD_DEFAULT", "RTLD_NEXT", "NSClassFromString"],
    .touchesFiles: ["FileManager", "FileHandle", "fopen", "fdopen", "freopen", "mmap", "contentsOfFile"],
    .usesTheNetwork: ["URLSession", "NSURLConnection", "CFSocketCreate", "getaddrinfo", "gethostbyname"],
    .reachesBelowSwift: [
      "syscall", "ptrace", "mprotect", "process_vm_readv", "process_vm_writev", "memfd_create", "sigaction",
      "setrlimit", "prctl", "pthread_kill",
    ],
  ])

  /// Names that a student may well use for something else.
  static let whenUsed: [String: Screen.Rule] = rules([
    .startsPrograms: ["Process", "system", "clone"],
    .touchesFiles: ["open", "creat", "unlink", "symlink"],
    .usesTheNetwork: ["socket", "connect"],
    .reachesBelowSwift: ["signal", "atexit"],
  ])

  private static func rules(_ names: [Screen.Rule: [String]]) -> [String: Screen.Rule] {
    Dictionary(uniqueKeysWithValues: names.flatMap { rule, names in names.map { ($0, rule) } })
  }
}
