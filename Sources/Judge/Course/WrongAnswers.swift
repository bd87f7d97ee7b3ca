import Course
import HostSystem

/// The wrong answers to one exercise, which are edits of right ones, and their full texts.
package struct WrongAnswers {
  package let files: ExerciseFiles
  package let root: Root

  package init(
    files: ExerciseFiles, root: Root
  ) {
    self.files = files
    self.root = root
  }

  /// In the order of their file; none where there is no such file, as in copies for students.
  package func mutants() throws -> [Mutant] {
    guard Files.exists(root.absolute(files.mutants)) else { return [] }
    return try MutantFile(text: Files.source(root.absolute(files.mutants)), path: files.mutants).mutants
  }

  /// Edits of the solution that make right answers, though a machine made them: their full texts and places.
  package func rightAnswers() throws -> [(text: String, place: String)] {
    guard Files.exists(root.absolute(files.mutants)) else { return [] }
    let file = try MutantFile(text: Files.source(root.absolute(files.mutants)), path: files.mutants)
    return try file.equivalents.map {
      (try applied($0.edit, to: $0.base, line: $0.line), "\(files.mutants):\($0.line)")
    }
  }

  /// The full text of a wrong answer.
  package func text(of mutant: Mutant) throws(MutantError) -> String {
    func error(_ cause: MutantError.Cause) -> MutantError {
      MutantError(cause: cause, path: files.mutants, line: mutant.line)
    }
    switch mutant.source {
    case .wholeFile:
      let path = origin(of: mutant)
      guard let text = try? Files.source(root.absolute(path)) else { throw error(.noFile(path)) }
      return text
    case .edit(let edit, let base): return try applied(edit, to: base, line: mutant.line)
    }
  }

  private func applied(_ edit: Edit, to base: String, line: Int) throws(MutantError) -> String {
    let path = "\(files.solutionsFolder)/\(base)"
    guard let master = try? Files.source(root.absolute(path)),
      let right = try? Master(text: master, path: path).solution()
    else { throw MutantError(cause: .unknownBase(path), path: files.mutants, line: line) }
    do { return try edit.applied(to: right) } catch {
      throw MutantError(error, base: path, path: files.mutants)
    }
  }

  /// The file with the full text, relative to the root: for an edit, the one that ``write(_:)`` makes.
  package func origin(of mutant: Mutant) -> String {
    switch mutant.source {
    case .wholeFile: return "\(files.mutantsFolder)/\(mutant.name).swift"
    case .edit:
      let place = files.mutantsFolder.split(separator: "/").suffix(2).joined(separator: "/")
      return root.relative(root.work("mutants/\(place)/\(mutant.name).swift"))
    }
  }

  /// Writes the full text where an editor can open it.
  package func write(_ mutant: Mutant) throws {
    if case .edit = mutant.source {
      try Files.write(text(of: mutant), to: root.absolute(origin(of: mutant)))
    }
  }
}
