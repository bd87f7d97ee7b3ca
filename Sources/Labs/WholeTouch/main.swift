import Foundation

// `--run 1.2 4.2` runs the four touches with these parts of the reader's, and prints the logs; without it, every part is
// tried by itself first, in a process of its own.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--run" {
  let mine = Set(arguments.dropFirst().compactMap { Part(rawValue: $0) })
  print(Run(mine: mine).lines.joined(separator: "\n"))
} else if let unknown = arguments.first {
  FileHandle.standardError.write(
    Data("whole takes no arguments, and got \(unknown.prefix(40)). Type: make whole\n".utf8))
  exit(64)
} else {
  print(
    Report(program: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])).text,
    terminator: "")
}
