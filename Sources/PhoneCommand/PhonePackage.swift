import Foundation
import PhoneApp

/// The app as a package that Xcode and Swift Playgrounds open.
struct PhonePackage {
  /// The folder of the project.
  let root: String

  /// Writes it into a folder that isn't there yet, and says what to do with it.
  func write(to folder: String) throws(PhoneError) -> String {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder) else { throw .folderIsThere(folder) }
    var sources: [(name: String, text: String)] = []
    for module in ["Pages", "PhoneApp"] { sources += try self.sources(of: module) }
    sources.append(("BookLogs.swift", bookLogs))
    do {
      try files.createDirectory(atPath: "\(folder)/Sources", withIntermediateDirectories: true)
      try manifest.write(toFile: "\(folder)/Package.swift", atomically: true, encoding: .utf8)
      for source in sources {
        try source.text.write(toFile: "\(folder)/Sources/\(source.name)", atomically: true, encoding: .utf8)
      }
    } catch {
      throw .cannotWrite(folder, reason: error.localizedDescription)
    }
    return """
      \(folder): \(sources.count) files, \(Page.all.count) pages.
      Open it in Xcode, or send it to an iPad and open it in Swift Playgrounds.
      What to do there: chapters/appendix-on-your-device.md
      """
  }

  /// The Swift files of a module, without its folders; those for the engine alone stay out.
  private func sources(of module: String) throws(PhoneError) -> [(name: String, text: String)] {
    let folder = "\(root)/Sources/\(module)"
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
    let texts = names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("OnTheEngine.swift") }.compactMap {
      name in
      (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)).map { text in
        // In an app there is one module, so no one says who may see what.
        let plain = text.replacing("package ", with: "").replacing("open ", with: "")
        return (module == "Pages" ? "Pages-" + name.replacing("/", with: "-") : name, plain)
      }
    }
    guard !texts.isEmpty else { throw .noSources(folder) }
    return texts
  }

  private var manifest: String {
    """
    // swift-tools-version: 5.9
    import AppleProductTypes
    import PackageDescription

    let package = Package(
      name: "The Dead Row",
      platforms: [.iOS("16.0")],
      products: [
        .iOSApplication(
          name: "The Dead Row",
          targets: ["AppModule"],
          displayVersion: "1.0",
          bundleVersion: "1",
          appIcon: .placeholder(icon: .bandage),
          accentColor: .presetColor(.blue),
          supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [
            .portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
          ]
        )
      ],
      targets: [.executableTarget(name: "AppModule", path: "Sources")]
    )

    """
  }

  /// What the engine's pages wrote under the book's fingers, as Swift.
  private var bookLogs: String {
    let logs = BookLogs.all().sorted { $0.key < $1.key }
    let entries = logs.map { name, log in
      let lines = log.lines.map { line in
        "      .init(time: \(NumberText.fixed(line.time, places: 3)), text: \(literal(line.text))),\n"
      }
      return "    \(literal(name)): PageLog([\n\(lines.joined())    ]),\n"
    }
    return """
      /// The book's log of each page, made by the engine.
      enum BookLogs {
        static let all: [String: PageLog] = [
      \(entries.joined())  ]
      }

      """
  }

  private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
