import TouchInput

/// Writes evemu text of a device with 100 × 100 positions; everything in it is made up.
struct SyntheticRecording {
  enum Line {
    case slot(Int), id(Int), x(Int), y(Int), pressure(Int), major(Int), tool(Int), endOfContact, dropped
    case axisX(Int), axisY(Int), button(Int)

    var numbers: (type: Int, code: Int, value: Int) {
      switch self {
      case .slot(let value): (3, 0x2f, value)
      case .major(let value): (3, 0x30, value)
      case .x(let value): (3, 0x35, value)
      case .y(let value): (3, 0x36, value)
      case .tool(let value): (3, 0x37, value)
      case .id(let value): (3, 0x39, value)
      case .pressure(let value): (3, 0x3a, value)
      case .endOfContact: (0, 2, 0)
      case .dropped: (0, 3, 0)
      case .axisX(let value): (3, 0, value)
      case .axisY(let value): (3, 1, value)
      case .button(let value): (1, 0x14a, value)
      }
    }
  }

  static let axes = """
    N: Made up
    A: 00 0 99 0 0 0
    A: 01 0 99 0 0 0
    A: 35 0 99 0 0 0
    A: 36 0 99 0 0 0
    A: 3a 0 255 0 0 0

    """

  var text = axes

  /// One frame per row, 0.1 s apart.
  init(_ frames: [Line]..., end: String = "") {
    for (index, frame) in frames.enumerated() {
      for line in frame { add(line.numbers, frame: index) }
      add((0, 0, 0), frame: index)
    }
    text += end
  }

  private mutating func add(_ line: (type: Int, code: Int, value: Int), frame: Int) {
    func hexadecimal(_ number: Int) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    text +=
      "E: \(frame / 10).\(frame % 10)00000 \(hexadecimal(line.type)) \(hexadecimal(line.code)) \(line.value)\n"
  }

  func read() throws -> Recording {
    try Recording.read(text: text, file: "made-up")
  }
}
