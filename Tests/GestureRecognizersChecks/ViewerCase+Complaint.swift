import CheckSupport
import TouchKit
import TouchStage

@testable import GestureRecognizersExercises

extension ViewerCase {
  /// Runs the viewer, lets go of it, and says what is wrong.
  var complaint: String? {
    weak var viewer: PhotoViewer?
    if let complaint = complaint(showing: { viewer = $0 }) { return complaint }
    return viewer.map { _ in
      "the viewer, when the app has let go of it\nexpected: it is gone\ngot:      something keeps it"
    }
  }

  private func complaint(showing show: (PhotoViewer) -> Void) -> String? {
    let place = surroundings?.place(of: screen) ?? CGRect(origin: .zero, size: screen)
    let stage = Stage(screen: surroundings?.screen(around: screen) ?? screen)
    // Other viewers of the app, made before and after this one, are none of its business.
    let earlier = [PhotoViewer(frame: stage.window.bounds)]
    let growth = surroundings?.growth ?? .zero
    let size = CGSize(width: screen.width + growth.width, height: screen.height + growth.height)
    let first = CGRect(origin: .zero, size: size)
    let viewer = detail % 5 == 2 ? AppsViewer(frame: first) : PhotoViewer(frame: first)
    show(viewer)
    defer { viewer.onAct = { _ in } }
    let all = earlier + [viewer, PhotoViewer(frame: stage.window.bounds)]
    var random = SeededGenerator(seed: detail)
    if detail != 0 {
      for view in [stage.window, viewer, viewer.star] as [UIView] {
        Look.apply(Look.some(of: Self.looks, &random), to: view)
      }
    }
    stage.show(viewer)
    viewer.frame = place
    if detail != 0 {
      for circumstance in Circumstance.some(of: Self.circumstances, &random) {
        circumstance.apply(to: viewer, on: stage)
      }
    }
    var acts: [(act: String, time: Int)] = []
    let clock = stage.device.clock
    var start = clock.now
    func milliseconds() -> Int { Int(((clock.now - start) * 1_000).rounded()) }
    let ear = surroundings?.build(around: viewer, on: stage) { acts.append(($0, milliseconds())) }
    let before = Self.settings(of: stage, viewer)
    if detail % 3 == 1 { stage.device.advance(by: 200) }
    start = clock.now
    // One that was replaced is told of nothing any more.
    var generation = 0
    func listen() {
      generation += 1
      let own = generation
      viewer.onAct = { act in
        for _ in 0..<(own == generation ? 1 : 2) { acts.append(("\(act)", milliseconds())) }
        // In the middle of a drag, fingers that join it would begin another one.
        switch act == .movePhoto ? nil : surroundings?.answer {
        case .listensAnew: listen()
        case .takesOut:
          let superview = viewer.superview
          viewer.removeFromSuperview()
          superview?.addSubview(viewer)
        case .switches:
          viewer.isUserInteractionEnabled = false
          viewer.isUserInteractionEnabled = true
        default: break
        }
      }
    }
    listen()
    for other in all where other !== viewer {
      other.onAct = { act in acts.append(("\(act) of another viewer", milliseconds())) }
    }
    var changes = detail == 0 ? [] : starts.dropLast().map { TimeInterval($0) / 1_000 }
    let fingers = plan.moved(by: place.origin).made(with: surroundings?.tool ?? .finger)
    let frames = fingers.script.frames(on: stage.window.bounds.size).pressed(by: detail).made(
      with: fingers.tool)
    var (hidings, isHidden) = (hidings, false)
    let starsNumber = viewer.subviews.firstIndex(of: viewer.star) ?? 0
    func hideOrShowTheStar() {
      let star = viewer.star
      if isHidden != (star.isHidden || star.alpha == 0 || star.superview !== viewer) {
        acts.append(("the viewer hides or shows the star", milliseconds()))
      }
      isHidden = hidings.isEmpty ? false : hidings.removeFirst()
      surroundings?.hiding.apply(isHidden, to: viewer, at: starsNumber)
    }
    withExtendedLifetime((all, ear)) {
      hideOrShowTheStar()
      for frame in frames {
        if let next = changes.first, next <= frame.time + 0.001 {
          changes.removeFirst()
          // Right before the next thing, when all that came before is over.
          stage.device.advance(to: max(clock.now, start + next - 0.01))
          change(viewer, &random, listen)
          hideOrShowTheStar()
        }
        stage.device.advance(to: max(clock.now, start + frame.time))
        // In the middle of anything, too.
        if detail % 4 == 1 { listen() }
        stage.device.digitizer.report(frame.contacts)
        stage.device.settle()
      }
      stage.device.advance(by: 2)
      hideOrShowTheStar()
    }
    if let change = Self.settings(of: stage, viewer).change(since: before) {
      return "what is set of the viewer and around it\nexpected: nothing changes\ngot:      \(change)"
    }

    let pager = viewer.superview as? UIScrollView
    if viewer.isExclusiveTouch || pager?.isScrollEnabled == false || pager?.canCancelContentTouches == false {
      return """
        the viewer: isExclusiveTouch; the scroll view around it: isScrollEnabled, canCancelContentTouches
        expected: they are false, true and true
        got:      another value
        """
    }
    if viewer.star.alpha != 1 || !viewer.star.isUserInteractionEnabled || viewer.star.isExclusiveTouch {
      return
        "the star: alpha, isUserInteractionEnabled, isExclusiveTouch\nexpected: they stay 1, true and false\n"
        + "got:      \(viewer.star.alpha), \(viewer.star.isUserInteractionEnabled), \(viewer.star.isExclusiveTouch)"
    }
    if viewer.star.frame != star || viewer.star.superview !== viewer || viewer.star.isHidden {
      return
        "the star\nexpected: it stays in the viewer, at \(star.origin.text), 44 × 44 points, and is shown\n"
        + "got:      it is at \(viewer.star.frame.origin.text), \(NumberText.trimmed(viewer.star.frame.width)) × "
        + "\(NumberText.trimmed(viewer.star.frame.height)) points\(viewer.star.isHidden ? ", and hidden" : "")"
    }
    if let pager, let complaint = complaint(aboutScrolling: pager, over: viewer, on: stage) {
      return complaint
    }
    if let complaint = complaintAboutAnswers(of: viewer) { return complaint }
    let (theirs, ours) = withoutChoices(acts)
    let isRight =
      theirs.count == ours.count
      && zip(theirs, ours).allSatisfy { $0.act == $1.act && $1.times.contains($0.time) }
    if isRight { return nil }
    return """
      expected: \(list(due.map { "\($0.act), \(text($0.times))" }))\(wordsForChoices)
      got:      \(list(acts.map { "\($0.act) at \(seconds($0.time)) s" }))
      the fingers, and what came of it:
      \(history(acts).map { "    " + $0 }.joined(separator: "\n"))
      """
  }

