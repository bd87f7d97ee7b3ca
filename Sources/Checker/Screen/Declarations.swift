/// What a program declares where the checks can see it: in the open, and in extensions of types that are not its own.
struct Declarations {
  /// Something declared, at the word that says what it is.
  struct Declaration: Equatable {
    /// The place of the keyword among the words.
    let index: Int
    let name: String
    /// Whether it is in an extension of somebody else's type, or of a protocol, which may be anybody's.
    let isOfOthers: Bool
  }

  private enum Scope: Equatable {
    /// A type of the program's own, or an extension of one.
    case own
    case others(isPrivate: Bool)
    /// A protocol: what it asks for is somebody else's to declare.
    case requirements
    /// A function, a closure, a list of getters: nobody sees into it.
    case body
  }

  private let tokens: [SwiftToken]
  /// The types that the program itself makes, not in another one: neither other names for types nor protocols.
  let ownTypes: Set<String>
  private(set) var visible: [Declaration] = []
  /// Extensions that make somebody else's type conform to somebody else's protocol, by the places of their keywords.
  private(set) var foreignConformances: Set<Int> = []
  /// For each word, whether `Self` means a type of the program's own there.
  private(set) var selfIsOwn: [Bool] = []

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var depth = 0
    var types: Set<String> = []
    var protocols: [String: Set<String>] = [:]
    for (index, (token, next)) in zip(tokens, tokens.dropFirst()).enumerated() {
      if token.kind == .sign { depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0 }
      guard depth == 0, token.kind == .name, next.kind == .name else { continue }
      if Self.typeKeywords.contains(token.text) { types.insert(next.text) }
      if token.text == "protocol" { protocols[next.text] = Self.inherited(by: index, in: tokens) }
    }
    ownTypes = types
    // A protocol of one's own that demands somebody else's is as good as that one. Nobody has very many, but for keeping
    // a reader busy.
    if protocols.count > Self.mostWords { protocols = [:] }
    for _ in protocols {
      protocols = protocols.filter { $0.value.allSatisfy { Self.isHarmless($0) || protocols[$0] != nil } }
    }
    find(ownProtocols: Set(protocols.keys))
  }

  private static let typeKeywords: Set = ["struct", "class", "enum", "actor"]
  private static let keywords: Set = [
    "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "init", "subscript",
    "operator", "precedencegroup", "macro",
  ]
  private static let narrowing: Set = ["private", "fileprivate"]
  private static let widening: Set = ["public", "internal", "package", "open"]
  private static let modifiers: Set = [
    "final", "static", "class", "mutating", "nonmutating", "override", "lazy", "weak", "unowned",
    "convenience",
    "required", "indirect", "dynamic", "optional", "nonisolated", "prefix", "infix", "postfix", "borrowing",
    "consuming", "isolated", "distributed", "async",
  ]
  /// Nobody writes heads of declarations with more words, but for keeping a reader busy.
  private static let mostWords = 100

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The names in the head of a protocol.
  private static func inherited(by keyword: Int, in tokens: [SwiftToken]) -> Set<String> {
    let head = tokens[(keyword + 2)...].prefix(mostWords).prefix { $0.text != "{" }
    return Set(head.filter { $0.kind == .name }.map(\.text)).subtracting(["where", "Self"])
      .union(head.count == mostWords ? [""] : [])
  }

  /// What brings nothing along that a check could see: classes of the engine, and what they can do already.
  private static func isHarmless(_ name: String) -> Bool {
    name.hasPrefix("UI") || ["AnyObject", "Sendable"].contains(name)
  }

  private mutating func find(ownProtocols: Set<String>) {
    var scopes: [(scope: Scope, selfIsOwn: Bool)] = []
    var next: Scope?
    // Brackets that are open in the present scope.
    var brackets = [0]
    for (index, token) in tokens.enumerated() {
      let isOwn = scopes.last?.selfIsOwn ?? false
      selfIsOwn.append(isOwn)
      if token.kind == .sign {
        if token.text == "{" {
          let scope = next ?? .body
          scopes.append((scope, scope == .body ? isOwn : scope == .own))
          next = nil
          brackets.append(0)
        }
        if token.text == "}" {
          _ = scopes.popLast()
          if brackets.count > 1 { brackets.removeLast() }
        }
        if ["(", "["].contains(token.text) { brackets[brackets.count - 1] += 1 }
        if [")", "]"].contains(token.text) { brackets[brackets.count - 1] -= 1 }
      }
      guard token.kind == .name, text(index - 1) != "." else { continue }
      if token.text == "extension" {
        let isOwn = ownTypes.contains(text(index + 1)) && text(index + 2) != "."
        next = isOwn ? .own : .others(isPrivate: access(of: index) == .narrow)
        if !isOwn, !conformances(of: index).allSatisfy(ownProtocols.contains) {
          foreignConformances.insert(index)
        }
      } else if Self.keywords.contains(token.text), !isPartOfAnother(index) {
        if Self.typeKeywords.contains(token.text) { next = .own }
        if token.text == "protocol" { next = .requirements }
        if isVisible(index, in: scopes.last?.scope) {
          // Nothing else can be declared in several at once, and looking for it would take long.
          let isList = ["let", "var"].contains(token.text) && scopes.count <= 1 && brackets.last ?? 0 <= 0
          visible += (isList ? names(after: index) : [name(at: index)]).map {
            Declaration(index: index, name: $0, isOfOthers: !scopes.isEmpty)
          }
        }
      }
    }
  }

  private func name(at keyword: Int) -> String {
    ["init", "subscript"].contains(text(keyword)) ? text(keyword) : text(keyword + 1)
  }

  /// What is declared after `let` or `var`, perhaps several as in `let a = 1, (b, c) = pair`.
  private func names(after keyword: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    var isPattern = true
    for index in keyword + 1..<max(keyword + 1, tokens.count) {
      let word = text(index)
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      let isKeyword = tokens[index].kind == .name && Self.keywords.contains(word) && text(index - 1) != "."
      if depth < 0 || depth == 0 && isKeyword { break }
      if depth == 0, word == "," {
        isPattern = true
      } else if depth == 0, [":", "="].contains(word) {
        isPattern = false
      } else if isPattern, tokens[index].kind == .name, [":", "=", ",", ")"].contains(text(index + 1)) {
        names.append(word)
      }
    }
    return names
  }

  /// Whether the keyword stands for something else here: `class func`, or a label such as `in operator: Sign`.
  private func isPartOfAnother(_ index: Int) -> Bool {
    let next = text(index + 1)
    return next == ":"
      || text(index) == "class"
        && (Self.keywords.contains(next) || Self.modifiers.contains(next) || Self.widening.contains(next))
  }

  private func isVisible(_ index: Int, in scope: Scope?) -> Bool {
    switch scope {
    case .own, .requirements, .body: false
    case .others(isPrivate: true): access(of: index) == .wide
    case .others(isPrivate: false), nil: access(of: index) != .narrow
    }
  }

  private enum Access {
    case narrow
    case wide
  }

  /// What the words before a keyword say about who can see what it declares; nothing if they say nothing.
  private func access(of keyword: Int) -> Access? {
    var index = keyword - 1
    while index >= 0, index > keyword - Self.mostWords {
      let word = text(index)
      // `private(set)` keeps nobody from reading.
      if Self.narrowing.contains(word), text(index + 1) != "(" { return .narrow }
      if Self.widening.contains(word), text(index + 1) != "(" { return .wide }
      if word == ")" {
        while index > 0, index > keyword - Self.mostWords, text(index) != "(" { index -= 1 }
      } else if text(index - 1) == "@" {
        index -= 1
      } else if !Self.modifiers.contains(word), !Self.narrowing.contains(word), !Self.widening.contains(word)
      {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// The protocols in the head of an extension, and an empty name if the head is too long to read.
  private func conformances(of index: Int) -> [String] {
    var names: [String] = []
    var isAfterColon = false
    for place in index + 1..<max(index + 1, tokens.count) {
      if place - index > Self.mostWords { return [""] }
      let word = text(place)
      if word == "{" || word == "where" { break }
      if word == ":" {
        isAfterColon = true
      } else if isAfterColon, tokens[place].kind == .name {
        names.append(word)
      }
    }
    return names
  }
}
