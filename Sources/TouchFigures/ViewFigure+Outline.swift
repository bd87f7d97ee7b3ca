extension ViewFigure {
  /// The trees as an outline, one line per view: its frame, and in words why fingers do not find it, that it is the
  /// hit view, and which recognizers watch it.
  public func outline() -> String {
    let lines = branches()
    let width = lines.map { $0.text.count }.max() ?? 0
    return lines.map { line in
      let view = views[line.place]
      let frame = "\(view.frame.origin.text) \(view.frame.size.text)"
      let remarks = remarks(on: line.place).map { "  \($0)" }.joined()
      return Words.padded(line.text, to: width) + "  " + frame + remarks + "\n"
    }.joined()
  }

  private func remarks(on place: Int) -> [String] {
    var remarks: [String] = []
    if isHit(place) { remarks.append("◀ hit") }
    if let obstacle = views[place].obstacle {
      remarks.append("ignores touches: \(obstacle.sentence)")
    } else if let shelter = views[place].shelter {
      remarks.append("is not asked: inside \(shelter)")
    }
    if !views[place].recognizers.isEmpty {
      remarks.append("watched by \(Words.list(views[place].recognizers))")
    }
    return remarks
  }

  private func branches() -> [(place: Int, text: String)] {
    var lines: [(place: Int, text: String)] = []
    func add(_ place: Int, prefix: String, branch: String, below: String) {
      lines.append((place, prefix + branch + views[place].name))
      let children = subviews(of: place)
      for child in children {
        let isLast = child == children.last
        add(child, prefix: prefix + below, branch: isLast ? "└── " : "├── ", below: isLast ? "    " : "│   ")
      }
    }
    for place in views.indices where views[place].depth == 0 { add(place, prefix: "", branch: "", below: "") }
    return lines
  }
}

extension CGSize {
  /// The size as text, such as `280 × 400`.
  var text: String {
    "\(NumberText.trimmed(Double(width))) × \(NumberText.trimmed(Double(height)))"
  }
}
