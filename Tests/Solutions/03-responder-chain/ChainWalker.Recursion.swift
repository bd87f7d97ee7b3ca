import TouchKit

/// Another right answer: recursion instead of a loop.
///
/// Both remember where they have been. Names would not do, because two responders of one class have the same, and the
/// chain leads through both. Remembering only the start would not do either, because a chain may lead into a circle that
/// the start is no part of.
///
/// The loop of the reference answer remembers identifiers in a set, and so asks one question per responder where this
/// one compares it with all before it. For chains of a dozen responders that makes no difference.
extension UIResponder {
  /// This responder and all after it, each once.
  var chain: [UIResponder] { chain(after: []) }

  private func chain(after walked: [UIResponder]) -> [UIResponder] {
    guard !walked.contains(self) else { return walked }
    return next?.chain(after: walked + [self]) ?? walked + [self]
  }

  /// The names of the classes in the chain; of a circle, where it closes.
  var chainDescription: String {
    var text = ""
    var walked: [UIResponder] = []
    var here: UIResponder? = self
    while let responder = here {
      let isCircle = walked.contains(responder)
      text += "\(walked.isEmpty ? "" : " → ")\(type(of: responder))\(isCircle ? " …" : "")"
      if isCircle { break }
      walked.append(responder)
      here = responder.next
    }
    return text
  }

  /// The first responder after this one that is of a type.
  func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    chain.dropFirst().first { $0 is Kind } as? Kind
  }

  /// The first responder of this chain that is in the other's chain, too.
  func firstCommonResponder(with other: UIResponder) -> UIResponder? {
    let others = other.chain
    return chain.first { others.contains($0) }
  }
}
