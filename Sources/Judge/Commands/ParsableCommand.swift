import HostSystem

/// What a person can type after a program's name: its words, its help, its mistakes, and what it does.
package protocol ParsableCommand: SendableMetatype {
  /// The word that it begins with.
  static var name: String { get }
  /// What else can be typed, in one line for each form.
  static var usage: [String] { get }
  /// What it does, in lines of at most 70 columns.
  static var discussion: [String] { get }

  /// Takes what was typed; words that are left over are mistakes.
  init(_ words: inout Arguments) throws

  func run(in context: Context) throws -> ExitCode
}

/// The words behind a command that have not been taken yet.
package struct Arguments {
  package let command: String
  private var words: [String]

  package init(_ words: [String], command: String) {
    self.words = words
    self.command = command
  }

  /// What follows an option; nothing if it was not typed.
  package mutating func value(_ option: String) throws -> String? {
    guard let index = words.firstIndex(of: option) else { return nil }
    guard index + 1 < words.count, !words[index + 1].isEmpty else {
      throw UsageError.missingValue(option: option)
    }
    defer { words.removeSubrange(index...index + 1) }
    if words[(index + 2)...].contains(option) { throw UsageError.repeated(option: option) }
    return words[index + 1]
  }

  /// Whether an option without a value was typed.
  package mutating func flag(_ option: String) -> Bool {
    let count = words.count
    words.removeAll { $0 == option }
    return words.count < count
  }

  /// The next word that is no option; options with values must be taken before.
  package mutating func next() -> String? {
    words.first?.hasPrefix("-") == false ? words.removeFirst() : nil
  }

  /// Complains about what is left.
  package func end() throws {
    guard let word = words.first else { return }
    if word.hasPrefix("-") { throw UsageError.unknownOption(word, command: command) }
    throw UsageError.unexpectedWord(word, command: command)
  }
}

extension Arguments {
  /// `--chapter N` or `--exercise N.M`.
  package mutating func selection() throws -> Selection {
    let chapter = try value("--chapter")
    let exercise = try value("--exercise")
    switch (chapter, exercise) {
    case (nil, nil): return .everything
    case (let chapter?, nil):
      guard let number = Int(chapter) else { throw UsageError.chapterIsNoNumber(chapter) }
      return .chapter(number)
    case (nil, let exercise?): return .exercise(exercise)
    case (_?, _?): throw UsageError.chapterAndExercise
    }
  }

  /// `--reports LIST`.
  package mutating func formats() throws -> [ReportFiles.Format] {
    try value("--reports").map(ReportFiles.formats) ?? []
  }

  /// `--sandbox required|off`.
  package mutating func sandboxPolicy() throws -> SandboxPolicy {
    guard let word = try value("--sandbox") else { return .ifPossible }
    guard let policy = SandboxPolicy(rawValue: word) else {
      throw UsageError.valueIsNone(word, option: "--sandbox", known: ["required", "off"])
    }
    return policy
  }

  /// A whole number after an option.
  package mutating func number(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let word = try value(option) else { return nil }
    guard let number = Int(word), range.contains(number) else {
      throw UsageError.numberIsNone(word, option: option, range: range)
    }
    return number
  }
}
