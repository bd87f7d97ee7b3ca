import HostSystem
import Judge

/// Makes wrong answers from a right one by changing one thing at a time, in the order of the text.
///
/// It knows words, not types: what does not compile is no answer, and is left out when the mutations are built.
struct Mutator {
  private let text: MutatedText
  private let tokens: [SwiftToken]
  /// The parts of the text in which it makes changes, in Unicode scalars.
  private let regions: [Range<Int>]
  private var mutations: [Mutation] = []

  /// Every change to the regions of a text, none twice.
  static func mutations(of text: MutatedText, in regions: [Range<Int>]) -> [Mutation] {
    var mutator = Mutator(text: text, regions: regions)
    for index in mutator.tokens.indices { mutator.mutate(at: index) }
    var seen: Set = [text.text]
    return mutator.mutations.sorted { $0.place.lowerBound < $1.place.lowerBound }.filter { mutation in
      regions.contains {
        $0.lowerBound <= mutation.place.lowerBound && mutation.place.upperBound <= $0.upperBound
      }
        && seen.insert(text.applying(mutation)).inserted
    }
  }

  private init(text: MutatedText, regions: [Range<Int>]) {
    self.text = text
    self.regions = regions
    tokens = SwiftToken.all(in: text.text)
  }

  private mutating func mutate(at index: Int) {
    guard regions.contains(where: { $0.contains(tokens[index].place) }) else { return }
    changeOperator(index)
    changeName(index)
    moveConstant(index)
    changeConditions(index)
    cutLoop(index)
    swapArguments(index)
    compareTypesExactly(index)
    if beginsLine(index) { removeLines(index) }
  }

  private mutating func add(_ place: Range<Int>, _ replacement: String) {
    mutations.append(Mutation(place: place, replacement: replacement))
  }

  // MARK: Words

