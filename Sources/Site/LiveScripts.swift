import Foundation

/// What `make live` has made: nothing, if it has not run.
struct LiveScripts {
  static let path = ".build/live"

  private let folder: URL
  /// The names of the live figures; each is a script of its own beside those that they share.
  let figures: Set<String>

  init(root: URL) {
    folder = root.appendingPathComponent(LiveScripts.path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    figures =
      names.contains("live.js")
      ? Set(names.filter { $0.hasSuffix(".js") }.map { String($0.dropLast(3)) })
        .subtracting(["live", "shared", "engine.wasm"]) : []
  }

  /// The style of all figures.
  func style() throws -> String { figures.isEmpty ? "" : try text(of: "live.css") }

  /// Everything that figures need, for a page that may load nothing.
  func scripts() throws -> [String] {
    if figures.isEmpty { return [] }
    let names = ["engine.wasm", "shared"] + figures.sorted() + ["live"]
    return ["globalThis.Live = { scenes: {}, isWhole: true };"] + (try names.map { try text(of: "\($0).js") })
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
