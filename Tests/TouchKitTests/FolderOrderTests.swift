import Foundation
import XCTest

/// The engine's folders are what the page on its architecture says: layers, topics, and what is around them.
final class FolderOrderTests: XCTestCase {
  /// What a layer knows of folders after it, because UIKit's types know each other.
  private static let knots: [String: Set<String>] = [
    // A selector knows the method that it was made from; a turn has the engine's own sines where Core Graphics isn't.
    "Platform": ["SelectorMethod", "Trigonometry"],
    // A trace shows states, phases, moments and events as values.
    "Trace": [
      "UIGestureRecognizer", "UIControl", "Contact", "IOHIDEvent", "SystemProfile", "VirtualRunLoop",
      "UIUpdateActionPhase",
    ],
    // A device launches applications.
    "System": ["UIApplication", "UIApplicationDelegate", "UISceneDelegate"],
  ]

  private struct Arrow: Hashable, CustomStringConvertible {
    var file: String
    var folder: String
    var type: String
    var later: String
    var description: String { "\(file) names \(type), which is in the later folder \(later)" }
  }

  private struct Source {
    var folder: String
    var file: String
    var code: SwiftCode
  }

  /// The folders as the page tells them: each layer by itself, the rest together.
  private func told() throws -> (layers: [String], topics: [String]) {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(".github/ARCHITECTURE.md"), encoding: .utf8)
    func names(in paragraph: String, before end: String) throws -> [String] {
      let start = try XCTUnwrap(page.range(of: paragraph), paragraph)
      let rest = page[start.upperBound...]
      let text = rest[..<(try XCTUnwrap(rest.range(of: end), end)).lowerBound]
      return text.matches(of: /`([A-Z]\w*)`/).map { String($0.1) }
    }
    return (
      try names(in: "- **Layers**", before: ".\n"),
      try names(in: "- **Topics**", before: " holds")
    )
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// What runs against the order, knots included; what has no place in it may know everything.
  private func arrows(in sources: [Source], order: [String]) -> Set<Arrow> {
    var homes: [String: String] = [:]
    for source in sources {
      for type in source.code.declared { homes[type] = source.folder }
    }
    var arrows: Set<Arrow> = []
    for source in sources {
      guard let here = order.firstIndex(of: source.folder) else { continue }
      for name in source.code.names.subtracting(source.code.declared) {
        guard let home = homes[name], order.firstIndex(of: home) ?? order.count > here else { continue }
        arrows.insert(Arrow(file: source.file, folder: source.folder, type: name, later: home))
      }
    }
    return arrows
  }

  private func engine() throws -> [Source] {
    let engine = Self.root.appendingPathComponent("Sources/TouchKit")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: engine.path)).compactMap {
      $0 as? String
    }
    return try files.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: engine.appendingPathComponent(path), encoding: .utf8)
      return Source(folder: String(path.prefix { $0 != "/" }), file: path, code: SwiftCode(text))
    }
  }

  func testNoLayerNamesTypesOfALaterFolder() throws {
    let sources = try engine()
    let (layers, topics) = try told()
    XCTAssertGreaterThan(layers.count, 4)
    XCTAssertEqual(
      Set(sources.map(\.folder)), Set(layers + topics), "the page has other folders than the engine")
    let arrows = arrows(in: sources, order: layers)
    for arrow in arrows where Self.knots[arrow.folder]?.contains(arrow.type) != true {
      XCTFail("\(arrow): hand in what is needed, or move one of the two")
    }
    for (folder, types) in Self.knots {
      let used = Set(arrows.filter { $0.folder == folder }.map(\.type))
      XCTAssertEqual(types.subtracting(used), [], "\(folder) does not name these any more: cross them out")
    }
  }

  func testAnArrowIsSeenWhereverATypeIsNamed() {
    let later = Source(folder: "B", file: "b", code: SwiftCode("public final class Later {}\n"))
    let seen = { (text: String) in
      !self.arrows(in: [Source(folder: "A", file: "a", code: SwiftCode(text)), later], order: ["A", "B"])
        .isEmpty
    }
    XCTAssertTrue(seen("var later: Later?"))
    XCTAssertTrue(seen("let limit = [Later.limit]"))
    XCTAssertTrue(seen(#"let text = "at most \(Later.limit)""#))
    XCTAssertFalse(seen("// Later"))
    XCTAssertFalse(seen(#"let text = "Later \"Later\"""#))
    XCTAssertFalse(seen("private enum Later {}"))
    XCTAssertFalse(seen("let later = Way.Later"))
  }
}

/// The names in a Swift source, as far as they tell who uses what.
private struct SwiftCode {
  /// The types that the source declares outside of others.
  var declared: Set<String> = []
  /// Everything that looks like the name of a type, but for members.
  var names: Set<String> = []

  init(_ text: String) {
    let code = Self.withoutCommentsAndTexts(text)
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias"]
    var conditions = 0
    for line in code.split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("#if") { conditions += 1 }
      if line.drop(while: { $0 == " " }).hasPrefix("#endif") { conditions -= 1 }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      for word in words where word.first?.isUppercase == true {
        names.insert(String(word.prefix { $0 != "." }))
      }
      // What stands further in is part of another type.
      guard line.prefix(while: { $0 == " " }).count <= 2 * conditions else { continue }
      if let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count {
        declared.insert(String(words[kind + 1].prefix { $0 != "." }))
      }
    }
  }

  /// The code without comments and texts, but with what texts interpolate.
  private static func withoutCommentsAndTexts(_ text: String) -> String {
    var code = ""
    // The depths of parentheses at which interpolations began.
    var open: [Int] = []
    var depth = 0
    var isText = false
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if isText {
        if character == "\\", let next = rest.popFirst() {
          if next == "(" {
            open.append(depth)
            isText = false
            code.append(" ")
          }
        } else if character == "\"" {
          isText = false
        }
      } else if character == "/", rest.first == "/" {
        rest = rest.drop { $0 != "\n" }
      } else if character == "\"" {
        isText = true
      } else if character == ")", open.last == depth {
        open.removeLast()
        isText = true
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        code.append(character)
      }
    }
    return code
  }
}
