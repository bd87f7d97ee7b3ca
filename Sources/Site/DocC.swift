import Foundation
import HostSystem

/// The compiler of documentation that comes with Swift.
struct DocC {
  static let module = "TouchKit"

  /// What differs between systems: where the compiler is.
  var platform = HostPlatform.current
  /// A catalogue, the folder with the symbol graph, and where the result goes.
  let catalogue: URL
  let graph: URL
  let output: URL

  /// Compiles a catalogue in a folder of its own, unless that has been done; gives the pages, or what is wrong.
  static func compile(_ catalogue: Catalogue, graph: URL, in work: URL, root: URL) throws
    -> (pages: [CompiledPage], problems: [SiteProblem])
  {
    let docC = DocC(
      catalogue: work.appendingPathComponent("Book.docc"), graph: graph,
      output: work.appendingPathComponent("Book.doccarchive"))
    if try catalogue.write(to: docC.catalogue) || !docC.isDone {
      let problems = try docC.convert(files: catalogue.files, root: root)
      if !problems.isEmpty { return ([], problems) }
    }
    do { return (try docC.pages(), []) } catch let problem as SiteProblem { return ([], [problem]) }
  }

  /// Whether an earlier conversion found nothing wrong.
  var isDone: Bool { FileManager.default.fileExists(atPath: output.path) }

  /// Converts the catalogue.
  ///
  /// What DocC objects to is told in the words of DocC, with the places in the repository's files.
  func convert(files: [String: String], root: URL) throws -> [SiteProblem] {
    try? FileManager.default.removeItem(at: output)
    let process = Process()
    let messages = Pipe()
    let tool = platform.documentationCompiler.command(compiler: Tool.find("swiftc") ?? "swiftc")
    process.executableURL = URL(fileURLWithPath: tool.executable)
    process.arguments =
      tool.arguments + [
        "convert", catalogue.path, "--additional-symbol-graph-dir", graph.path,
        "--fallback-display-name", DocC.module, "--fallback-bundle-identifier", "touch",
        "--ide-console-output", "--no-transform-for-static-hosting", "-o", output.path,
      ]
    process.standardOutput = messages
    process.standardError = messages
    try process.run()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // `env` ends with 127 and Xcode's `xcrun` with 72 when there is no such tool.
    if [72, 127].contains(process.terminationStatus) { return [SiteProblem(.noDocC, in: "docc")] }
    let problems = text.split(separator: "\n").compactMap { problem(String($0), files: files, root: root) }
    if !problems.isEmpty || process.terminationStatus != 0 { try? FileManager.default.removeItem(at: output) }
    return problems.isEmpty && process.terminationStatus != 0
      ? [SiteProblem(.docC(text), in: "docc")] : problems
  }

  private func problem(_ line: String, files: [String: String], root: URL) -> SiteProblem? {
    if let match = line.wholeMatch(of: /(.+):(\d+):\d+: (?:warning|error): (.*)/) {
      let path = String(match.1)
      let name = (path as NSString).lastPathComponent
      let file =
        path.hasPrefix(catalogue.path)
        ? files[name] ?? name : path.replacingOccurrences(of: root.path + "/", with: "")
      return SiteProblem(.docC(String(match.3)), in: file, line: Int(match.2) ?? 1)
    }
    guard let match = line.firstMatch(of: /(?:warning|error): (.*)/) else { return nil }
    return SiteProblem(.docC(String(match.1)), in: "docc")
  }

  /// The pages that DocC wrote, in the order of their addresses.
  func pages() throws -> [CompiledPage] {
    let folder = output.appendingPathComponent("data/documentation")
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".json") }.sorted()
    let decoder = JSONDecoder()
    return try names.map { name in
      do {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return CompiledPage(
          url: "/documentation/\(name.dropLast(5))", node: try decoder.decode(RenderNode.self, from: data))
      } catch let error as UnknownKind {
        throw SiteProblem(.unreadable("\(error)"), in: name)
      }
    }
  }
}

/// A page that DocC wrote, with its address.
struct CompiledPage {
  /// The address that other pages use for it.
  let url: String
  let node: RenderNode
  /// The parts of the address below the module.
  let components: [String]

  init(url: String, node: RenderNode) {
    self.url = url
    self.node = node
    components = url.split(separator: "/").dropFirst(2).map(String.init)
  }

  /// Whether it is a type, which has a page of its own.
  var isType: Bool { ["class", "struct", "enum", "protocol", "actor"].contains(node.metadata.symbolKind) }
  /// Whether it is an article, not a symbol.
  var isArticle: Bool { node.metadata.symbolKind == nil && components.count == 1 }
}
