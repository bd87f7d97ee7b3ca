import CheckSupport
import TouchInput
import TouchKit

@testable import ScrollViewDelayExercises

/// Fingers that touch one page after the other, all over it, in milliseconds and points: whole ones, but for the
/// places of fingers on the table.
struct SearchScript: CustomStringConvertible {
  enum Touch {
    /// A finger rests on a place of the table's 240 points, half a point below this one, counted from the upper edge.
    ///
    /// So it is never on the line between two rows, however far the table is scrolled.
    case row(y: Int, x: Int, milliseconds: Int)
    /// A finger taps there some times, quickly.
    case rowTaps(y: Int, x: Int, count: Int)
    /// A finger rests beside, above or below the table.
    case background(x: Int, y: Int, milliseconds: Int)
    /// A finger rests on the button.
    case button(x: Int, y: Int, milliseconds: Int)
    /// A finger drags the table, and rests before it lifts.
    case drag(by: Int, x: Int, y: Int)
    /// A finger lands on the page itself, goes to the right, and lifts: a tap, if it is not far.
    case slip(x: Int, y: Int, by: Int)
    /// A finger throws the table; while it glides, another one taps it, or the page itself.
    case glide(x: Int, y: Int, isOnTheTable: Bool)
    /// No finger: the app moves the table, so that it begins there, and makes it as high as that.
    case tableMoves(to: Int, height: Int)
  }

  /// How the page is repaired, if it is.
  var way: SearchPage.Way?
  var touches: [Touch]
  /// Where the page is on the screen.
  let corner: CGPoint
  /// How many rows the app's own list has, if it is short.
  let rows: Int?
  /// How far the app has scrolled the table at first.
  let start: Int
  /// How high the app has made the rows, and what it has written into the field.
  let rowHeight: Int
  let text: String?
  /// For the n-th touch, whether the keyboard is up, in turns.
  let keyboard: [Bool]

