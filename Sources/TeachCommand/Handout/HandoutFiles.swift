import Course
import Foundation
import HostSystem
import Judge

/// What is in a copy for students: path by path, with the contents.
struct HandoutFiles {
  let root: Root
  let course: Course

  /// Folders and files that students get, besides the checks and the starters.
  private static let kept = [
    "Makefile", "Package.swift", "README.md", ".gitattributes", ".gitignore", ".swift-format",
    "exercises/Makefile",
    ".devcontainer/devcontainer.json",
    ".github/workflows/classroom.yml", "chapters", demos, "Sources/Labs", "Tests/Recordings",
    "Tests/Starters",
  ]

  /// The pages of teachers, and what is below them and for students all the same.
  private static let teaching = "chapters/teaching/"
  private static let demos = "chapters/teaching/demos"

  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let makefiles = course.chapters.map { "exercises/\($0.folder)/Makefile" }
    for path in try Self.kept + makefiles + course.chapters.map(\.checksFolder) + modules() {
      for file in filesBelow(path) where path == Self.demos || !file.hasPrefix(Self.teaching) {
        contents[file] = try content(file)
      }
    }
    // The students' files are the starters, whatever is in the exercises' folder here.
    for chapter in course.chapters {
      for files in chapter.exercises.flatMap({ chapter.handedOut(for: $0) }) {
        contents[files.student] = try content(files.starter)
      }
    }
    return contents
  }

  /// The folders of the modules that labs, checks, the site and the students' programs are made of.
  private func modules() throws -> [String] {
    var names: Set = [
      "BookCommand", "CheckCommand", "LiveFigures", "PhoneCommand", "PortCommand", "UIKit", "QuartzCore",
      "CoreGraphics",
    ]
    for folder in ["Sources/Labs"] + course.chapters.map(\.checksFolder) {
      names.formUnion(try LibrarySources.imports(below: root.absolute(folder)))
    }
    return try LibrarySources.all(names, root: root).map { "Sources/\($0.module)" }
  }

  private func content(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: root.absolute(path)) else {
      throw SystemError.cannotRead(path: path)
    }
    guard let text = String(data: data, encoding: .utf8) else { return data }
    return Data(try TeachersOnly.strip(text, path: path).utf8)
  }

  /// The ordinary files at or below a path; names that begin with a dot and links are left out.
  private func filesBelow(_ path: String) -> [String] {
    if Files.isOrdinary(root.absolute(path)) { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.absolute(path))) ?? []
    return names.filter { !$0.hasPrefix(".") && !Files.isLink(root.absolute("\(path)/\($0)")) }
      .flatMap { filesBelow("\(path)/\($0)") }
  }
}
