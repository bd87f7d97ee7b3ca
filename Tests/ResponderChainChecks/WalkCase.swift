import CheckSupport
import TouchKit

@testable import ResponderChainExercises

/// A forest, two places in it, and one of the four tools.
struct WalkCase {
  let tool: WalkTool
  var forest: Hierarchy
  var start: Int
  var other: Int
  /// Whether the walk begins at the controller of a view that has one.
  let startsAtController: Bool
  /// Whether the other is the controller of a view that has one.
  let meetsController: Bool
  let wanted: Wanted

  init(
    _ tool: WalkTool, hasDetours: Bool, isCircular: Bool, size: ClosedRange<Int> = 2...9,
    _ random: inout SeededGenerator
  ) {
    self.tool = tool
    var forest = Hierarchy(
      &random, size: size, hasDetours: hasDetours && !isCircular, isTree: size.lowerBound > 9)
    let start =
      isCircular && random.once(in: 2)
      ? forest.nodes.count - 1 : Int.random(in: forest.nodes.indices, using: &random)
    other = Int.random(in: forest.nodes.indices, using: &random)
    if isCircular {
      let path = Array(sequence(first: start) { forest.nodes[$0].parent })
      // Some circles lead through everything, from the start to the end and back.
      let end = random.once(in: 2) ? path.count - 1 : Int.random(in: path.indices, using: &random)
      forest.nodes[path[end]].detour = path[random.once(in: 2) ? 0 : Int.random(in: 0...end, using: &random)]
      if random.once(in: 2) { other = random.pick(path) }
    }
    self.forest = forest
    self.start = start
    startsAtController = random.once(in: 4)
    meetsController = random.once(in: 3)
    wanted = random.pick(Wanted.ofHierarchies)
  }

  var smaller: [WalkCase] {
    let removals = forest.nodes.indices.filter { $0 != start && $0 != other }.compactMap { index in
      forest.removing(index).map { forest in
        var example = self
        example.forest = forest
        if index < start { example.start -= 1 }
        if index < other { example.other -= 1 }
        return example
      }
    }
    let plainer = forest.plainer.map { forest in
      var example = self
      example.forest = forest
      return example
    }
    return removals + plainer
  }

  var picture: String {
    let built = BuiltHierarchy(forest)
    let responder = built.responder(start, orController: startsAtController)
    var starts = [("the chain", responder)]
    if tool == .common { starts.append(("the other", built.responder(other, orController: meetsController))) }
    var lines: [String] = []
    for (name, start) in starts {
      lines.append("  \(name): \(BuiltHierarchy.picture(from: start))")
      for case let view as DetourView in BuiltHierarchy.walk(from: start).chain {
        guard let detour = view.detour else { continue }
        let line =
          "  \(view.traceName) overrides next: it leads to \(detour === view ? "itself" : detour.traceName)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Uses the tool, and says what is wrong with its answer.
  var complaint: String? { complaint(in: BuiltHierarchy(forest)) }

  /// The same after the view is put into another one, or out of all.
  var complaintAfterAChange: String? {
    let built = BuiltHierarchy(forest)
    if let complaint = complaint(in: built) { return complaint }
    // Any view of the chain, the first, the last or one between.
    let chain = BuiltHierarchy.walk(from: built.responder(start, orController: startsAtController)).chain
    let views = chain.compactMap { $0 as? DetourView }
    let (view, page) = (views.isEmpty ? built.views[start] : views[other % views.count], CardView())
    page.traceName = "CardView that came last"
    view.detour = page
    return complaint(in: built).map {
      "after \(view.traceName) has got another next, \(page.traceName)\n\($0)"
    }
  }

  private func complaint(in built: BuiltHierarchy) -> String? {
    let responder = built.responder(start, orController: startsAtController)
    let other = built.responder(other, orController: meetsController)
    return tool.complaint(from: responder, meeting: other, wanting: wanted, built.budget)
  }
}
