import Foundation
import HostSystem
import Judge

/// Finds what the pages of a copy speak of and what is not there: commands, programs, files.
struct PageScan {
  /// Every file of the copy; what is no text has an empty one.
  let files: [String: String]

  func untruths() -> [String] {
    let makefiles = files.filter { $0.key.hasSuffix("Makefile") && !$0.key.hasPrefix("exercises/") }
    let targets = Set(makefiles.values.flatMap { $0.split(separator: "\n").compactMap(target) })
    let manifest = files["Package.swift"] ?? ""
    return files.sorted { $0.key < $1.key }.flatMap { path, text -> [String] in
      guard path.hasSuffix(".md") || path.hasPrefix("exercises/") else { return [] }
      let commands = words(after: "make ", in: text).filter { !$0.isEmpty && !targets.contains($0) }
        .map { "\(path): make \($0) is no command here" }
      let programs = words(after: "swift run ", in: text).filter { !manifest.contains("\"\($0)\"") }
        .map { "\(path): there is no program \($0) here" }
      return commands + programs + (path.hasSuffix(".md") ? brokenLinks(in: text, of: path) : [])
    }
  }

  private func target(_ line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":"), line[colon...].dropFirst().first != "=" else { return nil }
    let name = line[..<colon]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0 == "-" } ? String(name) : nil
  }

  /// The words that follow a command where it begins a line, or code in a line.
  private func words(after command: String, in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
        guard index > 0 || part.count == line.count, part.hasPrefix(command) else { return nil }
        return String(part.dropFirst(command.count).prefix { $0.isLetter || $0.isNumber || $0 == "-" })
      }
    }
  }

  private func brokenLinks(in text: String, of path: String) -> [String] {
    let folder = path.split(separator: "/").dropLast()
    return text.components(separatedBy: "](").dropFirst().compactMap { rest in
      let link = rest.prefix { $0 != ")" && $0 != "#" && $0 != " " }
      guard !link.isEmpty, !link.contains("://") else { return nil }
      var parts = folder
      for part in link.split(separator: "/") where part != "." {
        if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
      }
      let place = parts.joined(separator: "/")
      let isThere = files.keys.contains { $0 == place || $0.hasPrefix("\(place)/") }
      return isThere ? nil : "\(path): \(link) is not there"
    }
  }
}