  /// - Parameter count: How many fingers, if that is not random.
  init(_ random: inout SeededGenerator, count: Int? = nil) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    way = number(0...7) == 0 ? nil : SearchPage.Way.allCases[number(0...2)]
    corner = number(0...1) == 0 ? .zero : CGPoint(x: number(0...600), y: number(0...500))
    let fewRows = number(0...3) == 0 ? number(0...3) : nil
    rows = fewRows
    // A short list does not scroll, so a drag would mean something else.
    let choice =
      fewRows == nil ? [0, 0, 0, 1, 2, 2, 3, 4, 5, 6, 6, 7, 8] : [0, 0, 0, 1, 2, 2, 3, 4, 4, 5, 5, 7, 7]
    let heightOfRows = [60, 60, 44, 80][number(0...3)]
    rowHeight = heightOfRows
    text = ["tea", " tea  ", "", nil][number(0...3)]
    keyboard = [[true], [true], [true, false], [false, true, true]][number(0...3)]
    var (top, height) = (80, 240)
    // Now and then many of them.
    let touches = (0..<(count ?? (number(0...15) == 0 ? 12 : number(1...5)))).flatMap { _ -> [Touch] in
      // Nothing near the limits: 0.75 s of the tap, 10 points of the pan, the edges of rows and views.
      let milliseconds = number(0...3) > 0 ? number(20...600) : number(900...1500)
      // Just below the table, just above it, and at its edges.
      let edges: [Touch] = [
        .background(x: number(25...295), y: top + height + number(2...12), milliseconds: milliseconds),
        .background(x: number(25...295), y: number(61...(top - 2)), milliseconds: milliseconds),
        .row(y: number(1...8), x: number(21...299), milliseconds: milliseconds),
        .row(y: height - number(3...9), x: number(21...299), milliseconds: milliseconds),
      ]
      let others: [Touch] = [
        .row(
          y: number(0...3) * 60 + number(5...55), x: [number(21...299), number(21...23), 298][number(0...2)],
          milliseconds: milliseconds),
        .background(x: number(3...17), y: number(95...300), milliseconds: milliseconds),
        .background(
          x: number(5...315), y: number(0...1) == 0 ? number(340...395) : number(448...476),
          milliseconds: milliseconds),
        [
          .background(x: number(303...317), y: number(95...300), milliseconds: milliseconds),
          .background(x: number(144...315), y: number(403...440), milliseconds: milliseconds),
        ][number(0...1)],
        .rowTaps(y: number(0...3) * 60 + number(5...55), x: number(21...299), count: number(2...5)),
        .button(x: number(25...135), y: number(403...440), milliseconds: milliseconds),
        .drag(
          by: number(20...120) * (number(0...3) > 0 ? -1 : 1), x: number(25...295), y: number(130...270)),
        .slip(x: number(5...200), y: number(340...395), by: number(number(0...1) == 0 ? 15...35 : 70...100)),
        number(0...1) == 0
          ? .glide(x: number(5...315), y: number(340...395), isOnTheTable: false)
          : .glide(x: number(25...295), y: number(130...270), isOnTheTable: true),
      ]
      switch number(0...8) {
      case 0, 2:
        let isDown = top < 80
        top = isDown ? number(88...94) : number(66...72)
        // Not as far down as the fingers below it.
        height = number(0...2) == 0 ? 240 : isDown ? 244 : 262
        // What is table now was none before, or the other way around.
        let edge: Touch =
          number(0...1) == 0
          ? .row(y: number(0...1) == 0 ? height - 3 : 1, x: 160, milliseconds: 100)
          : .background(x: 160, y: number(0...1) == 0 ? top - 3 : top + height + 3, milliseconds: 100)
        return [.tableMoves(to: top, height: height), edge]
      case 1: return [edges[number(0...3)]]
      default: return [others[choice[number(0...12)]]]
      }
    }
    // Below the last row it is the table still.
    let end = (fewRows ?? 30) * heightOfRows
    let below: [Touch] =
      end < 200 && random.isTurn(in: 2)
      ? [.row(y: number((end + 5)...230), x: number(21...299), milliseconds: 100)] : []
    self.touches = below + touches
    // Drags must not come to the end of the table.
    let upwards = touches.reduce(0) { way, touch in
      if case .drag(let by, _, _) = touch { way + max(0, -by) } else { way }
    }
    start = fewRows == nil && number(0...1) == 0 ? number(0...max(0, 30 * heightOfRows - 300 - upwards)) : 0
  }

  var description: String {
    let list = rows.map { ["the app's own list has \($0) row\($0 == 1 ? "" : "s")"] } ?? []
    let rowsOfTheApp = rowHeight == 60 ? [] : ["the app has made the rows \(rowHeight) points high"]
    let place = start > 0 ? ["the app has scrolled the table to \(start)"] : []
    return
      ([way?.name ?? "a page that is not repaired"] + list + rowsOfTheApp + place + touches.map(\.description))
      .joined(
        separator: "\n  ")
  }

  /// Fewer fingers; the table moves as before.
  var smaller: [SearchScript] {
    let fingers = touches.indices.filter { if case .tableMoves = touches[$0] { false } else { true } }
    return fingers.shorter.map { kept in
      let left = Set(fingers).subtracting(kept)
      var copy = self
      copy.touches = touches.indices.filter { !left.contains($0) }.map { touches[$0] }
      return copy
    }
  }

  /// What the student's page does wrong, at the first finger that it serves wrongly.
  var complaint: String? {
    let scene = SearchScene(way, at: corner, rows: rows, start: start, rowHeight: rowHeight, text: text)
    if touches.count % 2 == 0 { scene.fillCells() }
    if touches.count % 3 == 0 { scene.surround() }
    var expected = SearchState()
    expected.rows = rows ?? 30
    expected.offset = start
    expected.rowHeight = rowHeight
    for (number, touch) in touches.enumerated() {
      let isKeyboardUp = keyboard[number % keyboard.count]
      expected.follow(touch, after: way)
      if !isKeyboardUp { expected.dismisses = false }
      let (settings, further) = (scene.settings, scene.furtherSettings)
      var actual = scene.state(after: touch, isKeyboardUp: isKeyboardUp)
      (actual.rows, actual.height, actual.rowHeight) = (expected.rows, expected.height, expected.rowHeight)
      if case .tableMoves = touch {
        // At its end, a table that becomes higher may scroll back.
        expected.offset = actual.offset
      } else if let change = scene.change(since: settings, further) {
        return "finger \(number + 1): \(touch)\nexpected: nothing is set anew\ngot:      \(change)"
      }
      if let change = scene.changeOfACell {
        return "finger \(number + 1): \(touch)\nexpected: the cells stay as they are\ngot:      \(change)"
      }
      if let complaint = complaint(about: touch, lifeOfTheTap: scene.lifeOfTheTap) {
        return "finger \(number + 1): \(touch)\n\(complaint)"
      }
      if way == nil, expected.isBelowTheLastRow(touch) { expected.dismisses = actual.dismisses }
      // Whether a shared tap on the button dismisses as well is left open.
      if way == .shareTheTouch, case .button = touch { expected.dismisses = actual.dismisses }
      if case .glide(_, _, let isOnTheTable) = touch {
        // How far it glides, and what a tap that stops it selects, is the engine's business.
        (expected.row, expected.offset) = (actual.row, actual.offset)
        if way == nil || way == .shareTheTouch, isOnTheTable { expected.dismisses = actual.dismisses }
      }
      guard actual != expected else { continue }
      let heard = (scene.lifeOfTheTap + scene.touchesOfTheTable).map { "\n  \($0)" }.joined()
      return """
        finger \(number + 1): \(touch)\(isKeyboardUp ? "" : ", while the keyboard is away")
        expected: \(expected)
        got:      \(actual)
        what happened:\(heard.isEmpty ? " nothing" : heard)
        """
    }
    return nil
  }
}

