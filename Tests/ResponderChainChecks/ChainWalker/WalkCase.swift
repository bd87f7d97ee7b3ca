import CheckSupport
import TouchKit

/// An app, and which tools are used in it.
struct WalkCase {
  let tools: [WalkTool]
  var plan: ChainApp.Plan
  /// How often something happens in between.
  var changes = 0

  /// One page, and one tool or all.
  static func onAPage(
    _ tools: [WalkTool], detours: ChainApp.Plan.Detours, changes: Int, _ random: inout SeededGenerator
  ) -> WalkCase {
    var example = WalkCase(tools: tools, plan: .init(&random), changes: changes)
    example.plan.detours = detours
    return example
  }

  var smaller: [WalkCase] {
    (changes > 0 ? [WalkCase(tools: tools, plan: plan, changes: changes - 1)] : [])
      + plan.smaller.map { WalkCase(tools: tools, plan: $0, changes: changes) }
  }

  /// Uses the tools, and says what is wrong.
  var complaint: String? {
    var app: ChainApp? = ChainApp(plan)
    return app.flatMap { plan.isLarge ? complaint(inLarge: $0) : complaint(in: $0) }
      ?? ChainApp.complaintAboutMemory(of: &app)
  }

  /// From every responder of the page.
  private func complaint(in app: ChainApp) -> String? {
    var random = plan.random
    var happened: [String] = []
    let innermost = app.views[app.views.count - 1]
    let starts: [UIResponder] = plan.isDeep ? [innermost, app.windows[0]] : app.views + app.controllers
    for step in 0...changes {
      if step > 0 { happened += app.change().map { [$0] } ?? [] }
      for (start, tool) in starts.flatMap({ start in tools.map { (start, $0) } }) {
        for _ in 0..<(tool == .nearest || tool == .common ? plan.isDeep ? 2 : 4 : 1) {
          let wanted = random.pick(Wanted.some)
          let other = plan.isDeep && start !== innermost ? innermost : random.pick(app.responders)
          if let complaint = tool.complaint(from: start, meeting: other, wanting: wanted, in: app) {
            return after(happened) + complaint
          }
        }
      }
    }
    return nil
  }

  /// From some responders of the app, some of which use the tools themselves when they are asked what comes next.
  private func complaint(inLarge app: ChainApp) -> String? {
    var random = plan.random
    var happened: [String] = []
    for step in 0...changes {
      if step > 0 { happened += (0..<3).compactMap { _ in app.change() } }
      let before = app.state
      for _ in 0..<14 {
        let (start, other) = (app.pick(&random), app.pick(&random))
        let (tool, used) = (random.pick(tools), random.pick(WalkTool.allCases))
        let wanted = random.pick(random.once(in: 2) ? Wanted.everywhere : Wanted.all)
        app.log.whenAsked = { used.use(from: $0.part.detour ?? other, meeting: start, wanting: wanted) }
        let complaint = tool.complaint(from: start, meeting: other, wanting: wanted, in: app)
        app.log.whenAsked = { _ in }
        if let complaint { return after(happened) + complaint }
      }
      if let complaint = app.complaintAboutDeparted() { return after(happened) + complaint }
      guard let change = app.change(since: before) else { continue }
      return after(happened) + "the tools were used\nexpected: nothing changes\ngot:      \(change)"
    }
    return nil
  }

  private func after(_ happened: [String]) -> String {
    happened.isEmpty ? "" : "after this: \(happened.joined(separator: "; "))\n"
  }
}
