import Foundation

/// What differs between the systems that this project runs on, as data.
///
/// Either value can be asked on either system, so the tests compare what would be typed on both. Outside of this module,
/// no one asks which system this is.
package struct HostPlatform: Sendable {
  package let name: String
  /// How files of libraries end.
  let libraryExtension: String
  /// Which linker the driver is asked for, if not its own.
  let linker: [String]
  /// What else the linker is told when it makes a library.
  let libraryOptions: [String]
  /// Whether a library carries the name by which programs look for it.
  let librariesHaveNames: Bool
  /// Where the toolchain has the libraries of the run time.
  package let runtimeFolder: String
  /// Whether the frontend and the linker can be started without the driver, which takes time of its own.
  package let driverIsOptional: Bool
  /// What to type to be told where the compiler is, if what is in `PATH` is a program that starts it.
  let compilerFinder: [String]
  package let testLibrary: TestLibrary
  /// Writes out the names of symbols.
  package let demangler: ToolPlace
  /// Finds the lines of a crash that the run time could not look up itself.
  package let symbolizer: ToolPlace?
  /// Compiles documentation.
  package let documentationCompiler: ToolPlace
  /// What this project can't do there, in words; the doctor says so.
  package let lacks: [String]

  /// The file of a module's library: `libTouchKit.so`.
  package func library(_ module: String) -> String { "lib\(module).\(libraryExtension)" }

  /// Whether a file is a library, by its name.
  package func isLibrary(_ name: String) -> Bool { name.hasSuffix(".\(libraryExtension)") }

  /// What the driver is told to link a module's library; its file may be made under another name first.
  package func linkingLibrary(_ module: String) -> [String] {
    let name = librariesHaveNames ? Self.toLinker("-install_name", "@rpath/\(library(module))") : []
    return linker + libraryOptions + name
  }

  /// What the driver is told to link a program with the libraries in a folder.
  ///
  /// - Parameter tests: Where Xcode has its test library, if it is Xcode's.
  package func linkingProgram(with modules: [String], in folder: String, tests: String?) -> [String] {
    ["-L", folder] + modules.map { "-l\($0)" } + Self.toLinker("-rpath", folder) + linker
      + testLibrary.linking(in: tests)
  }

  /// The compiler itself: it changes with the toolchain, which a link to it does not, and neither does a program that
  /// starts it.
  ///
  /// - Parameter path: What is called.
  package func compiler(calledAs path: String) -> String {
    if path.hasPrefix("/usr/bin/"), let tool = compilerFinder.first,
      let found = try? Tool.run(tool, Array(compilerFinder.dropFirst()), limit: 60),
      found.termination.isSuccess
    {
      return found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return Files.realPath(path) ?? path
  }

  static func toLinker(_ words: String...) -> [String] { words.flatMap { ["-Xlinker", $0] } }
}

extension HostPlatform {
  package static let linux = HostPlatform(
    name: "Linux", libraryExtension: "so", linker: ["-use-ld=lld"],
    // A module that names its own functions means them, and they aren't looked up when a program starts.
    libraryOptions: toLinker("-Bsymbolic"), librariesHaveNames: false, runtimeFolder: "lib/swift/linux",
    driverIsOptional: true, compilerFinder: [], testLibrary: .ofToolchain,
    demangler: .besideCompiler("swift-demangle"),
    symbolizer: .besideCompiler("llvm-symbolizer"), documentationCompiler: .inPath("docc"), lacks: [])

  /// Programs are linked with all modules; one of them may be ready before those that it imports.
  package static let macOS = HostPlatform(
    name: "macOS", libraryExtension: "dylib", linker: [],
    libraryOptions: toLinker("-undefined", "dynamic_lookup"), librariesHaveNames: true,
    runtimeFolder: "lib/swift/macosx", driverIsOptional: false,
    compilerFinder: ["/usr/bin/xcrun", "--find", "swiftc"], testLibrary: .ofXcode,
    demangler: .knownToXcode("swift-demangle"), symbolizer: nil, documentationCompiler: .knownToXcode("docc"),
    lacks: [
      "a sandbox for what others wrote", "limits on memory and on the number of processes",
      "the look at compiled answers for names that no exercise needs",
      "the line of a crash, unless the run time finds it", "the engine in the figures of the web site",
    ])

  /// The one that this runs on.
  package static var current: HostPlatform {
    #if os(macOS)
      macOS
    #else
      linux
    #endif
  }
}
