import Foundation

/// The program that puts what is in a ported source onto a screen, to be touched in the terminal.
struct LabMain: Equatable {
  /// The source of the program, to be compiled together with the file.
  let text: String

  /// - Parameter view: The class that was asked for; the only one in question unless set.
  init(_ source: Source, file: TypedFile, view: String?, engine: EngineClasses) throws(LabProblem) {
    guard source.matches(#"\bimport\s+(?:class\s+)?UIKit\b"#).isEmpty else { throw .importsUIKit(file) }
    let call: String
    let sentence: String
    if source.makesView {
      call = "makeView()"
      sentence =
        "makeView() can't be called. Write it outside of every class and without parameters:\n\n"
        + "  func makeView() -> UIView { … }"
    } else {
      let choice = try Self.choice(among: ViewClass.all(in: source, of: engine), of: file, view: view)
      call = choice.call
      sentence =
        "\(choice.name) can't be made by \(choice.call.replacing(" $0", with: "")). "
        + "Write into \(file.shown) how one is made:\n\n"
        + "  func makeView() -> \(choice.kind.rawValue) { \(choice.name)(…) }"
    }
    let command = "make lab FILE=\(file.typed)" + (view.map { " VIEW=\(TypedFile($0).typed)" } ?? "")
    text = """
      \(sentence.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)\n" }.joined())
      import LabSupport

      @main
      enum LabProgram {
        static func main() {
          LabSupport.runLab(of: \(file.name.debugDescription), command: \(command.debugDescription)) {
            \(call.contains("$0") ? call : "_ in \(call)")
          }
        }
      }

      """
  }

  /// The class that was asked for, or else the only controller, or else the only view.
  private static func choice(
    among classes: [ViewClass], of file: TypedFile, view: String?
  ) throws(LabProblem) -> ViewClass {
    guard let first = classes.first else { throw .hasNoView(file) }
    if let view {
      guard let choice = classes.first(where: { $0.name == view }) else {
        throw .unknownView(view, file, known: classes.map(\.name))
      }
      return choice
    }
    let leaves = classes.filter(\.isLeaf)
    let controllers = leaves.filter { $0.kind == .controller }
    let choices = controllers.isEmpty ? leaves : controllers
    if choices.count > 1 { throw .hasSeveralViews(file, leaves.map(\.name)) }
    return choices.first ?? first
  }
}

extension Source {
  /// Whether the source says itself what is to be touched.
  fileprivate var makesView: Bool {
    matches(#"\bfunc\s+makeView\s*\("#).contains { outline.isOutside($0.range.lowerBound) }
  }
}

/// Why there is nothing to touch.
enum LabProblem: Error, Equatable {
  case noFile, unknown(String), unreadable(PortError), isNoSwift(TypedFile), importsUIKit(TypedFile)
  case hasNoView(TypedFile), hasSeveralViews(TypedFile, [String])
  case unknownView(String, TypedFile, known: [String])

  var text: String {
    switch self {
    case .noFile: "Which file? Type make lab FILE=Ported.swift, and you can touch the view in it."
    case .unknown(let argument):
      "\"\(TypedFile(argument).shown)\" means nothing here. Type make lab FILE=Ported.swift."
    case .unreadable(let error): error.text
    case .isNoSwift(let file): "The name of \(file.shown) doesn't end in .swift. Give a Swift source."
    case .importsUIKit(let file):
      """
      \(file.shown) still imports UIKit. Change it for the engine first:
        make port FILE=\(file.typed) OUT=Ported.swift
        make lab FILE=Ported.swift
      """
    case .hasNoView(let file):
      """
      There is no view in \(file.shown): no class that is a UIView or a UIViewController and isn't private.
      Write into it what you want to touch:

        func makeView() -> UIView { … }
      """
    case .hasSeveralViews(let file, let names):
      """
      \(file.shown) has several views and controllers: \(names.joined(separator: ", ")).
      Say which one: make lab FILE=\(file.typed) VIEW=\(names[0])
      """
    case .unknownView(let name, let file, let known):
      """
      There is no view or controller \(TypedFile(name).shown) in \(file.shown). \
      There \(known.count == 1 ? "is" : "are"): \(known.joined(separator: ", ")).
      Type make lab FILE=\(file.typed) VIEW=\(known[0])
      """
    }
  }
}
