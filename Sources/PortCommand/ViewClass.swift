/// A class of a source whose objects can be put onto a screen.
struct ViewClass: Equatable {
  enum Kind: String { case view = "UIView", controller = "UIViewController" }

  /// Its name, with the types around it: `Page.Dial`.
  let name: String
  let kind: Kind
  /// Whether no other class of the source is a subclass of it.
  let isLeaf: Bool
  /// What makes one that is as large as a rectangle `$0`, if it has a frame.
  let call: String

  /// Those of a source that other files can use.
  static func all(in source: Source, of engine: EngineClasses) -> [ViewClass] {
    let classes = Declaration.all(in: source)
    func kind(of declaration: Declaration) -> Kind? {
      let ancestors = lineage(of: declaration, in: classes)
      return ancestors.last.flatMap { engine.kind(of: $0.superclass) }
    }
    return classes.filter { !$0.isPrivate }.compactMap { declaration in
      guard let kind = kind(of: declaration) else { return nil }
      let isPlain = lineage(of: declaration, in: classes).contains { $0.hasPlainInitializer }
      return ViewClass(
        name: declaration.name, kind: kind,
        isLeaf: !classes.contains { $0.superclass == declaration.simpleName },
        call: declaration.name + (isPlain || kind == .controller ? "()" : "(frame: $0)"))
    }
  }

  /// A class and its ancestors in the same source.
  private static func lineage(of declaration: Declaration, in classes: [Declaration]) -> [Declaration] {
    var line = [declaration]
    // A circle is for the compiler to refuse.
    while line.count <= classes.count, let last = line.last,
      let next = classes.first(where: { $0.simpleName == last.superclass })
    {
      line.append(next)
    }
    return line
  }

  private struct Declaration {
    let name: String
    let simpleName: String
    let superclass: String
    let isPrivate: Bool
    let hasPlainInitializer: Bool

    static func all(in source: Source) -> [Declaration] {
      let initializers = source.matches(#"[^.\w]init\s*\(\s*\)"#).compactMap {
        source.outline.types(at: $0.range.lowerBound).last
      }
      return source.matches(#"((?:\b\w+[ \t]+)*)\bclass\s+(\w+)\s*(?:<[^{]*>)?\s*:\s*([\w.]+)"#).compactMap {
        let place = $0.range.lowerBound
        guard source.outline.isOutsideOfCode(place) else { return nil }
        let simpleName = source.text($0.groups[1])
        return Declaration(
          name: (source.outline.types(at: place) + [simpleName]).joined(separator: "."),
          simpleName: simpleName,
          superclass: source.text($0.groups[2]).split(separator: ".").last.map(String.init) ?? "",
          isPrivate: source.text($0.groups[0]).contains("private"),
          hasPlainInitializer: initializers.contains(simpleName))
      }
    }
  }
}
