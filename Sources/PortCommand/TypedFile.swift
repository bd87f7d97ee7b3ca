/// A name as a person types it and as messages repeat it.
struct TypedFile: Equatable {
  let path: String

  init(_ path: String) { self.path = path }

  /// Without its folder.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// As a message shows it: short, and without characters that change the terminal.
  var shown: String {
    let safe = String(path.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.map(Character.init))
    return safe.count > 60 ? safe.prefix(60) + "…" : safe
  }

  /// As it is typed in a shell.
  var typed: String {
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+,".unicodeScalars.contains($0)
    }
    return isPlain && !path.isEmpty ? path : "'\(path.replacing("'", with: #"'\''"#))'"
  }
}
