import HostSystem
import Judge

/// Lines for a spreadsheet (RFC 4180).
enum CommaSeparated {
  static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  /// A field that cannot be taken for a formula.
  private static func field(_ text: String) -> String {
    var text = text
    if let first = text.first, "=+-@\t\r".contains(first) { text = "'" + text }
    // Not by characters: a line break of two bytes is one.
    guard text.utf8.contains(where: { [UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13].contains($0) }) else {
      return text
    }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
