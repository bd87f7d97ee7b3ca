/// Lines for a spreadsheet (RFC 4180).
enum CommaSeparated {
  static func line(_ fields: [String]) -> String { fields.map(field).joined(separator: ",") + "\r\n" }

  /// A field that cannot be taken for a formula.
  private static func field(_ text: String) -> String {
    var text = text
    if let first = text.first, "=+-@\t\r".contains(first) { text = "'" + text }
    guard text.contains(where: { ",\"\r\n".contains($0) || $0 == "\r\n" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
