import Foundation
import LabSupport

/// What the appendix of facts says about one, for people to read.
enum FactText {
  /// Its paragraph, if the appendix is there, wrapped.
  static func of(_ id: String, within columns: Int) -> [String] {
    let file = "chapters/appendix-facts.md"
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let start = text.range(of: "\n#### \(id)\n\n"),
      let end = text[start.upperBound...].range(of: "\n\n")
    else { return ["", "\(id): see \(file)"] }
    let paragraph = text[start.upperBound..<end.lowerBound].replacing("\n", with: " ").replacing(
      "**", with: "")
    return [""] + Words.wrapped("\(id): \(paragraph)", to: columns)
  }
}
