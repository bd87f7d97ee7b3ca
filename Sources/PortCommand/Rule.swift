/// One thing that is changed mechanically in event code, the same way everywhere.
enum Rule: CaseIterable {
  case overrides, globals, imports, optionalMethods, protocols, attributes, selectors, timers, queues,
    conditions

  /// What is written instead.
  func edits(of source: Source) -> [(range: Range<Int>, text: String)] {
    switch self {
    case .overrides: MovedOverride.all(in: source).flatMap { $0.edits(of: source) }
    case .globals: Self.globals(of: source)
    case .imports: Self.imports(of: source)
    case .optionalMethods:
      ObjectiveCProtocol.optionalCalls(in: source)
        + source.matches(#"(?:@objc\s+)?\boptional\s+(?=func\b)"#).map { ($0.range, "") }
    case .protocols: ObjectiveCProtocol.heads(in: source)
    case .attributes:
      source.matches(
        #"@(?:objc|IBSegueAction)\([^)\n]*\)\s*|@(?:objcMembers|objc|nonobjc|IBOutlet|IBAction|IBInspectable|IBDesignable"#
          + #"|NSManaged|UIApplicationMain|main|MainActor)\b(?!\()(?:[ \t]+in\b)?[ \t]*\n?[ \t]*|\bdynamic\s+(?=func|var|class|override|public|open|internal|fileprivate|private)"#
      ).map { ($0.range, "") }
    case .selectors: Self.selectors(of: source)
    case .timers:
      source.matches(#"(?:^|[^.\w])(Timer)\b"#).compactMap { match in
        match.groups[0].map { ($0, "VirtualTimer") }
      }
    case .queues:
      source.matches(#"\bDispatchQueue(?=\.main\b)"#).map { ($0.range, "VirtualQueue") }
        + source.matches(#"\bDispatchTime(?=\.now\b)"#).map { ($0.range, "VirtualInstant") }
    case .conditions:
      source.matches(#"#(if|elseif)\s+(?:os\(iOS\)|canImport\(UIKit\))[ \t]*(?=\n)"#).map {
        ($0.range, "#\(source.text($0.groups[0])) true")
      }
    }
  }

  /// The modules of the system become the engine, once.
  private static func imports(of source: Source) -> [(range: Range<Int>, text: String)] {
    let modules = "UIKit|QuartzCore|CoreGraphics|CoreMotion"
    let lines = source.matches(
      #"(?:@\w+ )?\bimport\s+(?:class |struct |enum |protocol |func |typealias )?(?:\#(modules))(?:\.[\w.]+)?[ \t]*\n?"#
    )
    return lines.enumerated().map { number, line in (line.range, number == 0 ? "import TouchKit\n" : "") }
  }

  /// What belongs to the whole program says that one thread uses it: `@MainActor`, which said so on a phone, is gone.
  private static func globals(of source: Source) -> [(range: Range<Int>, text: String)] {
    let variables = source.matches(#"(?:\bstatic\s+)?\bvar\s+\w+[^\n{=;]*(=|(?=\n(?!\s*\{)))"#).filter {
      source.text($0.range).hasPrefix("static") || source.outline.isOutside($0.range.lowerBound)
    }
    let classes = Set(source.matches(#"\bclass\s+(\w+)"#).map { source.text($0.groups[0]) })
    let constants = source.matches(#"(?:\bstatic\s+)?\blet\s+\w+[^\n{=;]*=\s*(\w+)\("#).filter {
      classes.contains(source.text($0.groups[0]))
        && (source.text($0.range).hasPrefix("static") || source.outline.isOutside($0.range.lowerBound))
    }
    return (variables + constants).map {
      ($0.range.lowerBound..<$0.range.lowerBound, "nonisolated(unsafe) ")
    }
  }

  /// `#selector(x)` becomes `Selector(x)`, with the class in front of a method that has none.
  private static func selectors(of source: Source) -> [(range: Range<Int>, text: String)] {
    source.matches(#"#selector\(\s*((?:[^()\n]|\([^()\n]*\))*?)\s*\)"#).compactMap { match in
      let name = source.text(match.groups[0])
      if name.hasPrefix("getter:") || name.hasPrefix("setter:") || name.contains(" as ") { return nil }
      if let action = editAction(name) { return (match.range, "Selector(\"\(action):\")") }
      let type = source.outline.type(at: match.range.lowerBound) ?? "Self"
      return (match.range, "Selector(\(qualified(name, in: type)))")
    }
  }

  private static func qualified(_ name: String, in type: String) -> String {
    for own in ["self.", "Self."] where name.hasPrefix(own) {
      return type + "." + name.dropFirst(own.count)
    }
    return name.prefix { $0 != "(" }.contains(".") ? name : type + "." + name
  }

  /// The editing menu's actions are known by their names.
  private static func editAction(_ name: String) -> String? {
    let base = String(name.prefix { $0 != "(" })
    let last = base.split(separator: ".").last.map(String.init) ?? base
    let owner = base.dropLast(last.count)
    guard ["cut", "copy", "paste", "select", "selectAll", "delete"].contains(last) else { return nil }
    let owners = ["", "self.", "Self.", "UIResponderStandardEditActions.", "UIResponder."]
    return owners.contains(String(owner)) && (owner.contains("UI") || name.hasSuffix("(_:)")) ? last : nil
  }
}
