extension TouchFirst {
  /// The first page's: the row that hears nothing.
  static let deadRow = TouchFirst(
    figure: "dead-row", invitation: "Tap a row.",
    label: "A phone with a table, Row 0 to Row 2, and a button below it",
    drawing: (0..<3).map { row in
      "<rect class=\"l-cell\" x=\"20\" y=\"\(40 + row * 80)\" width=\"280\" height=\"79\"/>"
        + "<text x=\"36\" y=\"\(85 + row * 80)\">Row \(row)</text>"
    }.joined() + """
      <rect class="l-frame" x="20" y="40" width="280" height="240" rx="10"/>\
      <rect class="l-button" x="90" y="340" width="140" height="60" rx="14"/><text class="l-center" x="160" y="375">Button</text>\
      <text class="l-center l-quiet" x="160" y="450">the page behind</text>
      """,
    target: (160, 160, "Tap a row"), says: "Four things to find:",
    outcome: list([
      ("quick", "A quick tap:", "the row hears nothing."),
      ("short", "A short press:", "the row only lights up."),
      ("long", "A long press:", "the row is selected."),
      ("button", "The button:", "it’s clicked at once."),
    ]), isFirst: true)

  /// Chapter 2's: the round button that sticks out of its bar.
  static let roundButton = TouchFirst(
    figure: "round-button", invitation: "Tap the button at its top. Then at its bottom.",
    label: "A phone with a table, and a bar below it. A round button in the bar sticks out over the table.",
    drawing: """
      <rect class="l-plain" x="2" y="2" width="316" height="416" rx="26"/>\
      \((1..<7).map { "<path class=\"l-lane\" d=\"M16 \($0 * 60)H304\"/>" }.joined())\
      <text class="l-center l-quiet" x="160" y="36">the table</text>\
      <path class="l-plain l-third" d="M2 420H318V452a26 26 0 0 1 -26 26H28a26 26 0 0 1 -26 -26z"/>\
      <text x="22" y="456">the bar</text><circle class="l-button" cx="160" cy="425" r="45"/>\
      <text class="l-center" x="160" y="452">Button</text><path class="l-limit" d="M8 420H312"/>
      """,
    target: (160, 400, "Tap the button at its top"), says: "Tap the button at its top.",
    outcome: """
      <div class="live-panel"><svg style="height:136px" aria-hidden="true">\
      \(["The bar", "The button", "The table"].enumerated().map { rung($1, at: $0, isInside: $0 == 1) }.joined())\
      </svg></div>
      """)

  /// Chapter 5's: a button in a blue view, and a recognizer on one of them.
  static let twoLogs = TouchFirst(
    figure: "two-logs", invitation: "Tap the button. Who acts?",
    label: "A phone with a blue view that has a tap recognizer, and a button in the view",
    drawing: """
      <rect class="l-blue" x="20" y="100" width="280" height="360" rx="14"/><text class="l-center" x="160" y="132">the blue view\
      <tspan x="160" dy="24">with the recognizer</tspan></text>\
      <rect class="l-button" x="110" y="215" width="100" height="50" rx="12"/><text class="l-center" x="160" y="246">Button</text>
      """,
    target: (160, 240, "Tap the button"), says: "Two things to find:",
    outcome: list([
      ("view", "The recognizer on the view:", "the button acts."),
      ("button", "The recognizer on the button:", "the recognizer acts."),
    ]),
    switches: """
      <div class="live-switches"><span class="live-choice"><span class="live-words">The recognizer is on</span>\
      <span class="live-group"><button type="button" aria-pressed="true">the view</button>\
      <button type="button" aria-pressed="false">the button</button></span></span></div>
      """)

  /// What there is to find, in the words of the figure's script.
  private static func list(_ finds: [(name: String, what: String, result: String)]) -> String {
    let items = finds.map { "<li data-find=\"\($0)\"><b>\($1)</b> <span>\($2)</span></li>" }
    return "<ol class=\"live-finds\">\(items.joined())</ol>"
  }

  private static func rung(_ name: String, at place: Int, isInside: Bool) -> String {
    let (x, y) = (isInside ? 28 : 0, 4 + place * 44)
    return """
      <g class="l-rung l-rung-not"><rect x="\(2 + x)" y="\(y)" width="\(138 - x)" height="34" rx="8"/>\
      <text class="l-name" x="\(14 + x)" y="\(y + 22)">\(name)</text></g>
      """
  }
}
