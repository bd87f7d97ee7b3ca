import TouchKit

/// A way from an object over stored properties back to itself: why it is still there.
struct ReferenceCycle {
  private var path: [(object: AnyObject, property: String)] = []
  private var visited: Set<ObjectIdentifier> = []

  /// The first cycle found among some objects, in words; `nil` if none is seen, as in closures.
  static func find(among objects: [AnyObject]) -> String? {
    for object in objects {
      var search = ReferenceCycle()
      if search.leads(from: object, as: "", to: object) {
        return search.path.map { "\(type(of: $0.object))\($0.property)" }.joined(separator: " → ")
      }
    }
    return nil
  }

  private mutating func leads(from value: Any, as name: String, to goal: AnyObject) -> Bool {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .class else { return children(of: mirror, lead: name, to: goal) }
    let object = value as AnyObject
    if object === goal, !path.isEmpty {
      path.append((object, ""))
      return true
    }
    guard visited.insert(ObjectIdentifier(object)).inserted else { return false }
    path.append((object, ""))
    if children(of: mirror, lead: "", to: goal) { return true }
    path.removeLast()
    return false
  }

  private mutating func children(of mirror: Mirror, lead name: String, to goal: AnyObject) -> Bool {
    var level: Mirror? = mirror
    while let here = level {
      for child in here.children {
        let kind = String(describing: type(of: child.value))
        // A weak reference keeps nothing.
        if kind.contains("Weak<") || kind.contains("Uncounted<") || kind.contains("Registry<") { continue }
        let label = "\(name).\(child.label ?? "")"
        let depth = path.count
        if !path.isEmpty { path[path.count - 1].property = label }
        if leads(from: child.value, as: label, to: goal) { return true }
        path.removeLast(path.count - depth)
      }
      level = here.superclassMirror
    }
    return false
  }
}
