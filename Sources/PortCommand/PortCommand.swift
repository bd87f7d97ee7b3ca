import Foundation

/// `port FILE [--out FILE]`: changes event code for the engine, and says what is left.
///
/// `port --lab FILE [--view NAME] --out MAIN` writes the program in which such code is touched.
@main
enum PortCommand {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "--lab" { try writeLab(arguments) } else { try run(arguments) }
    } catch let error as LabProblem {
      say(error.text)
      exit(64)
    } catch let error as PortError {
      say(error.text)
      exit(error.exitCode)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  private static func writeLab(_ arguments: [String]) throws {
    let order = try LabOrder(arguments)
    let source: Source
    do throws(PortError) { source = Source(try read(order.file.path)) } catch {
      throw LabProblem.unreadable(error)
    }
    // The compiler would take any other file for something compiled.
    guard order.file.path.hasSuffix(".swift") else { throw LabProblem.isNoSwift(order.file) }
    let main = try LabMain(
      source, file: order.file, view: order.view, engine: EngineClasses(below: "Sources/TouchKit"))
    try write(main.text, to: order.out)
  }

  private static func run(_ arguments: [String]) throws {
    let order = try PortOrder(arguments)
    let port = Port(try read(order.file))
    if let out = order.out {
      guard !FileManager.default.fileExists(atPath: out) else { throw PortError.isThere(out) }
      try write(port.text, to: out)
    } else {
      print(port.text, terminator: "")
    }
    for leftover in port.leftovers { say("\(order.file):\(leftover.line): \(leftover.kind.text)") }
    say(
      port.leftovers.isEmpty
        ? "Nothing is left to do by hand." : "Left to do by hand: \(port.leftovers.count)")
    if let out = order.out {
      say(NextSteps(file: TypedFile(out), repository: FileManager.default.currentDirectoryPath).text)
    }
  }

  private static func write(_ text: String, to file: String) throws(PortError) {
    do { try text.write(toFile: file, atomically: true, encoding: .utf8) } catch { throw .cannotWrite(file) }
  }

  private static func read(_ file: String) throws(PortError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw .isMissing(file)
    }
    if isFolder.boolValue { throw .isFolder(file) }
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(data: data, encoding: .utf8)
    else { throw .isNoText(file) }
    return text
  }

  /// The source goes to the standard output, so what is said about it does not.
  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// What was typed.
struct PortOrder: Equatable {
  let file: String
  let out: String?

  init(_ arguments: [String]) throws {
    var (file, out): (String?, String?) = (nil, nil)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--out" {
        guard let name = rest.popFirst(), !name.isEmpty else { throw PortError.noFile }
        out = name
      } else if argument.hasPrefix("-") || file != nil {
        throw PortError.unknown(argument)
      } else {
        file = argument
      }
    }
    guard let file, !file.isEmpty else { throw PortError.noFile }
    (self.file, self.out) = (file, out)
  }
}

/// What was typed to touch a file.
struct LabOrder: Equatable {
  let file: TypedFile
  let view: String?
  let out: String

  init(_ arguments: [String]) throws(LabProblem) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--view" || argument == "--out" {
        values[argument] = rest.popFirst()
      } else if argument == "--lab" {
        values[argument] = ""
      } else if argument.hasPrefix("-") || values["file"] != nil {
        throw .unknown(argument)
      } else {
        values["file"] = argument
      }
    }
    guard let path = values["file"], !path.isEmpty, let out = values["--out"] else { throw .noFile }
    file = TypedFile(path)
    (view, self.out) = (values["--view"].flatMap { $0.isEmpty ? nil : $0 }, out)
  }
}

/// Why nothing was changed.
enum PortError: Error, Equatable {
  case noFile, unknown(String), isMissing(String), isFolder(String), isNoText(String), isThere(String)
  case cannotWrite(String)

  var text: String {
    switch self {
    case .noFile:
      """
      Which file? Type make port FILE=Page.swift, and the changed source is printed;
      with OUT=Ported.swift it is written there.
      """
    case .unknown(let argument):
      "\"\(Self.shown(argument))\" means nothing here. Type make port FILE=Page.swift OUT=Ported.swift."
    case .isMissing(let file):
      "There is no file \(Self.shown(file)). Look at its name, and at the folder you are in."
    case .isFolder(let file): "\(Self.shown(file)) is a folder. Give a Swift source."
    case .isNoText(let file): "\(Self.shown(file)) is no text in UTF-8. Give a Swift source."
    case .isThere(let file): "\(Self.shown(file)) is there already, and stays. Choose another name for OUT."
    case .cannotWrite(let file): "\(Self.shown(file)) cannot be written. Choose another place for OUT."
    }
  }

  var exitCode: Int32 {
    switch self {
    case .noFile, .unknown: 64
    case .isMissing, .isFolder, .isNoText: 66
    case .isThere, .cannotWrite: 73
    }
  }

  private static func shown(_ name: String) -> String { TypedFile(name).shown }
}
