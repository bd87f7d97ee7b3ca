import HostSystem

/// The places in memory that a process wrote when it crashed, innermost first.
///
///     frames 000055f5d25e0000
///     at 000055f5d25f87ad
///     /…/tests(+0x187ad)[0x55f5d25f87ad]
package struct CrashFrames {
  let program: String
  /// Offsets in the program, each inside of the instruction that was being executed.
  let offsets: [UInt]

  /// Nothing if there are none in what was printed.
  package init?(in output: String, program: String) {
    let lines = output.split(separator: "\n")
    guard let head = lines.lastIndex(where: { $0.hasPrefix("frames ") }), head + 1 < lines.count,
      let base = UInt(lines[head].dropFirst("frames ".count), radix: 16),
      let place = UInt(lines[head + 1].dropFirst("at ".count), radix: 16)
    else { return nil }
    self.program = program
    offsets = lines[(head + 2)...].compactMap { line in
      guard line.hasPrefix(program), let open = line.lastIndex(of: "["), line.last == "]",
        let address = UInt(line[open...].dropFirst("[0x".count).dropLast(), radix: 16), address > base
      else { return nil }
      // The others are where a call returns to: the next instruction, which may be of another line.
      return address - base - (address == place ? 0 : 1)
    }
  }

  /// The same in words, one frame a line, as ``Backtrace`` reads them.
  ///
  /// - Parameter symbolizer: The program of the toolchain that knows lines; without it there is nothing to say.
  func written(by symbolizer: String?) -> String {
    guard let symbolizer, !offsets.isEmpty else { return "" }
    let places = offsets.map { "0x" + String($0, radix: 16) }
    let arguments = ["--obj=\(program)", "--pretty-print", "--no-demangle"] + places
    let outcome = try? Tool.run(symbolizer, arguments, limit: Self.seconds)
    return outcome?.output.replacing(":0:0\n", with: "\n") ?? ""
  }

  private static let seconds: Double = 60
}
