/// Where the book shows what a lab does: its logs, and the figures that a reader can touch.
struct Runs {
  /// The addresses of logs, by what stands behind `swift run` in their first lines.
  private var logs: [String: String] = [:]
  /// The addresses of live figures, by their names.
  private var figures: [String: String] = [:]

  /// Takes in what a page shows.
  mutating func add(_ body: String, at address: String) {
    for match in body.matches(of: /<pre id="([^"]*)"[^>]*><code><span class="command">\$ swift run ([^<]*)</)
    {
      let scenario = Runs.scenario(of: String(match.2))
      if logs[scenario] == nil { logs[scenario] = "\(address)#\(match.1)" }
    }
    for match in body.matches(of: /<figure class="live" data-live="([^"]*)" id="([^"]*)"/)
    where figures[String(match.1)] == nil {
      figures[String(match.1)] = "\(address)#\(match.2)"
    }
  }

  /// The lab and its scenario, without options.
  private static func scenario(of command: String) -> String {
    command.split(separator: " ").prefix(2).joined(separator: " ")
  }

  /// A command as HTML, with the ways to its log and to the figure that plays the same.
  func links(to command: String) -> String {
    let code = "<code>swift run \(command)</code>"
    let lab = command.prefix { $0 != " " }
    let log = logs[Runs.scenario(of: command)].map { " · <a href=\"\($0)\">its log</a>" }
    let figure = Runs.figure(of: lab).flatMap { figures[$0] }.map {
      "<a href=\"\($0)\">a figure to touch</a> · "
    }
    return (figure ?? "") + code + (log ?? "")
  }

  private static func figure(of lab: Substring) -> String? {
    switch lab {
    case "system-path-lab": "path"
    case "hit-testing-lab": "hit-testing"
    case "responder-chain-lab": "chain"
    case "recognizers-lab": "recognizers"
    case "controls-lab": "controls"
    case "scroll-delay-lab": "scroll-delay"
    default: nil
    }
  }
}
