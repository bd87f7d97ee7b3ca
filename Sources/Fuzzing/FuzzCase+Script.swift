import TouchKit

extension FuzzFailure {
  /// What was broken, how, and how to see it again.
  public func report(seed: UInt64) -> String {
    """
    \(problem)
      again: make fuzz SEED=\(seed) CASE=\(number)

    \(plan.script)
    """
  }
}

extension FuzzCase {
  /// The case as a text that resembles Swift, from which a test can be written.
  public var script: String {
    var lines = ["let device = Device(profile: .\(profile.name), screen: CGSize(width: 512, height: 512))"]
    if apps > 1 { lines.append("// \(apps) apps; app0 is in front") }
    for view in views { lines += view.script(apps: apps) }
    for recognizer in recognizers { lines += recognizer.script }
    for relation in relations {
      lines.append("recognizer\(relation.waiting).require(toFail: recognizer\(relation.failing))")
    }
    for reaction in reactions {
      lines.append("// \(reaction.moment.words), time \(reaction.turn):")
      lines.append("//   \(reaction.change)")
    }
    for (place, step) in steps.enumerated() { lines += step.script(place) }
    return lines.joined(separator: "\n")
  }
}

extension ViewPlan {
  fileprivate func script(apps: Int) -> [String] {
    let place = "CGRect(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
    var lines = ["let \(title) = \(className)(frame: \(place))"]
    if apps > 1 { lines[0] += "  // in app\(app)" }
    if let superview {
      lines[0] += "; views[\(superview)].addSubview(\(title))"
    } else {
      lines[0] += "; \(title).makeKeyAndVisible()"
    }
    for trait in traits { lines.append("\(title): \(trait)") }
    return lines
  }
}

extension RecognizerPlan {
  fileprivate var script: [String] {
    ["let \(title) = \(RecognizerKind.all[kind].name); views[\(view)].addGestureRecognizer(\(title))"]
      + traits.map { trait in
        switch trait {
        case .leavesTouches: "\(title).cancelsTouchesInView = false"
        case .delaysBegan: "\(title).delaysTouchesBegan = true"
        case .passesEnded: "\(title).delaysTouchesEnded = false"
        case .disabled: "\(title).isEnabled = false"
        case .delegate(let seed): "\(title).delegate = RandomDelegate(seed: \(seed))"
        }
      }
  }
}

extension Reaction.Moment {
  fileprivate var words: String {
    switch self {
    case .view(let id, let phase): "when view\(id) hears \(phase)"
    case .recognizer(let id, let phase): "when recognizer\(id) hears \(phase)"
    case .action(let id): "in the action of recognizer\(id)"
    case .reset(let id): "in reset() of recognizer\(id)"
    case .control(let id): "when view\(id) sends an event"
    case .scroll(let id): "when view\(id) tells its delegate something"
    case .hitTest(let id): "when view\(id) is hit-tested"
    case .layout(let id): "when view\(id) lays out its subviews"
    case .rows(let id): "when table view\(id) asks for rows"
    case .question(let id): "when the delegate of recognizer\(id) is asked"
    }
  }
}

extension Step {
  fileprivate func script(_ place: Int) -> [String] {
    var lines = [pause > 0 ? "device.advance(by: \(pause))  // step \(place)" : "// step \(place)"]
    lines += changes.map { "\($0)" }
    if !contacts.isEmpty {
      let fingers = contacts.map { contact in
        let x = contact.location.x * FuzzCase.screen.width
        let y = contact.location.y * FuzzCase.screen.height
        return ".\(contact.phase)(\(x), \(y), finger: \(contact.index))"
      }
      lines.append("report(\(fingers.joined(separator: ", ")))")
    }
    return lines
  }
}
