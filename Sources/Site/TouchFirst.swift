/// The first page as it's read on a screen: before any other word, its live figure, asleep until it's touched.
enum TouchFirst {
  static let figure = "dead-row"

  /// The page with its figure on top; on paper, and where no live figures were built, the page stays as it is.
  static func html(of body: String) -> String {
    let name = "<figure class=\"live\" data-live=\"\(figure)\""
    guard let start = body.firstRange(of: name),
      let end = body[start.upperBound...].firstRange(of: "</figure>"),
      let open = body[start.upperBound...].firstIndex(of: ">")
    else { return body }
    let drawing = body[body.index(after: open)..<end.lowerBound]
    return """
      <div class="live-top"><p class="live-invite">Tap a row.</p>
      \(name) data-wait>\(sleeping)<div class="live-still" \(body[start.upperBound..<open])>\(drawing)</div></figure></div>
      """ + body[..<start.lowerBound] + body[end.upperBound...]
  }

  /// What there is to find, in the words of the figure's script.
  static let finds = [
    ("quick", "A quick tap:", "the row hears nothing."),
    ("short", "A short press:", "the row only lights up."),
    ("long", "A long press:", "the row is selected."),
    ("button", "The button:", "it’s clicked at once."),
  ]

  /// The figure as its script draws it before the first touch, so that nothing moves when it wakes.
  private static var sleeping: String {
    let rows = (0..<3).map { row in
      "<rect class=\"l-cell\" x=\"20\" y=\"\(40 + row * 80)\" width=\"280\" height=\"79\"/>"
        + "<text x=\"36\" y=\"\(85 + row * 80)\">Row \(row)</text>"
    }
    let list = finds.map { "<li data-find=\"\($0)\"><b>\($1)</b> <span>\($2)</span></li>" }
    return """
      <div class="live-root live-small"><div class="live-stage"><div class="live-phone">\
      <div class="live-screen live-taps" role="img" aria-label="A phone with a table, Row 0 to Row 2, and a button below it">\
      <svg viewBox="-6 -6 332 492" aria-hidden="true"><rect class="l-glass" width="320" height="480" rx="28"/>\
      \(rows.joined())<rect class="l-frame" x="20" y="40" width="280" height="240" rx="10"/>\
      <rect class="l-button" x="90" y="340" width="140" height="60" rx="14"/><text class="l-center" x="160" y="375">Button</text>\
      <text class="l-center l-quiet" x="160" y="450">the page behind</text>\
      <circle class="l-ring" cx="160" cy="160" r="22"/><text class="l-invite" x="160" y="202">Tap a row</text>\
      <rect class="l-edge" x="-1" y="-1" width="322" height="482" rx="29"/></svg></div></div>\
      <div class="live-outcome"><p class="live-say">Four things to find:</p><ol class="live-finds">\(list.joined())</ol>\
      <ol class="live-log" aria-label="Log"></ol></div></div><div class="live-bar"></div></div>
      """
  }
}
