/// The wrong answers to one exercise, read from a text that people write by hand.
///
///     # Comments stand alone in a line.
///     base Tripled.swift
///
///     AddsThree: adds three instead
///     caught by testFive
///      func tripled(_ number: Int) -> Int {
///     -  number * 3
///     +  number + 3
///
/// An edit is written as in a unified diff, without line numbers: lines that stay begin with a space, lines that go
/// with `-`, new ones with `+`. The lines that stay or go must stand in the base exactly once, together. `@@` alone in
/// a line begins an edit at another place. Where no right answer is near, `whole file` says that the wrong one is a
/// file of its own, in the folder that is named after the exercise.
public struct MutantFile: Sendable {
  /// The wrong answers, in the order of the text.
  public private(set) var mutants: [Mutant] = []

  /// Reads a text; the path is named in errors.
  public init(text: String, path: String) throws(MutantError) {
    var reader = MutantReader(path: path)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      try reader.read(line, number: index + 1)
    }
    try reader.finish()
    mutants = reader.mutants
  }
}

/// Reads line by line.
private struct MutantReader {
  let path: String
  var mutants: [Mutant] = []

  /// The wrong answer that is being read.
  private struct Entry {
    let name: String
    let claim: String
    let line: Int
    var caughtBy: String?
    var isWholeFile = false
    var blocks: [Edit.Block] = []
    /// Whether the next line of an edit begins another block.
    var isBetweenBlocks = true
  }

  private var entry: Entry?
  private var base: String?
  /// Empty lines that belong to an edit if it goes on after them.
  private var emptyLines = 0

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring, number: Int) throws(MutantError) {
    switch line.first {
    case nil: emptyLines += 1
    case "#": break
    case " ": try add(.kept(String(line.dropFirst())), number)
    case "-": try add(.removed(String(line.dropFirst())), number)
    case "+": try add(.added(String(line.dropFirst())), number)
    default:
      if line == "@@" {
        entry?.isBetweenBlocks = true
      } else if line == "whole file" {
        guard entry != nil else { throw error(.outside, number) }
        entry?.isWholeFile = true
      } else if let test = line.rest(after: "caught by ") {
        guard entry != nil else { throw error(.outside, number) }
        entry?.caughtBy = test
      } else if let file = line.rest(after: "base ") {
        try finish()
        base = file
      } else if let (name, claim) = line.heading {
        try finish()
        if mutants.contains(where: { $0.name == name }) { throw error(.duplicateName(name), number) }
        entry = Entry(name: name, claim: claim, line: number)
      } else {
        throw error(.notUnderstood(String(line)), number)
      }
    }
    if line.first != nil { emptyLines = 0 }
  }

  private mutating func add(_ line: Edit.Block.Line, _ number: Int) throws(MutantError) {
    guard var entry else { throw error(.outside, number) }
    if entry.isBetweenBlocks { entry.blocks.append(Edit.Block(lines: [], line: number)) }
    let last = entry.blocks.count - 1
    if !entry.isBetweenBlocks {
      entry.blocks[last].lines += Array(repeating: .kept(""), count: emptyLines)
    }
    entry.blocks[last].lines.append(line)
    entry.isBetweenBlocks = false
    self.entry = entry
  }

  mutating func finish() throws(MutantError) {
    guard let entry else { return }
    self.entry = nil
    guard let test = entry.caughtBy else { throw error(.noCheck(entry.name), entry.line) }
    let edit = Edit(blocks: entry.blocks)
    if entry.isWholeFile != edit.isEmpty { throw error(.noEdit(entry.name), entry.line) }
    let source: Mutant.Source
    if entry.isWholeFile {
      source = .wholeFile
    } else {
      guard let base else { throw error(.noBase(entry.name), entry.line) }
      source = .edit(edit, base: base)
    }
    mutants.append(
      Mutant(name: entry.name, claim: entry.claim, caughtBy: test, source: source, line: entry.line))
  }

  private func error(_ cause: MutantError.Cause, _ line: Int) -> MutantError {
    MutantError(cause: cause, path: path, line: line)
  }
}

extension Substring {
  /// What follows a word at the beginning of the line.
  fileprivate func rest(after word: String) -> String? {
    hasPrefix(word) && count > word.count ? String(dropFirst(word.count)) : nil
  }

  /// `Name: what it does wrong`.
  fileprivate var heading: (name: String, claim: String)? {
    guard let colon = firstIndex(of: ":"), first?.isUppercase == true else { return nil }
    let name = self[..<colon]
    let claim = self[index(after: colon)...].drop { $0 == " " }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), !claim.isEmpty else { return nil }
    return (String(name), String(claim))
  }
}
