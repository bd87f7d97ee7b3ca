import Foundation
import HostSystem

/// Looks through a folder that was handed in for files with the name of an exercise that are not where they belong.
struct StraySearch {
  let stems: Set<String>
  /// The places where they belong, which are not looked at.
  let declared: Set<String>
  /// By the stem, in the order of their places.
  private(set) var found: [String: [String]] = [:]
  private var looked = 0

  init(stems: Set<String>, declared: Set<String>) {
    self.stems = stems
    self.declared = declared
    stemOfName = Dictionary(uniqueKeysWithValues: stems.map { ($0.lowercased(), $0) })
  }

  private let stemOfName: [String: String]

  private static let mostFiles = 20_000
  private static let deepest = 8
  /// What belongs to the course, and what archives and editors leave behind; names that begin with a dot too.
  private static let elsewhere: Set = ["Sources", "Tests", "chapters", "__MACOSX"]

  /// Searches everything below a folder; links are not followed.
  mutating func search(_ folder: String) { search(folder, "", depth: 0) }

  private mutating func search(_ folder: String, _ prefix: String, depth: Int) {
    for name in Files.names(in: "\(folder)/\(prefix)") {
      looked += 1
      if looked > Self.mostFiles { return }
      if name.hasPrefix(".") || Self.elsewhere.contains(name) { continue }
      let place = prefix + name
      switch Files.kind(of: "\(folder)/\(place)") {
      case .folder: if depth < Self.deepest { search(folder, place + "/", depth: depth + 1) }
      case .file:
        if let stem = stem(of: name), !declared.contains(place) { found[stem, default: []].append(place) }
      default: break
      }
    }
  }

  /// The exercise that a name stands for: `hittest.swift`, `HitTest (1).swift`, `HitTest copy.swift`.
  private func stem(of name: String) -> String? {
    guard name.lowercased().hasSuffix(".swift") else { return nil }
    let bare = name.dropLast(".swift".count).replacing(
      /( ?\([0-9]+\)|[ -]copy( [0-9]+)?|[ _-][0-9]+)$/.ignoresCase(), with: "")
    return stemOfName[bare.lowercased()]
  }
}
