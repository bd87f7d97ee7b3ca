/// A source of event code, changed for the engine by the rules of the appendix.
struct Port {
  /// The changed source.
  let text: String
  /// What no rule can change.
  let leftovers: [Leftover]

  init(_ original: String) {
    let source = Source(original)
    leftovers = Leftover.find(in: source)
    var text = source.text
    let defaults = ObjectiveCProtocol.defaults(in: source)
    // Each rule sees what the rules before it have written.
    for rule in Rule.allCases {
      let now = Source(text)
      text = now.replacing(rule.edits(of: now))
    }
    // No empty line more than the source has, and one before what is added.
    if !defaults.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    self.text = text + defaults
  }
}