extension SearchScript {
  /// What the page's tap must hear of a finger on the table, or must not.
  private func complaint(about touch: Touch, lifeOfTheTap life: [String]) -> String? {
    switch touch {
    case .row, .rowTaps, .drag: break
    default: return nil
    }
    let hears = life.contains { $0.hasSuffix("touchesBegan(_:with:)") }
    if hears != (way == .keepOutOfTheTable) { return nil }
    return """
      expected: the page's tap \(hears ? "does not hear" : "hears") of this finger
      got:      it \(hears ? "does" : "does not")
      """
  }
}

extension SearchScript.Touch: CustomStringConvertible {
  var description: String {
    switch self {
    case .row(let y, _, let milliseconds):
      "a finger on the table, \(y).5 below its upper edge, for \(seconds(milliseconds))"
    case .rowTaps(let y, _, let count): "\(count) quick taps on the table, \(y).5 below its upper edge"
    case .background(let x, let y, let milliseconds):
      "a finger on the page at (\(x), \(y)), beside the table, for \(seconds(milliseconds))"
    case .button(_, _, let milliseconds): "a finger on the button for \(seconds(milliseconds))"
    case .tableMoves(let y, let height):
      "no finger: the app moves the table, so that it begins at \(y) and is \(height) points high"
    case .drag(let way, _, _):
      "a drag of the table by \(abs(way)) points \(way < 0 ? "upwards" : "downwards")"
    case .slip(let x, let y, let way):
      "a finger lands on the page at (\(x), \(y)), and lifts \(way) points to the right"
    case .glide(let x, let y, let isOnTheTable):
      """
      a finger throws the table; while it glides, another one taps \(isOnTheTable ? "it" : "the page itself") \
      at (\(x), \(y))
      """
    }
  }

