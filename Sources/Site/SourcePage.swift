import Foundation

/// A file or a folder of the repository that the book leads to, as a page.
struct SourcePage {
  let path: String
  private let root: URL

  init(_ path: String, root: URL) {
    self.path = path
    self.root = root
  }

  /// The file of the site.
  static func address(of path: String) -> String {
    "source/\(path.replacingOccurrences(of: "/", with: "."))" + ".html"
  }

  private var url: URL { root.appendingPathComponent(path) }

  /// The files in a folder; none if it is a file.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  /// The page.
  func html(in frame: PageFrame) throws -> String {
    let name = (path as NSString).lastPathComponent
    let body: String
    if files.isEmpty {
      let text = try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .newlines)
      let code = Highlighter.html(text, language: path.hasSuffix(".swift") ? "swift" : nil)
      body = "<pre class=\"source\" tabindex=\"0\"><code>\(code)</code></pre>"
    } else {
      let items = files.map {
        "<li><a href=\"../\(SourcePage.address(of: $0))\"><code>\(HTML.escaped(($0 as NSString).lastPathComponent))"
          + "</code></a></li>"
      }
      body = "<ul>\(items.joined(separator: "\n"))</ul>"
    }
    return frame.html(
      title: name, kind: "source", up: "../",
      main: "<p class=\"eyebrow\">\(HTML.escaped(path))</p><h1>\(HTML.escaped(name))</h1>\(body)")
  }
}
