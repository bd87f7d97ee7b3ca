import Foundation

/// `port FILE [--out FILE]`: changes event code for the engine, and says what is left.
@main
enum PortCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as PortError {
      say(error.text)
      exit(error.exitCode)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let order = try PortOrder(arguments)
    let port = Port(try read(order.file))
    if let out = order.out {
      guard !FileManager.default.fileExists(atPath: out) else { throw PortError.isThere(out) }
      do { try port.text.write(toFile: out, atomically: true, encoding: .utf8) } catch {
        throw PortError.cannotWrite(out)
      }
    } else {
      print(port.text, terminator: "")
    }
    for leftover in port.leftovers { say("\(order.file):\(leftover.line): \(leftover.kind.text)") }
    say(
      port.leftovers.isEmpty
        ? "Nothing is left to do by hand." : "Left to do by hand: \(port.leftovers.count)")
  }

  private static func read(_ file: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw PortError.isMissing(file)
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: file),
      let text = String(data: data, encoding: .utf8)
    else { throw PortError.isNoText(file) }
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

/// Why nothing was changed.
enum PortError: Error, Equatable {
  case noFile, unknown(String), isMissing(String), isNoText(String), isThere(String), cannotWrite(String)

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
    case .isNoText(let file): "\(Self.shown(file)) is no text in UTF-8. Give a Swift source."
    case .isThere(let file): "\(Self.shown(file)) is there already, and stays. Choose another name for OUT."
    case .cannotWrite(let file): "\(Self.shown(file)) cannot be written. Choose another place for OUT."
    }
  }

  var exitCode: Int32 {
    switch self {
    case .noFile, .unknown: 64
    case .isMissing, .isNoText: 66
    case .isThere, .cannotWrite: 73
    }
  }

  /// A name as a message shows it: short, and without characters that change the terminal.
  private static func shown(_ name: String) -> String {
    let safe = String(name.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.map(Character.init))
    return safe.count > 60 ? safe.prefix(60) + "…" : safe
  }
}
