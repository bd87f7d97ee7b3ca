import Course
import Foundation
import HostSystem

/// What the linker did not find, in the words of the starters.
package struct MissingSymbols {
  /// As the toolchain writes them out: `Numbers.doubled(Swift.Int) -> Swift.Int`.
  let symbols: [String]

  package init(_ failure: CompilerFailure, compiler: Compiler) throws {
    // On Linux `undefined symbol: $s…`, on macOS `"_$s…", referenced from:`.
    let mangled = failure.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /undefined symbol: (\S+)/)?.1 ?? line.firstMatch(of: /"_(\S+)", referenced from/)?.1
    }.map(String.init)
    symbols = mangled.isEmpty ? [] : try compiler.demangled(mangled)
  }

  /// The heads of the starters' declarations that are missing, by the stems of the files they are in.
  func declarations(of plan: ChapterPlan) -> [String: [String]] {
    var missing: [String: [String]] = [:]
    for entry in plan.entries {
      let heads = entry.interface.declarations.filter { declaration in
        declaration.kind == .member && symbols.contains { Self.names($0, declaration) }
      }.map { $0.type == nil ? $0.head : "\($0.head), in \($0.type ?? "")" }
      if !heads.isEmpty { missing[entry.exercise.stem] = heads }
    }
    return missing
  }

  private static func names(_ symbol: String, _ declaration: PublicInterface.Declaration) -> Bool {
    let place = declaration.type.map { "\($0).\(declaration.name)" } ?? declaration.name
    // An initializer is written with the word `__allocating_` before it.
    let written = symbol.replacing("__allocating_", with: "").replacing("static ", with: "")
    guard let range = written.firstRange(of: ".\(place)") else { return false }
    return written[range.upperBound...].first.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
  }
}