  /// Those that stay when the viewer is taken out and put back.
  private static let circumstances = [
    Circumstance.crowded, .watched, .whileTyping, .withoutTheKeyWindow,
  ]
  private static let looks = Look.ofDrawing.filter { $0 != .pale && $0 != .tagged }

  /// Changes something that is none of the viewer's business.
  private func change(
    _ viewer: PhotoViewer, _ random: inout SeededGenerator, _ listen: () -> Void
  ) {
    switch random.number(1...7) {
    case 1: listen()
    case 2:
      let superview = viewer.superview
      if random.once(in: 2) {
        UIWindow(frame: .zero).addSubview(viewer)
      } else {
        viewer.removeFromSuperview()
      }
      superview?.addSubview(viewer)
    case 3:
      viewer.isHidden = true
      viewer.isHidden = false
    case 4:
      // It becomes smaller, and what it was again.
      let frame = viewer.frame
      viewer.frame.size = CGSize(width: 40, height: 50)
      viewer.layoutIfNeeded()
      viewer.frame = frame
      viewer.layoutIfNeeded()
    case 5: for recognizer in viewer.gestureRecognizers ?? [] { recognizer.name = "viewer" }
    default: break
    }
  }

  /// All but those of the viewer's recognizers, which answers may switch on and off.
  private static func settings(of stage: Stage, _ viewer: PhotoViewer) -> ScreenSettings {
    stage.settings { view, settings in
      if view.isDescendant(of: viewer) { settings.recognizers = [] }
    }
  }

  /// What came and what should have come, without quick taps on controls of which the right thing came.
  private func withoutChoices(_ acts: [(act: String, time: Int)]) -> ([(act: String, time: Int)], [Due]) {
    var (acts, due) = (acts, due)
    for times in choices {
      let found = acts.filter { times.contains($0.time) }.map(\.act)
      let others = found.filter { $0 != Self.press.act }
      let isTheControls = others == Array(repeating: "the control acts", count: 2)
      let zoomsInTime = acts.contains {
        $0.act == "zoom" && $0.time >= times.lowerBound && abs($0.time - times.upperBound + 360) <= 5
      }
      guard found.count > others.count, isTheControls || others == ["zoom"] && zoomsInTime else { continue }
      acts.removeAll { times.contains($0.time) }
      due.removeAll { times.contains($0.times.lowerBound) }
    }
    return (acts, due)
  }

  private var wordsForChoices: String {
    choices.isEmpty
      ? "" : " (of two quick taps on a control, either it acts twice, or the photo zooms at the second lift)"
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", then ")
  }

  private func text(_ times: ClosedRange<Int>) -> String {
    if times.upperBound - times.lowerBound <= 10 { return "at \(seconds(times.lowerBound)) s" }
    if times.lowerBound == 0 { return "at \(seconds(times.upperBound)) s at the latest" }
    return "between \(seconds(times.lowerBound)) and \(seconds(times.upperBound)) s"
  }

  private func seconds(_ milliseconds: Int) -> String {
    NumberText.fixed(Double(milliseconds) / 1_000, places: 3)
  }

  /// The fingers and the acts; of moves in a row only the last one.
  private func history(_ acts: [(act: String, time: Int)]) -> [String] {
    let results = acts.map { Happening($0.time, $0.act) }
    let lines = Happening.lines(plan.happenings, results)
    return lines.enumerated().filter { index, line in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      return !(line.contains(" moves to ") && next.contains(" moves to "))
    }.map(\.element)
  }
}

/// The app's own kind of viewer.
class AppsViewer: PhotoViewer {}
