import Foundation

/// `phone package FOLDER`, `phone compare FILE`, `phone table FOLDER` and `phone seen FOLDER`.
@main
enum PhoneCommand {
  static func main() {
    do {
      let order = try PhoneOrder(Array(CommandLine.arguments.dropFirst()))
      exit(try order.run())
    } catch let error as PhoneError {
      FileHandle.standardError.write(Data((error.description + "\n").utf8))
      exit(error.exitCode)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(64)
    }
  }
}

/// What was typed.
enum PhoneOrder: Equatable {
  case package(folder: String), compare(file: String), table(folder: String), seen(folder: String)

  init(_ arguments: [String]) throws(PhoneError) {
    let argument = arguments.count == 2 ? arguments[1] : ""
    guard arguments.count <= 2 else { throw .unknown(arguments[2]) }
    switch arguments.first {
    case "package" where !argument.isEmpty: self = .package(folder: argument)
    case "compare" where !argument.isEmpty: self = .compare(file: argument)
    case "table" where !argument.isEmpty: self = .table(folder: argument)
    case "seen" where !argument.isEmpty: self = .seen(folder: argument)
    case "package", "compare", "table", "seen": throw .nothingNamed(command: arguments[0])
    default: throw .unknown(arguments.first ?? "")
    }
  }

  /// Carries it out: 0 if all is well, 1 if a phone and the engine differ.
  func run() throws -> Int32 {
    switch self {
    case .package(let folder):
      print(try PhonePackage(root: FileManager.default.currentDirectoryPath).write(to: folder))
      return 0
    case .compare(let file):
      let comparison = try Comparison(of: PhoneReport.read(path: file), in: file)
      print(comparison.text(within: Self.columns))
      return comparison.difference == nil ? 0 : 1
    case .table(let folder):
      let table = try ReportTable(folder: folder)
      print(table.text)
      return table.differs ? 1 : 0
    case .seen(let folder):
      print(try SeenOn(folder: folder).text(within: Self.columns))
      return 0
    }
  }

  private static var columns: Int {
    ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.map { max($0, 60) } ?? 80
  }
}
