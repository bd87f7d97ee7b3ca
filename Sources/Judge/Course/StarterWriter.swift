import Course
import HostSystem

/// Makes the starters from the masters.
package struct StarterWriter {
  /// What became of one exercise.
  package enum Outcome: Equatable {
    case unchanged
    case written([String])
    /// The student's file is not as it was handed out.
    case leftAlone(String)
    /// There is no solution to make a starter from, and no starter.
    case nothingToMakeItFrom(String)
  }

  package let root: Root

  package init(
    root: Root
  ) {
    self.root = root
  }

  /// What the starter of an exercise must be, made from the master if there is one.
  ///
  /// Copies for students have no masters; there the starter as handed out is all there is.
  package func starter(_ files: any HandedOut) throws -> String? {
    if Files.exists(root.absolute(files.solution)) {
      return try Master(text: Files.source(root.absolute(files.solution)), path: files.solution).starter()
    }
    return pristine(files)
  }

  /// The starter as it was last written.
  package func pristine(_ files: any HandedOut) -> String? { try? Files.source(root.absolute(files.starter)) }

  /// Writes the starter for the overlay and for the student, but never over a student's work.
  package func write(_ files: any HandedOut) throws -> Outcome {
    guard let starter = try starter(files) else { return .nothingToMakeItFrom(files.solution) }
    let before = pristine(files)
    let student = root.absolute(files.student)
    var written: [String] = []
    var isEdited = false
    if !Files.existsInAnyForm(student) || (before != nil && (try? Files.source(student)) == before) {
      if try Files.write(starter, to: student) { written.append(files.student) }
    } else {
      isEdited = (try? Files.source(student)) != starter
    }
    if try Files.write(starter, to: root.absolute(files.starter)) { written.append(files.starter) }
    if isEdited { return .leftAlone(files.student) }
    return written.isEmpty ? .unchanged : .written(written)
  }
}
