import TouchKit

/// A view tree as indented text, back to front: frames, whatever keeps fingers out, and marks beside some views.
public struct ViewOutline: CustomStringConvertible {
  private let root: UIView
  private let marks: [(view: UIView?, mark: String)]

  /// Prepares the picture of a view and everything in it.
  public init(of root: UIView, marking marks: [(view: UIView?, mark: String)] = []) {
    self.root = root
    self.marks = marks
  }

  /// The picture, one line for each view.
  public var description: String {
    let rows = rows(of: root, depth: 0)
    let width = rows.map(\.name.count).max() ?? 0
    let lines = rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count)
      return "  \(row.name)\(padding)  \(row.text)"
    }
    return lines.joined(separator: "\n")
  }

  private func rows(of view: UIView, depth: Int) -> [(name: String, text: String)] {
    let indent = String(repeating: "  ", count: depth)
    let row = (name: indent + view.traceName, text: text(for: view))
    return [row] + view.subviews.flatMap { rows(of: $0, depth: depth + 1) }
  }

  private func text(for view: UIView) -> String {
    let frame = view.frame
    let size = "\(NumberText.trimmed(frame.width)) × \(NumberText.trimmed(frame.height))"
    let notes = [size + " at " + frame.origin.text] + view.peculiarities
    let marks = marks.filter { $0.view === view }.map { "← \($0.mark)" }
    return ([notes.joined(separator: ", ")] + marks).joined(separator: "  ")
  }
}

extension UIView {
  /// What is not as it is in a new view, in words.
  fileprivate var peculiarities: [String] {
    var words: [String] = []
    if isHidden { words.append("hidden") }
    if alpha != 1 { words.append("alpha \(NumberText.trimmed(alpha, places: 3))") }
    if !isUserInteractionEnabled { words.append("user interaction off") }
    if let control = self as? UIControl, !control.isEnabled { words.append("disabled") }
    if bounds.origin != .zero { words.append("bounds begin at \(bounds.origin.text)") }
    if !transform.isIdentity {
      words.append(
        "turned or scaled, own size \(NumberText.trimmed(bounds.width)) × \(NumberText.trimmed(bounds.height))"
      )
    }
    return words
  }
}
