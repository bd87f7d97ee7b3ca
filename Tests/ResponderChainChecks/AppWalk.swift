import CheckSupport
import TouchKit

/// The four tools in an app in which one thing happens after the other.
struct AppWalk {
  /// What the case is made of.
  private let random: SeededGenerator
  private let mayRunInCircles: Bool
  private var stepCount = 5

  init(mayRunInCircles: Bool, _ random: inout SeededGenerator) {
    self.mayRunInCircles = mayRunInCircles
    self.random = random
  }

  var smaller: [AppWalk] {
    guard stepCount > 0 else { return [] }
    var example = self
    example.stepCount -= 1
    return [example]
  }

  var complaint: String? {
    var random = random
    var app: RandomApp? = RandomApp(&random, mayRunInCircles: mayRunInCircles)
    return app.flatMap { complaint(in: $0, &random) } ?? RandomApp.complaintAboutMemory(of: &app)
  }

  private func complaint(in app: RandomApp, _ random: inout SeededGenerator) -> String? {
    var happened: [String] = []
    for step in 0...stepCount {
      if step > 0 { happened += (0..<3).map { _ in app.change() }.filter { $0 != "nothing" } }
      let told = happened.isEmpty ? "" : "after this: \(happened.joined(separator: "; "))\n"
      let (settings, state) = (app.settings, app.state)
      for _ in 0..<14 {
        let (start, other) = (app.pick(&random), app.pick(&random))
        let (tool, used) = (random.pick(WalkTool.allCases), random.pick(WalkTool.allCases))
        let wanted = random.pick(random.once(in: 2) ? Wanted.everywhere : Wanted.ofApps)
        let chain = BuiltHierarchy.picture(from: start)
        // Someone may write an override of `next` with one of the tools.
        app.journal.whenAsked = { used.use(from: $0.part.detour ?? other, meeting: start, wanting: wanted) }
        let complaint = tool.complaint(from: start, meeting: other, wanting: wanted, app.journal.budget)
        app.journal.whenAsked = { _ in }
        if let complaint { return "\(told)the chain: \(chain)\n\(complaint)" }
      }
      let change = app.settings.change(since: settings)
      let changed = zip(state, app.state).first { $0 != $1 }.map { "\($1); before, \($0)" }
      if let complaint = app.complaintAboutDeparted() { return told + complaint }
      guard let difference = change ?? changed else { continue }
      return "\(told)the tools were used\nexpected: nothing changes\ngot:      \(difference)"
    }
    return nil
  }
}
