extension FuzzFailure {
  /// The same failure with everything left out that it does not need.
  ///
  /// - Parameter attempts: How many smaller cases are tried at most.
  public func shrunk(fault: Fault? = nil, attempts: Int = 4000) -> FuzzFailure {
    var shrinker = Shrinker(best: self, fault: fault, left: attempts)
    shrinker.shrink()
    return shrinker.best
  }
}

/// Leaves out halves, quarters and single things for as long as the same rule stays broken.
private struct Shrinker {
  var best: FuzzFailure
  let fault: Fault?
  var left: Int

  mutating func shrink() {
    var size = Int.max
    while size > best.plan.size, left > 0 {
      size = best.plan.size
      leaveOut(\.steps)
      leaveOut(\.reactions)
      leaveOut(\.recognizers)
      leaveOut(\.relations)
      leaveOut(\.views)
      for place in best.plan.steps.indices {
        leaveOut(\.steps[place].contacts)
        leaveOut(\.steps[place].changes)
        attempt { $0.steps[place].pause = 0 }
      }
      for place in best.plan.views.indices { leaveOut(\.views[place].traits) }
      for place in best.plan.recognizers.indices { leaveOut(\.recognizers[place].traits) }
      attempt { $0.apps = 1 }
      attempt { $0.profile = .iOS6 }
    }
  }

  private mutating func leaveOut<Thing>(_ list: WritableKeyPath<FuzzCase, [Thing]>) {
    var length = max(best.plan[keyPath: list].count, 1)
    while length > 0 {
      var start = 0
      while start < best.plan[keyPath: list].count {
        let end = min(start + length, best.plan[keyPath: list].count)
        let isBroken = attempt { $0[keyPath: list].removeSubrange(start..<end) }
        if !isBroken { start = end }
      }
      length /= 2
    }
  }

  /// Tries a smaller case, and takes it if it breaks the same rule.
  @discardableResult
  private mutating func attempt(_ change: (inout FuzzCase) -> Void) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    var plan = best.plan
    change(&plan)
    guard let problem = plan.run(.repeated, fault: fault).problem, problem.rule == best.problem.rule else {
      return false
    }
    best.plan = plan
    best.problem = problem
    return true
  }
}

extension FuzzCase {
  /// How many things the case is made of.
  public var size: Int {
    let steps = steps.reduce(steps.count) {
      $0 + $1.contacts.count + $1.changes.count + ($1.pause > 0 ? 1 : 0)
    }
    let views = views.reduce(views.count) { $0 + $1.traits.count }
    let recognizers = recognizers.reduce(recognizers.count) { $0 + $1.traits.count }
    return steps + views + recognizers + relations.count + reactions.count
  }
}
