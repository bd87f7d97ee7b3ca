import CheckSupport
import TouchKit
import TouchStage

extension PagerStage {
  /// Where the pagers are, and at which page.
  var state: PagerStates {
    PagerStates(
      pagers: containers.map { container in
        let pager = container.pager
        // What is seen, and how many fingers scroll, stays.
        return PagerStates.Pager(
          page: container.currentPage,
          origin: CGPoint(x: (pager.bounds.minX * 100).rounded() / 100, y: pager.bounds.minY),
          frame: pager.frame, pageFrames: container.pageFrames,
          looks: ([pager] + pager.subviews.filter { $0.traceName.hasPrefix("Page ") })
            .map(ViewState.withoutContents) + [ViewState.withoutContents(container)],
          contents: (container.subviews.filter { $0 !== pager } + pager.subviews.flatMap(\.subviews))
            .flatMap(ViewState.all))
      },
      beforeTheLift: stateBeforeTheLift, afterTheLift: stateAfterTheLift)
  }

  var outline: String { "\(ViewOutline(of: host))" }

  /// What all but the containers, the pagers and the pages have heard since the screen was shown.
  var heard: [String] {
    let own = Set(
      containers.flatMap { [$0, $0.pager] + $0.pager.subviews.filter(isPlain) }.map(\.traceName))
    return (stage.device.trace?.entries ?? []).filter {
      TracedScreen.stages.contains($0.stage) && !own.contains($0.subject)
        && $0.subject != "UITapGestureRecognizer"
    }.compactMap(\.articleLine)
  }

  /// Presses a key and shakes the device, which goes up the chain from a view that has the keyboard.
  func shake() {
    stage.device.press(key: .space)
    stage.device.shake()
  }

  /// Who gets a touch: what says the same as a page says the pager, because a page hands on its touches.
  func answer(at point: CGPoint, asking kind: Int) -> String {
    let event =
      switch kind {
      case 0: nil as UIEvent?
      case 3: pointerEvents.first
      case 5: pointerEvents.last
      default: event
      }
    return name(of: stage.window.hitTest(point, with: event))
  }

  /// A point of the screen in what holds the containers.
  func inHost(_ point: CGPoint) -> CGPoint { host.convert(point, from: nil) }

  /// Who gets a touch at a point of what holds the containers, when that is in no window.
  func answerInNoWindow(at point: CGPoint) -> String {
    host.removeFromSuperview()
    return name(of: host.hitTest(point, with: event))
  }

  private func name(of hit: UIView?) -> String {
    guard let hit else { return "no view at all" }
    guard let container = containers.first(where: { hit.isDescendant(of: $0.pager) }) else {
      return hit.traceName
    }
    let isPage = hit === container.pager || hit.superview === container.pager && isPlain(hit)
    return isPage ? "\(container.pager.traceName), or a page in it" : hit.traceName
  }

  /// Whether a page leaves its touches to the pager; a button or a page with a recognizer has its own use for them.
  private func isPlain(_ page: UIView) -> Bool {
    !(page is UIControl)
      && (page.gestureRecognizers ?? []).allSatisfy {
        $0.name == nil && type(of: $0) == UITapGestureRecognizer.self
      }
  }

  /// Points beside the edges of the containers and the pagers, and anywhere, but never on an edge.
  func points(_ random: inout SeededGenerator) -> [CGPoint] {
    var points: [CGPoint] = (0..<10).map { _ in
      CGPoint(x: random.points(0...700) + 0.37, y: random.points(0...600) + 0.37)
    }
    for container in containers {
      let views = container.withEverythingInside
      for view in [container, container.pager, random.pick(views), random.pick(views), random.pick(views)] {
        let bounds = view.bounds
        for x in [
          bounds.minX - 0.37, bounds.minX + 0.37, bounds.maxX - 0.37, bounds.maxX + 0.37, bounds.midX + 0.37,
        ] {
          let y = random.pick([
            bounds.minY - 0.37, bounds.minY + 0.37, bounds.midY + 0.37, bounds.maxY - 0.37,
          ])
          points.append(view.convert(CGPoint(x: x, y: y), to: nil))
        }
      }
      let (bounds, y) = (container.bounds, container.bounds.midY + 0.37)
      let besideEdges = [
        CGPoint(x: bounds.minX + 0.11, y: y), CGPoint(x: bounds.minX - 0.11, y: y),
        CGPoint(x: bounds.maxX - 0.11, y: y), CGPoint(x: bounds.maxX + 0.11, y: y),
        CGPoint(x: bounds.midX + 0.37, y: bounds.minY + 0.11),
        CGPoint(x: bounds.midX + 0.37, y: bounds.maxY - 0.11),
      ]
      points += besideEdges.map { container.convert($0, to: nil) }
      let controls = views.filter { $0 is UIControl }
      points += (controls.prefix(4) + controls.suffix(4)).map {
        $0.convert(CGPoint(x: $0.bounds.midX + 0.37, y: $0.bounds.midY + 0.137), to: nil)
      }
      for _ in 0..<8 {
        let x = random.share(of: 0, container.bounds.width - 1).rounded() + 0.37
        let y = random.share(of: 0, container.bounds.height - 1).rounded() + 0.37
        points.append(container.convert(CGPoint(x: x, y: y), to: nil))
      }
    }
    return points
  }
}