  private func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
  private func start(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].place : text.count
  }
  private func end(_ index: Int) -> Int { tokens[index].place + tokens[index].text.unicodeScalars.count }
  private func isSign(_ index: Int, _ sign: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].text == sign
  }
  private func character(at place: Int) -> String { place < 0 ? "" : text.string(place..<place + 1) }

  /// Whether nothing but white space lies before it in its line.
  private func beginsLine(_ index: Int) -> Bool { index == 0 || tokens[index - 1].line < tokens[index].line }

  private mutating func changeOperator(_ index: Int) {
    let token = tokens[index]
    guard token.kind == .sign, token.place > 0 else { return }
    let isSpaced = character(at: token.place - 1) == " " || beginsLine(index)
    if isSpaced, character(at: end(index)) == " " {
      for other in MutationRules.operators[token.text] ?? [] { add(token.place..<end(index), other) }
      if token.text == "??", case let operand = operandBefore(index) { add(operand..<end(index) + 1, "") }
    } else if token.text == "!" || token.text == "-", character(at: end(index)) != " ",
      isSpaced || ["(", "["].contains(word(index - 1))
    {
      add(token.place..<end(index), "")
    }
  }

  private mutating func changeName(_ index: Int) {
    let token = tokens[index]
    guard token.kind == .name, !["func", "var", "let", "case"].contains(word(index - 1)),
      let other = MutationRules.names[token.text],
      !isSign(index + 1, ":") || ["to", "from"].contains(token.text)
    else { return }
    add(token.place..<end(index), other)
  }

  private mutating func moveConstant(_ index: Int) {
    guard isDigit(index), !isDigit(index - 1) || tokens[index - 1].place + 1 < start(index),
      !isSign(index - 1, ".") || tokens[index - 1].place + 1 < start(index)
    else { return }
    var last = index
    var decimals = 0
    while tokens[last].place + 1 == start(last + 1) {
      if isDigit(last + 1) {
        last += 1
        if decimals > 0 { decimals += 1 }
      } else if decimals == 0, isSign(last + 1, "."), isDigit(last + 2),
        start(last + 2) == start(last + 1) + 1
      {
        last += 2
        decimals = 1
      } else {
        break
      }
    }
    let digits = (index...last).map(word).joined()
    guard let number = Int(digits.filter { $0 != "." }) else { return }
    let place = start(index)..<end(last)
    for moved in [number + 1, number - 1] where moved >= 0 {
      var new = String(moved)
      if decimals > 0 {
        new = String(repeating: "0", count: max(0, decimals + 1 - new.count)) + new
        new.insert(".", at: new.index(new.endIndex, offsetBy: -decimals))
      }
      add(place, new)
    }
  }

  private func isDigit(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].text.count == 1
      && tokens[index].text.first?.isNumber == true
  }

  // MARK: Conditions and loops

  private static let opening: Set = ["(", "[", "{"]
  private static let closing: Set = [")", "]", "}"]

  /// The first of some words that stands after a place on the same level of brackets.
  private func next(_ words: Set<String>, from index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count {
      let isBracket = tokens[place].kind == .sign
      if depth == 0, words.contains(word(place)) { return place }
      if isBracket, Self.opening.contains(word(place)) { depth += 1 }
      if isBracket, Self.closing.contains(word(place)) { depth -= 1 }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Negates a clause, or leaves it out.
  private mutating func changeConditions(_ index: Int) {
    guard tokens[index].kind == .name, ["if", "guard", "while"].contains(word(index)),
      !isSign(index - 1, "#"),
      let close = next([word(index) == "guard" ? "else" : "{"], from: index + 1)
    else { return }
    var bounds = [index + 1]
    while let comma = next([",", word(close)], from: bounds[bounds.count - 1]), comma < close {
      bounds.append(comma + 1)
    }
    for (number, first) in bounds.enumerated() {
      let isLast = number == bounds.count - 1
      let after = isLast ? close : bounds[number + 1] - 1
      let clause = start(first)..<endOfText(before: after)
      if !["let", "var", "case"].contains(word(first)) {
        // A clause that is negated already loses its sign instead.
        if !isSign(first, "!") { add(clause, "!(\(text.string(clause)))") }
        // Where it would be as if the statement were not there, that is another change.
        let isStatement = beginsLine(index) && bounds.count == 1
        if word(index) == "if" || !isStatement, word(index) != "while" || bounds.count > 1 {
          add(clause, "true")
        }
        if word(index) == "if", bounds.count == 1, !isStatement { add(clause, "false") }
      }
    }
    if word(index) == "while" { add(start(index)..<end(index), "if") }
  }

  /// Where the text before a token ends, without the white space between.
  private func endOfText(before index: Int) -> Int {
    var place = start(index)
    while place > 0, [" ", "\n"].contains(character(at: place - 1)) { place -= 1 }
    return place
  }

  private mutating func cutLoop(_ index: Int) {
    guard tokens[index].kind == .name, word(index) == "for", let keyword = next(["in"], from: index + 1),
      let close = next(["where", "{"], from: keyword + 1)
    else { return }
    let sequence = start(keyword + 1)..<endOfText(before: close)
    for count in [1, 2] { add(sequence, "(\(text.string(sequence))).prefix(\(count))") }
    if word(close) == "where", let brace = next(["{"], from: close) {
      let condition = start(close + 1)..<endOfText(before: brace)
      add(condition, "!(\(text.string(condition)))")
      add(condition, "true")
    }
  }

  // MARK: Calls and types

  private mutating func swapArguments(_ index: Int) {
    let isCall = tokens[index].kind == .name && isSign(index + 1, "(") && start(index + 1) == end(index)
    let isList = isSign(index, "[") && !beginsLine(index + 1)
    if isCall, word(index) == "reversed", isSign(index - 1, "."), isSign(index + 2, ")") {
      add(start(index - 1)..<end(index + 2), "")
    }
    let isDeclared = ["func", "init"].contains(word(index - 1))
    guard isCall && !isDeclared && !MutationRules.symmetric.contains(word(index)) || isList else { return }
    var bounds = [index + (isCall ? 2 : 1)]
    let bracket = isCall ? ")" : "]"
    guard let close = next([bracket], from: bounds[0]), close > bounds[0] else { return }
    while let comma = next([",", bracket], from: bounds[bounds.count - 1]), comma < close {
      bounds.append(comma + 1)
    }
    let values = bounds.enumerated().map { number, first in
      let after = number == bounds.count - 1 ? close : bounds[number + 1] - 1
      let label = isSign(first + 1, ":") && tokens[first].kind == .name ? 2 : 0
      return start(first + label)..<endOfText(before: after)
    }
    for (one, other) in zip(values, values.dropFirst()) {
      let between = text.string(one.upperBound..<other.lowerBound)
      add(one.lowerBound..<other.upperBound, text.string(other) + between + text.string(one))
    }
  }

  /// `is` and `as?` take subclasses, too; here they do not.
  private mutating func compareTypesExactly(_ index: Int) {
    let isTest = word(index) == "is"
    guard tokens[index].kind == .name, isTest || word(index) == "as" && isSign(index + 1, "?"),
      case let type = index + (isTest ? 1 : 2), tokens.indices.contains(type), tokens[type].kind == .name
    else { return }
    let value = operandBefore(index)
    let old = value..<end(type)
    let cast = text.string(value..<start(index)) + "as? \(word(type))"
    add(
      old,
      isTest
        ? "((\(cast)).map { type(of: $0) == \(word(type)).self } == true)"
        : "(\(cast)).flatMap { type(of: $0) == \(word(type)).self ? $0 : nil }")
  }

  /// Where the chain of names, dots and brackets before a token begins.
  private func operandBefore(_ index: Int) -> Int {
    var first = index - 1
    var depth = 0
    while first > 0 {
      if Self.closing.contains(word(first)) { depth += 1 }
      if Self.opening.contains(word(first)) { depth -= 1 }
      let isChained =
        depth > 0 || character(at: start(first) - 1) != " " && !Self.opening.contains(word(first - 1))
      if !isChained { break }
      first -= 1
    }
    return start(first)
  }

  // MARK: Lines

  private static let declaring: Set = [
    "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "init", "case", "default",
    "import",
    "private", "fileprivate", "override", "static", "final", "weak", "lazy", "typealias", "required",
    "unowned",
    "else", "mutating", "where", "deinit",
  ]

  private static let branching: Set = ["if", "guard", "while", "for", "switch", "return"]

  /// Removes the statement or the element of a list that begins here; an element changes places with the next one.
  private mutating func removeLines(_ index: Int) {
    guard !Self.declaring.contains(word(index)), let last = lastOfLines(from: index) else { return }
    let lines = text.lineStart(start(index))..<text.nextLine(start(last))
    add(lines, "")
    guard isSign(last, ","), last + 1 < tokens.count, let end = lastOfLines(from: last + 1), isSign(end, ",")
    else { return }
    let others = lines.upperBound..<text.nextLine(start(end))
    add(lines.lowerBound..<others.upperBound, text.string(others) + text.string(lines))
  }

  /// The last word of the statement or the element that begins a line, if it ends one.
  private func lastOfLines(from index: Int) -> Int? {
    guard !Self.closing.contains(word(index)) else { return nil }
    var depth = 0
    for last in index..<tokens.count {
      if tokens[last].kind == .sign {
        if Self.opening.contains(word(last)) { depth += 1 }
        if Self.closing.contains(word(last)) { depth -= 1 }
      }
      if depth < 0 { return nil }
      if depth > 0 || !endsLine(last) { continue }
      let isElement = isSign(last, ",") && !Self.branching.contains(word(index))
      if isElement || !goesOn(after: last) { return last }
    }
    return nil
  }

  private func endsLine(_ index: Int) -> Bool {
    index + 1 == tokens.count || tokens[index + 1].line > tokens[index].line
  }

  /// Whether a statement goes on in the next line.
  private func goesOn(after index: Int) -> Bool {
    let next = word(index + 1)
    return [".", "?", ":", "??", "else", "&&", "||", "+", "-", "{"].contains(next)
      || ["=", "&&", "||", "+", "-", "??", "{", "(", ","].contains(word(index))
  }
}
