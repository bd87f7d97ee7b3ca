import Chance

extension FuzzFailure {
  /// The same failure with everything left out that it does not need.
  ///
  /// - Parameter attempts: How many smaller cases are tried at most.
  public func shrunk(fault: Fault? = nil, attempts: Int = 4000) -> FuzzFailure {
    var best = self
    (best.plan, best.problem, _) = Shrinking.smallest(
      of: plan, problem, tries: attempts, shrink: \.smaller
    ) { plan in
      let found = plan.run(.repeated, fault: fault).problem
      return found?.rule == problem.rule ? found : nil
    }
    return best
  }
}

extension FuzzCase {
  /// Cases with less: halves, quarters and single things left out.
  var smaller: [FuzzCase] {
    var cases: [FuzzCase] = []
    func add(_ change: (inout FuzzCase) -> Void) {
      var copy = self
      change(&copy)
      cases.append(copy)
    }
    func leaveOut<Thing>(_ list: WritableKeyPath<FuzzCase, [Thing]>) {
      for shorter in self[keyPath: list].shorter { add { $0[keyPath: list] = shorter } }
    }
    leaveOut(\.steps)
    leaveOut(\.reactions)
    leaveOut(\.recognizers)
    leaveOut(\.relations)
    leaveOut(\.views)
    for place in steps.indices {
      leaveOut(\.steps[place].contacts)
      leaveOut(\.steps[place].changes)
      if steps[place].pause > 0 { add { $0.steps[place].pause = 0 } }
    }
    for place in views.indices { leaveOut(\.views[place].traits) }
    for place in recognizers.indices { leaveOut(\.recognizers[place].traits) }
    if apps > 1 { add { $0.apps = 1 } }
    if profile != .iOS6 { add { $0.profile = .iOS6 } }
    return cases
  }

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
