/// The wrong answers to one exercise, read from a text that people write by hand.
///
///     # Comments stand alone in a line.
///     base Tripled.swift
///
///     caught by testFive
///     AddsThree: adds three instead
///      func tripled(_ number: Int) -> Int {
///     -  number * 3
///     +  number + 3
///
/// `base` and `caught by` hold for all that follow, until the next one.
/// An edit is written as in a unified diff, without line numbers: lines that stay begin with a space, lines that go
/// with `-`, new ones with `+`. The lines that stay or go must stand in the base exactly once, together. `@@` alone in
/// a line begins an edit at another place. `caught by build` is for one that lacks a declaration of the starter. Where
/// no right answer is near, `whole file` says that the wrong one is a file of its own, in the folder that is named after
/// the exercise.
///
/// Changes that a machine makes and that no check catches, because what they make is right, stand there too: an edit
/// after a line `equivalent:` with the reason.
public struct MutantFile: Sendable {
  /// An edit of a right answer that makes another right answer.
  public struct Equivalent: Sendable {
    /// Why it is right.
    public let reason: String
    /// What is changed.
    public let edit: Edit
    /// The file of the right answer.
    public let base: String
    /// Where it begins in the file of mutants, from 1.
    public let line: Int
  }

  /// The wrong answers, in the order of the text.
  public let mutants: [Mutant]
  /// What looks like a wrong answer to a machine, in the order of the text.
  public let equivalents: [Equivalent]

  /// Reads a text; the path is named in errors.
  public init(text: String, path: String) throws(MutantError) {
    var reader = MutantReader(path: path)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      try reader.read(line, number: index + 1)
    }
    try reader.finish()
    mutants = reader.mutants
    equivalents = reader.equivalents
  }
}

/// Reads line by line.
private struct MutantReader {
  let path: String
  var mutants: [Mutant] = []
  var equivalents: [MutantFile.Equivalent] = []

  /// What is being read: a wrong answer, or what makes a right one, which has no name.
  private struct Entry {
    let name: String?
    /// What it does wrong, or why it is right.
    let claim: String
    let line: Int
    let caughtBy: String?
    var isWholeFile = false
    var blocks: [Edit.Block] = []
    /// Whether the next line of an edit begins another block.
    var isBetweenBlocks = true
  }

  private var entry: Entry?
  private var base, check: String?
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
        try finish()
        check = test
      } else if let file = line.rest(after: "base ") {
        try finish()
        base = file
      } else if let reason = line.rest(after: "equivalent: ") {
        try finish()
        entry = Entry(name: nil, claim: reason, line: number, caughtBy: nil)
      } else if let (name, claim) = line.heading {
        try finish()
        if mutants.contains(where: { $0.name == name }) { throw error(.duplicateName(name), number) }
        entry = Entry(name: name, claim: claim, line: number, caughtBy: check)
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
    let edit = Edit(blocks: entry.blocks)
    let name = entry.name ?? "what is equivalent"
    if entry.name != nil, entry.caughtBy == nil { throw error(.noCheck(name), entry.line) }
    if entry.isWholeFile != edit.isEmpty || entry.isWholeFile && entry.name == nil {
      throw error(.noEdit(name), entry.line)
    }
    if !entry.isWholeFile, base == nil { throw error(.noBase(name), entry.line) }
    guard let mutant = entry.name, let test = entry.caughtBy else {
      equivalents.append(
        MutantFile.Equivalent(reason: entry.claim, edit: edit, base: base ?? "", line: entry.line))
      return
    }
    mutants.append(
      Mutant(
        name: mutant, claim: entry.claim, caughtBy: test,
        source: entry.isWholeFile ? .wholeFile : .edit(edit, base: base ?? ""), line: entry.line))
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