  private func seconds(_ milliseconds: Int) -> String {
    NumberText.trimmed(Double(milliseconds) / 1000) + " s"
  }

  func write(to script: inout TouchScript, on page: SearchPage) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { page.convert(CGPoint(x: x, y: y), to: nil) }
    switch self {
    case .row(let y, let x, let milliseconds):
      let point = place(CGFloat(x), page.table.frame.minY + 0.5 + CGFloat(y))
      script.press(at: point, for: Double(milliseconds) / 1000)
    case .rowTaps(let y, let x, let count):
      script.tap(at: place(CGFloat(x), page.table.frame.minY + 0.5 + CGFloat(y)), count: count)
    case .background(let x, let y, let milliseconds), .button(let x, let y, let milliseconds):
      script.press(at: place(CGFloat(x), CGFloat(y)), for: Double(milliseconds) / 1000)
    case .drag(let way, let x, let y):
      let start = place(CGFloat(x), CGFloat(y))
      script.slowDrag(from: start, to: start + CGPoint(x: 0, y: way), for: 0.064)
    case .slip(let x, let y, let way):
      let start = place(CGFloat(x), CGFloat(y))
      script.slowDrag(from: start, to: start + CGPoint(x: way, y: 0), for: 0.064)
    case .glide(let x, let y, _):
      // To where there is room.
      let isLow = page.table.contentOffset.y > 200
      script.down(at: place(160, 200))
      script.move(to: place(160, isLow ? 260 : 140), for: 0.06)
      script.up()
      script.wait(0.1)
      script.press(at: place(CGFloat(x), CGFloat(y)), for: 0.1)
    case .tableMoves: break
    }
  }
}

/// What shows on a page after a finger.
struct SearchState: Equatable, CustomStringConvertible {
  var row: Int?
  var offset = 0
  var clicks = 0
  /// Whether the last finger has put the keyboard away.
  var dismisses = false
  /// How many rows there are, and how high the table is.
  var rows = 30
  var rowHeight = 60
  var height = 240

  var description: String {
    let selection = row.map { "row \($0) is selected" } ?? "no row is selected"
    let clicking = clicks > 0 ? ", clicks so far: \(clicks)" : ""
    let scrolling = offset != 0 ? ", the table is scrolled to \(offset)" : ""
    return "\(selection), the keyboard \(dismisses ? "goes away" : "stays")\(clicking)\(scrolling)"
  }

  /// What a finger does on a page that is fixed.
  mutating func follow(_ touch: SearchScript.Touch, after way: SearchPage.Way?) {
    dismisses = false
    switch touch {
    case .row(let y, _, let milliseconds):
      // Not repaired, a tap takes the finger from the row.
      let isTap = milliseconds < 750
      if way != nil || !isTap { select(y) }
      dismisses = (way == nil || way == .shareTheTouch) && isTap
    case .rowTaps(let y, _, _):
      if way != nil { select(y) }
      dismisses = way == nil || way == .shareTheTouch
    case .background(_, _, let milliseconds): dismisses = milliseconds < 750
    case .button: clicks += 1
    case .slip(_, _, let way): dismisses = way < 40
    case .glide(_, _, let isOnTheTable): dismisses = !isOnTheTable
    case .drag(let way, _, _):
      // The first 10 points do not scroll, and what is pulled beyond the top comes back.
      offset = min(max(0, offset - way + (way < 0 ? -10 : 10)), max(0, rows * rowHeight - height))
    case .tableMoves(_, let height): self.height = height
    }
  }

  /// Whether a finger is on the table, but on no row.
  func isBelowTheLastRow(_ touch: SearchScript.Touch) -> Bool {
    switch touch {
    case .row(let y, _, _), .rowTaps(let y, _, _): (offset + y) / rowHeight >= rows
    default: false
    }
  }

  /// Below the last row there is nothing to select.
  private mutating func select(_ y: Int) {
    let number = (offset + y) / rowHeight
    if number < rows { row = number }
  }
}
