/// Finds places for labels on a picture so that they cover neither each other, nor views in front, nor edges.
struct LabelLayout {
  /// The height of a label's line.
  static let lineHeight: CGFloat = 14

  /// Roughly how wide a text at 12 pixels is: there are no fonts to measure with.
  static func width(of text: String) -> CGFloat { CGFloat(text.count) * 6.9 }

  /// A sentence in as many lines as a width asks for.
  ///
  /// Sentences have more narrow letters than names.
  static func lines(of text: String, within width: CGFloat) -> [String] {
    // SVG makes one space of several.
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? [] : Words.wrapped(words, to: max(Int(width / 6.4), 1))
  }

  /// The edges of the whole picture.
  let picture: CGRect
  private var taken: [CGRect] = []

  init(in picture: CGRect) { self.picture = picture }

  /// Keeps an area free of labels.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// Whether no label and nothing that is kept free lies in any of some areas.
  func isFree(_ rects: [CGRect]) -> Bool {
    rects.allSatisfy { rect in taken.allSatisfy { !$0.meets(rect) } }
  }

  /// Takes the best of some places: the first one without any collision, else the one with the fewest.
  ///
  /// - Parameters:
  ///   - owner: What the label belongs to.
  ///   - covers: Areas painted over that.
  ///   - edges: Areas behind it whose edges a label beside it should not cross.
  mutating func choose(_ places: [CGRect], for owner: CGRect, covers: [CGRect], edges: [CGRect]) -> Int {
    var (best, fewest) = (0, Int.max)
    for (number, rect) in places.enumerated() {
      var collisions = (taken + covers).filter { $0.meets(rect) }.count + (picture.holds(rect) ? 0 : 1)
      // Inside its own view a label cannot cross edges: they are painted over.
      if !owner.holds(rect) { collisions += edges.filter { $0.meets(rect) && !$0.holds(rect) }.count }
      if collisions < fewest { (best, fewest) = (number, collisions) }
      if collisions == 0 { break }
    }
    if places.indices.contains(best) { taken.append(places[best]) }
    return best
  }
}

extension CGRect {
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
