import BenchmarkBaseline
import TouchInput

/// Reading a recording, against looking at each of its bytes.
enum RecordingRow {
  static func report(to table: Table) {
    let text = Array(recording(moves: 2_000).utf8)
    table.row(
      "reading an evemu recording of \(text.count / 1_000) kB",
      Measure(turns: 10) {
        keep(try? Recording.read(bytes: text, file: "recording"))
      } against: {
        keep(bytes_sum(text, text.count))
      }, of: "its bytes")
  }

  private static func recording(moves: Int) -> String {
    var lines = [
      "# EVEMU 1.3", "N: A touchscreen", "I: 0003 0001 0001 0100", "P: 02 00 00 00 00 00 00 00",
      "A: 2f 0 9 0 0 0", "A: 35 0 4095 0 0 10", "A: 36 0 4095 0 0 10", "A: 39 0 65535 0 0 0",
      "E: 0.000001 0003 0039 0001",
    ]
    for move in 0..<moves {
      let time = "\(move / 100).\(String(100 + move % 100).dropFirst())0002"
      lines += [
        "E: \(time) 0003 0035 \(move % 4_000)", "E: \(time) 0003 0036 \(move % 3_000)",
        "E: \(time) 0000 0000 0000",
      ]
    }
    lines += ["E: \(moves / 100 + 1).000001 0003 0039 -1", "E: \(moves / 100 + 1).000001 0000 0000 0000"]
    return lines.joined(separator: "\n") + "\n"
  }
}
