extension StateMachineFigure {
  /// The figure as an SVG document for light and dark pages, with its alternative text inside.
  ///
  /// - Parameter identifier: Different for each figure of a page: the names of its title and description begin
  ///   with it.
  public func svg(identifier: String = "machine") -> String {
    let drawing = StateMachineDrawing(self)
    return SVG.document(
      size: drawing.size, identifier: identifier, title: title, description: alternativeText,
      style: StateMachineDrawing.style, elements: drawing.elements())
  }
}

/// Draws each machine below the one before: good news in a row, what stops a gesture below it.
private struct StateMachineDrawing {
  private typealias State = UIGestureRecognizer.State

  private let figure: StateMachineFigure
  private let height: CGFloat = 176
  private let box = CGSize(width: 84, height: 34)

  init(_ figure: StateMachineFigure) { self.figure = figure }

  var size: CGSize {
    CGSize(width: SVG.pageWidth, height: height * CGFloat(max(figure.machines.count, 1)) + 8)
  }

  func elements() -> [String] {
    figure.machines.enumerated().flatMap { number, machine in
      SVG.shifted(elements(of: machine), down: height * CGFloat(number))
    }
  }

  private func elements(of machine: StateMachineFigure.Machine) -> [String] {
    ["<text class=\"strong\" x=\"12\" y=\"24\">\(SVG.escaped(machine.name))</text>"]
      + machine.changes.map { arrow($0) } + machine.states.map { state($0) }
  }

  private func middle(of state: State) -> CGPoint {
    switch state {
    case .possible: CGPoint(x: 54, y: 72)
    case .began: CGPoint(x: 146, y: 72)
    case .changed: CGPoint(x: 241, y: 72)
    case .ended: CGPoint(x: 338, y: 72)
    case .failed: CGPoint(x: 54, y: 146)
    case .cancelled: CGPoint(x: 241, y: 146)
    }
  }

  private func state(_ state: State) -> String {
    let middle = middle(of: state)
    let mark = StateMark(rawValue: state.text) ?? .possible
    let corner =
      "\(SVG.attribute("x", middle.x - box.width / 2)) \(SVG.attribute("y", middle.y - box.height / 2))"
    return "<rect class=\"state\" \(corner) \(SVG.attribute("width", box.width))"
      + " \(SVG.attribute("height", box.height)) rx=\"8\"/>"
      + mark.element(at: CGPoint(x: middle.x - box.width / 2 + 12, y: middle.y))
      + "<text \(SVG.attribute("x", middle.x - box.width / 2 + 21)) \(SVG.attribute("y", middle.y + 4))>\(state.text)</text>"
  }

  private func arrow(_ change: StateMachineFigure.Change) -> String {
    let (start, end) = (middle(of: change.start), middle(of: change.end))
    let (half, up) = (box.width / 2, box.height / 2)
    if change.start == change.end {
      return path(
        "M\(SVG.number(start.x - 14)) \(SVG.number(start.y - up))c-4 -26 32 -26 28 -4",
        tip: CGPoint(x: start.x + 14, y: start.y - up), turned: 90)
    }
    if start.y == end.y, end.x - start.x > 110 {
      // Over the boxes in between.
      let (from, to) = (CGPoint(x: start.x, y: start.y - up), CGPoint(x: end.x, y: end.y - up))
      return path(
        "M\(SVG.number(from.x)) \(SVG.number(from.y))C\(SVG.number(from.x)) \(SVG.number(from.y - 34)) \(SVG.number(to.x)) \(SVG.number(to.y - 34)) \(SVG.number(to.x)) \(SVG.number(to.y - 6))",
        tip: to, turned: 90)
    }
    if start.y == end.y {
      let tip = CGPoint(x: end.x - half, y: end.y)
      return path(
        "M\(SVG.number(start.x + half)) \(SVG.number(start.y))H\(SVG.number(tip.x - 6))", tip: tip, turned: 0)
    }
    let shift: CGFloat = end.x > start.x ? -24 : 0
    let tip = CGPoint(x: end.x + shift, y: end.y - up)
    return path(
      "M\(SVG.number(start.x)) \(SVG.number(start.y + up))C\(SVG.number(start.x)) \(SVG.number(start.y + up + 24)) \(SVG.number(tip.x)) \(SVG.number(tip.y - 24)) \(SVG.number(tip.x)) \(SVG.number(tip.y - 6))",
      tip: tip, turned: 90)
  }

  private func path(_ line: String, tip: CGPoint, turned angle: Int) -> String {
    "<path class=\"change\" d=\"\(line)\"/>"
      + "<path class=\"change-head\" transform=\"translate(\(SVG.number(tip.x)) \(SVG.number(tip.y))) rotate(\(angle))\" d=\"M0 0l-8 -4v8Z\"/>"
  }

  static let style = """
    .touch-figure .state { fill: var(--panel); stroke: var(--edge); stroke-width: 2; }
    .touch-figure .change { fill: none; stroke: var(--ink); stroke-width: 2; }
    .touch-figure .change-head { fill: var(--ink); }
    """
}
