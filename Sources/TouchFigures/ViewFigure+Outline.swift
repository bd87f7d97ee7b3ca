extension ViewFigure {
  /// The trees as an outline, one line per view: its frame, and in words why fingers do not find it, that it is the
  /// hit view, and which recognizers watch it.
  ///
  /// Remarks that do not fit beside the frame stand below it.
  public func outline(columns: Int = 96) -> String {
    let lines = branches()
    let width = lines.map { $0.text.count }.max() ?? 0
    return lines.map { line in
      let view = views[line.place]
      let frame = "\(view.frame.origin.text) \(view.frame.size.text)"
      var start = Words.padded(line.text, to: width) + "  " + frame
      var remarks = remarks(on: line.place)
      let whole = start + remarks.map { "  \($0)" }.joined()
      if whole.count <= columns { return whole + "\n" }
      if start.count > columns {
        start = line.text
        remarks.insert(frame, at: 0)
      }
      let room = columns - line.below.count
      let below = remarks.flatMap { Words.wrapped($0, to: room) }.map { line.below + $0 + "\n" }
      return start + "\n" + below.joined()
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

  /// A line for each view, with what stands below it in front of its remarks.
  private func branches() -> [(place: Int, text: String, below: String)] {
    var lines: [(place: Int, text: String, below: String)] = []
    func add(_ place: Int, prefix: String, branch: String, below: String) {
      let children = subviews(of: place)
      let text = prefix + branch + views[place].name
      lines.append((place, text, prefix + below + (children.isEmpty ? "    " : "│   ")))
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
