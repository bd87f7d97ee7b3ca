import TouchKit
import TouchStage

extension ViewRecipe {
  /// The views from back to front, one line for each, with what is special about it.
  ///
  /// - Parameter wordsForSubject: What a view of the exercise is, by the number of its class.
  func outline(wordsForSubject: (Int) -> String, most: Int = 8) -> [String] {
    let rows = rows(indent: "  ", wordsForSubject)
    guard rows.count > most else { return rows }
    return rows.prefix(most - 1) + ["  … and \(rows.count - most + 1) more views"]
  }

  private func rows(indent: String, _ wordsForSubject: (Int) -> String) -> [String] {
    let size = "\(NumberText.trimmed(frame.width)) × \(NumberText.trimmed(frame.height))"
    var words = [size + (indent.count > 2 ? " at \(frame.origin.text)" : "")]
    switch kind {
    case .view: break
    case .control: words.append("a UIControl")
    case .other(let kind): words.append("a \(type(of: kind.make()))")
    case .handle(.shifted):
      words.append("its hitTest(_:with:) answers with what lies (31, 17) points further")
    case .handle(.elsewhere): words.append("its hitTest(_:with:) answers with a view that lies elsewhere")
    case .subject(let number): words.append(wordsForSubject(number))
    }
    words += [turn.rawValue, obstacle?.rawValue ?? ""]
    if alpha != 1 { words.append("alpha \(NumberText.trimmed(alpha))") }
    if scroll != .zero { words.append("its bounds begin at \(scroll.text)") }
    words += [area.words, reply.rawValue, Look.words(for: looks)]
    if addsFromTheFront { words.append("its views were added from front to back") }
    words.removeAll(where: \.isEmpty)
    return ["\(indent)\(name)  \(words.joined(separator: ", "))"]
      + subviews.flatMap { $0.rows(indent: indent + "  ", wordsForSubject) }
  }
}
