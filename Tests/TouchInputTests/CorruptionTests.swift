import Chance
import TouchInput
import XCTest

/// Whatever happens to a file on its way: an error or sound frames, never a crash, never half a touch.
final class CorruptionTests: XCTestCase {
  func testDamagedSyntheticRecordings() {
    let texts = [
      SyntheticRecording(
        [.slot(0), .id(1), .x(10), .y(10), .slot(1), .id(2), .x(50), .y(50), .pressure(3)], [.x(60)],
        [.slot(0), .id(-1)], [.id(4), .y(3)], [.dropped, .x(3)], [.id(7), .x(1), .y(2)], [.tool(2)], [.id(-1)]
      ),
      SyntheticRecording(
        [.id(4), .x(10), .y(10), .endOfContact, .x(80), .y(80), .endOfContact],
        [.x(20), .y(20), .endOfContact, .id(4), .x(70), .y(70), .endOfContact], [.endOfContact]),
      SyntheticRecording([.axisX(1), .axisY(2), .button(1)], [.axisX(5)], [.button(0)]),
    ].map(\.text)
    damage(texts.map { Array($0.utf8) }, names: texts.map { _ in "synthetic" }, rounds: 1000)
  }

  func testDamagedRealRecordings() throws {
    let names = RealRecordings.evemu + [RealRecordings.nexus, RealRecordings.phone]
    damage(try names.map { Array(try RealRecordings.bytes($0).prefix(12_000)) }, names: names, rounds: 24)
  }

  /// The order of events is free game too: any stream of well-formed lines must decode.
  func testRandomEventStreams() throws {
    for seed in 0..<400 {
      var random = SeededGenerator(seed: UInt64(seed))
      var frames: [SyntheticRecording.Line] = []
      let isList = seed.isMultiple(of: 2)
      var text = SyntheticRecording.axes
      for _ in 0..<40 {
        frames = (0..<Int.random(in: 0...8, using: &random)).map { _ in
          let value = Int.random(in: -1...4, using: &random)
          let choices: [SyntheticRecording.Line] = [
            isList ? .endOfContact : .slot(max(0, value)), .id(value), .id(-1), .x(value * 40),
            .y(value * 20),
            .tool(value), .pressure(value), .major(value), isList ? .endOfContact : .id(value),
            value == 4 ? .dropped : .x(3),
          ]
          return choices[Int.random(in: choices.indices, using: &random)]
        }
        text += SyntheticRecording(frames).text.dropFirst(SyntheticRecording.axes.count)
      }
      let recording = try Recording.read(text: text + "E: 0.0 3 35 1\nE: 0.0 0 0 0\n", file: "seed \(seed)")
      XCTAssertNil(recording.frames.flaw, "seed \(seed)")
    }
  }

  private func damage(_ files: [[UInt8]], names: [String], rounds: Int) {
    for (bytes, name) in zip(files, names) {
      for seed in 0..<rounds {
        var random = SeededGenerator(seed: UInt64(seed))
        var damaged = bytes
        switch seed % 4 {
        case 0: damaged.removeLast(Int.random(in: 0...damaged.count, using: &random))
        case 1: damaged.removeFirst(Int.random(in: 0...damaged.count, using: &random))
        default: break
        }
        if seed % 4 > 1, !damaged.isEmpty {
          for _ in 0...Int.random(in: 0...3, using: &random) {
            let digits = seed % 4 == 2 ? 48...57 : UInt8.min...UInt8.max
            let index = Int.random(in: damaged.indices, using: &random)
            // Digits stay digits in half of the cases, so that the damage gets past the readers.
            if seed % 4 == 2, !(48...57).contains(damaged[index]) { continue }
            damaged[index] = UInt8.random(in: digits, using: &random)
          }
        }
        let axes = RealRecordings.axes(for: name)
        guard let recording = try? Recording.read(bytes: damaged, file: name, axes: axes) else { continue }
        XCTAssertNil(recording.frames.flaw, "\(name), seed \(seed)")
      }
    }
  }
}
