import Foundation

/// Values on their way into a page and out of it, as WebDriver BiDi writes them.
enum BiDiValue {
  static func encode(_ value: Any) -> [String: Any] {
    switch value {
    case let text as String: ["type": "string", "value": text]
    case let flag as Bool: ["type": "boolean", "value": flag]
    case let number as Int: ["type": "number", "value": number]
    case let number as Double: ["type": "number", "value": number]
    case let list as [Any]: ["type": "array", "value": list.map(encode)]
    default: ["type": "null"]
    }
  }

  /// What a script returned; what has no counterpart in JSON is null.
  static func decode(_ answer: Any?) -> Any {
    guard let answer = answer as? [String: Any] else { return NSNull() }
    switch answer["type"] as? String {
    case "array": return (answer["value"] as? [Any] ?? []).map(decode)
    case "object":
      let pairs = (answer["value"] as? [[Any]] ?? []).compactMap { pair in
        (pair.first as? String).map { ($0, decode(pair.last)) }
      }
      return Dictionary(pairs) { $1 }
    case "string", "number", "boolean": return answer["value"] ?? NSNull()
    default: return NSNull()
    }
  }
}
