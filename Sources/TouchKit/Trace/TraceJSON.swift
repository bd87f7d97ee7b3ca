extension TraceEntry {
  /// The entry as one JSON object on one line.
  ///
  /// Keys: `time` in seconds, `stage`, `subject`, `event` (`call`, `answer`, `state`, `action` or `note`), `method` in Swift's names,
  /// `answer` (null where a method has none), `state` (the name of a recognizer's state),
  /// `text`, `depth`, `details`.
  public var jsonLine: String? {
    var members = [
      "\"time\":\(JSON.number(time))", "\"stage\":\(JSON.string(stage.name))",
      "\"subject\":\(JSON.string(subject))",
    ]
    switch event {
    case .call(let method):
      members.append("\"event\":\"call\",\"method\":\(JSON.string(method.swiftName))")
    case .answer(let method, let answer):
      members.append("\"event\":\"answer\",\"method\":\(JSON.string(method.swiftName))")
      members.append("\"answer\":\(answer.map(JSON.string) ?? "null")")
    case .state(let state):
      members.append("\"event\":\"state\",\"state\":\(JSON.string(state.name))")
    case .action(let state):
      members.append("\"event\":\"action\",\"state\":\(JSON.string(state.name))")
    case .note(let note): members.append("\"event\":\"note\",\"text\":\(JSON.string(note.text))")
    }
    members.append("\"depth\":\(depth)")
    members.append("\"details\":\(JSON.object(details))")
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension TraceEntry.Stage {
  /// The name that JSON shows.
  public var name: String {
    switch self {
    case .digitizer: "digitizer"
    case .ioKit: "ioKit"
    case .machPort: "machPort"
    case .system: "system"
    case .runLoop: "runLoop"
    case .runLoopActivity: "runLoopActivity"
    case .application: "application"
    case .hitTesting: "hitTesting"
    case .gestures: "gestures"
    case .delivery: "delivery"
    case .responders: "responders"
    case .controls: "controls"
    case .log: "log"
    case .refusal: "refusal"
    case .sensors: "sensors"
    }
  }
}

/// The parts of JSON that traces need, without Foundation.
enum JSON {
  static func string(_ text: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<32: bytes += Array("\\u00".utf8) + [hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  static func number(_ value: Double) -> String { value.isFinite ? "\(value)" : "null" }

  static func object(_ details: [TraceEntry.Detail]) -> String {
    "{" + details.map { "\(string($0.name)):\(value($0.value))" }.joined(separator: ",") + "}"
  }

  private static func value(_ value: TraceEntry.Detail.Value) -> String {
    switch value {
    case .point(let point): "[\(number(Double(point.x))),\(number(Double(point.y)))]"
    case .seconds(let seconds): number(seconds)
    case .integer(let number): "\(number)"
    case .obstacle(let obstacle): string(obstacle.text)
    case .text(let text): string(text)
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
