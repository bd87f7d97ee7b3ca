extension ViewFigure {
  /// The figure in sentences, for readers who cannot see it: what holds what, what fingers cannot find, what was hit.
  public var alternativeText: String {
    (holdings + obstacles + zones + hits + order).joined(separator: " ")
  }

  /// The subject of the figure in a few words.
  public var title: String {
    let names = fingers.compactMap { $0.hit }
    guard let last = names.last else { return "A view tree" }
    return names.allSatisfy { $0 == last }
      ? "A view tree in which \(last) is hit" : "A view tree and its hit views"
  }

  private var holdings: [String] {
    let clauses = views.indices.compactMap { place -> String? in
      let names = subviews(of: place).map { views[$0].name }
      return names.isEmpty ? nil : "\(views[place].name) holds \(Words.list(names))"
    }
    guard clauses.isEmpty else { return [clauses.joined(separator: "; ") + "."] }
    return views.isEmpty ? ["There is no view."] : ["\(Words.list(views.map { $0.name })) stands alone."]
  }

  private var obstacles: [String] {
    views.compactMap { view in view.obstacle.map { "\(view.name) \($0.sentence)." } }
  }

  private var hits: [String] {
    fingers.enumerated().map { number, finger in
      let subject = fingers.count == 1 ? "The finger" : "Finger \(number + 1)"
      let hit = finger.hit ?? "nothing"
      return "\(subject) at \(finger.location.text) hits \(hit)."
    }
  }

  private var order: [String] {
    askedOrder.isEmpty ? [] : ["Asked in this order: \(askedOrder.joined(separator: ", "))."]
  }

  /// The short label of the view at a place, as pictures show it.
  func label(of place: Int) -> String {
    var label = views[place].name
    if let number = number(of: place) { label = "\(number) \(label)" }
    if let note = note(on: place) { label += " \(note)" }
    return label
  }

  /// The word that says what is special about a view.
  func note(on place: Int) -> String? {
    let hitters = hitters(of: place)
    if hitters.isEmpty { return views[place].obstacle?.word }
    return fingers.count == 1 ? "hit" : "hit by \(Words.list(hitters.map { "\($0)" }))"
  }
}
