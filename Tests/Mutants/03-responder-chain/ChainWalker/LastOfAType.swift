import TouchKit

/// Wrong on purpose: it finds the last responder of a type instead of the nearest.
extension UIResponder {
  /// This responder and all after it, each once.
  var chain: [UIResponder] {
    var chain: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var here: UIResponder? = self
    while let responder = here, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      here = responder.next
    }
    return chain
  }

  /// The names of the classes in the chain; of a circle, where it closes.
  var chainDescription: String {
    let chain = chain
    var names = chain.map { String(describing: type(of: $0)) }
    if let again = chain.last?.next { names.append("\(type(of: again)) …") }
    return names.joined(separator: " → ")
  }

  /// The first responder after this one that is of a type.
  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    chain.dropFirst().compactMap { $0 as? Kind }.last
  }

  /// The first responder of this chain that is in the other's chain, too.
  func firstCommonResponder(with other: UIResponder) -> UIResponder? {
    let others = Set(other.chain.map { ObjectIdentifier($0) })
    return chain.first { others.contains(ObjectIdentifier($0)) }
  }
}
