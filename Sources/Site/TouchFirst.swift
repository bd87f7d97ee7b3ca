/// A live figure that comes before a page's first paragraph: asleep, it's the picture that its script draws first, so
/// that nothing moves when it wakes.
struct TouchFirst {
  /// The name of the figure.
  let figure: String
  /// What to do, in a line above the figure.
  let invitation: String
  /// What the picture shows, for people who listen.
  let label: String
  /// What is drawn on the phone.
  let drawing: String
  /// Where the drawing asks for a finger, and in which words.
  let target: (x: Int, y: Int, words: String)
  /// The sentence below the phone.
  let says: String
  /// What stands between the sentence and the log.
  let outcome: String
  /// The switch below them, if there's one to see.
  var switches = ""
  /// Whether it comes before the title, too, and sleeps until it's touched; others wake when they are near.
  var isFirst = false

  /// A page as it's read on a screen; on paper, and where no live figures were built, the page stays as it is.
  static func html(of body: String) -> String {
    for opening in [deadRow, roundButton, twoLogs] {
      if let html = opening.html(of: body) { return html }
    }
    return body
  }

  /// The page with this figure asleep in place of its drawing, or `nil` if the page doesn't have the figure.
  private func html(of body: String) -> String? {
    guard let start = body.firstRange(of: "<figure class=\"live\" data-live=\"\(figure)\""),
      let open = body[start.upperBound...].firstIndex(of: ">"),
      let end = body[open...].firstRange(of: "</figure>")
    else { return nil }
    let still = body[body.index(after: open)..<end.lowerBound]
    let top = """
      <div class="live-top"><p class="live-invite">\(invitation)</p>
      \(body[start.lowerBound..<open])\(isFirst ? " data-wait" : "")><div class="live-still">\(still)</div>\
      \(asleep)</figure></div>
      """
    let before = body[..<start.lowerBound]
    var after = body[end.upperBound...]
    if isFirst { return top + before + after }
    // The line below the drawing sends readers of paper here.
    if after.hasPrefix("\n<p>"), let line = after.firstRange(of: "</p>") { after = after[line.upperBound...] }
    return before + top + after
  }

  private var asleep: String {
    """
    <div class="live-root live-small"><div class="live-stage"><div class="live-phone">\
    <div class="live-screen live-taps" role="img" aria-label="\(label)">\
    <svg viewBox="-6 -6 332 492" aria-hidden="true"><rect class="l-glass" width="320" height="480" rx="28"/>\(drawing)\
    <circle class="l-ring" cx="\(target.x)" cy="\(target.y)" r="22"/>\
    <text class="l-invite" x="\(target.x)" y="\(target.y + (target.y > 300 ? -32 : 42))">\(target.words)</text>\
    <rect class="l-edge" x="-1" y="-1" width="322" height="482" rx="29"/></svg></div></div>\
    <div class="live-outcome"><p class="live-say">\(says)</p>\(outcome)\
    <ol class="live-log" aria-label="Log"></ol></div></div>\(switches)<div class="live-bar"></div></div>
    """
  }
}
