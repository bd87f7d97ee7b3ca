import CheckSupport
import TouchInput
import TouchKit
import TouchStage

/// A device with the containers of one kind.
final class PagerStage<Container: PagingContainer> {
  let stage = Stage(screen: CGSize(width: 1366, height: 1024))
  var host = UIView()
  var containers: [Container] = []
  /// Where the pagers were before the last fingers lifted.
  var stateBeforeTheLift = ""
  /// Where they were right after it, when another finger may still rest.
  var stateAfterTheLift = ""
  /// The contact of a finger that rests.
  var resting: Contact?
  private var listeners: [RecognizerListener] = []
  private var pages: [ViewRecipe] = []
  private var recognizerOfPages: RecognizerListener.Kind?
  lazy var event = stage.event
  /// Those of a pointer that hovers and of a trackpad.
  lazy var pointerEvents = stage.pointerEvents

  func show(_ example: PagerScreenCase) {
    endRest(.cancelled)
    let frame = CGRect(x: 0, y: 0, width: 683, height: 512)
    host = ViewRecipe(kind: example.hostKind, name: "Page", frame: frame).build { _ in UIView() }
    host.transform = CGAffineTransform(scaleX: example.scale, y: example.scale)
    host.center = CGPoint(x: 341.5 * example.scale, y: 256 * example.scale)
    host.bounds.origin = example.scroll
    var pageNumber = 0
    listeners = []
    (pages, recognizerOfPages) = (example.pages, example.recognizerOfPages)
    containers = example.pagers.enumerated().map { number, pager in
      let frame = pager.frame.offsetBy(dx: example.scroll.x, dy: example.scroll.y)
      let container = Container(frame: frame, pageWidth: pager.pageWidth).named("Container \(number + 1)")
      container.pager.traceName = "Pager \(number + 1)"
      (container.alpha, container.pager.alpha) = (pager.alpha, pager.alpha)
      container.needsEvent = pager.needsEvent
      host.addSubview(container)
      for view in [container, container.pager] as [UIView] { Look.apply(pager.looks, to: view) }
      for (place, contents) in pager.pages.enumerated() {
        pageNumber += 1
        let page = makePage(pageNumber, contents)
        pager.obstacles[place]?.apply(to: page)
        Look.apply(pager.looks, to: page)
        container.addPage(page)
        page.shiftContents(to: pager.pageOrigin)
        page.transform = pager.pageTurn.transform
      }
      for (place, control) in pager.controls.enumerated() {
        container.addSubview(control.build { _ in UIView() }.named("Control \(place + 1)"))
      }
      // What lies behind the controls need not have been there before them.
      if example.seed.isMultiple(of: 2) { container.pager.takeOutAndBack() }
      if pager.hasPicture {
        container.insertSubview(UIImageView(frame: container.bounds).named("Picture"), at: 0)
      }
      container.shiftContents(to: pager.origin)
      container.transform = pager.turn.transform
      return container
    }
    (stateBeforeTheLift, stateAfterTheLift) = ("", "")
    listeners += example.recognizersOfHost.map { RecognizerListener($0, on: host) }
    for (container, pager) in zip(containers, example.pagers)
    where pager.isWatched && !pager.looks.contains(.recognizing) {
      listeners += [
        RecognizerListener(.pan, on: container), RecognizerListener(.tap, on: container),
        RecognizerListener(.longPress, on: container.pager),
      ]
    }
    for listener in listeners { listener.recognizer.cancelsTouchesInView = example.seed.isMultiple(of: 3) }
    stage.show(host)
    if example.seed.isMultiple(of: 2), let page = containers.first?.pager.subviews.first {
      let typist = FirstResponderInside()
      page.addSubview(typist)
      _ = typist.becomeFirstResponder()
    }
    if !CaseTrace.isWanted { stage.device.trace = Trace(of: TracedScreen.stages) }
  }

  private func makePage(_ number: Int, _ contents: [ViewRecipe]) -> UIView {
    let page = pages[number % pages.count].build { _ in UIView() }.named("Page \(number)")
    if let recognizerOfPages { listeners.append(RecognizerListener(recognizerOfPages, on: page)) }
    for (place, recipe) in contents.enumerated() {
      let view = recipe.build { _ in UIView() }
      for inner in view.withEverythingInside { inner.traceName += " \(place + 1) of page \(number)" }
      page.addSubview(view)
    }
    return page
  }

  /// - Parameter findPlace: Says where a finger rests while the containers with these numbers are dragged.
  func play(_ step: PagerScreenCase.Step, findPlace: (RestingFinger, [Int]) -> CGPoint?) {
    switch step {
    case .addPage(let number, let contents):
      containers[number].addPage(makePage(100 + containers[number].pager.subviews.count, contents))
    case .setObstacle(let number, let obstacle):
      let pager = containers[number].pager
      (pager.isHidden, pager.alpha, pager.isUserInteractionEnabled) = (false, 1, true)
      obstacle?.apply(to: pager)
    case .scroll(let number, let x, let y): containers[number].pager.bounds.origin = CGPoint(x: x, y: y)
    case .drag(let fingers, let isCancelled, let taps, let slip, let pace):
      var script = TouchScript()
      script.wait(1)
      if let first = fingers.first, let point = first.points.first {
        let container = containers[first.pager]
        let inBounds = CGPoint(x: container.bounds.minX + point.x, y: container.bounds.minY + point.y)
        if taps > 0 {
          script.tap(at: container.convert(inBounds, to: nil), count: taps)
          script.wait(0.1)
        }
      }
      for instant in 0..<(fingers.map(\.points.count).max() ?? 0) {
        for (finger, track) in fingers.enumerated() where instant < track.points.count {
          let container = containers[track.pager]
          let point = track.points[instant]
          let inBounds = CGPoint(x: container.bounds.minX + point.x, y: container.bounds.minY + point.y)
          let onScreen = container.convert(inBounds, to: nil)
          if instant == 0 {
            script.down(finger: finger, at: onScreen)
          } else {
            script.move(finger: finger, to: onScreen)
          }
        }
        script.wait(pace.pause)
      }
      for finger in fingers.indices {
        if isCancelled { script.cancel(finger: finger) } else { script.up(finger: finger) }
      }
      var frames = script.frames(on: stage.device.screen.bounds.size)
      for place in frames.last?.contacts.indices ?? 0..<0 where !isCancelled {
        frames[frames.count - 1].contacts[place].location.x += slip / stage.device.screen.bounds.width
      }
      if pace.isPencil {
        for place in frames.indices {
          for contact in frames[place].contacts.indices {
            frames[place].contacts[contact].tool = .pencil(Pencil())
          }
        }
      }
      let half = taps == 0 ? frames.count / 2 : 0
      let wasResting = resting != nil
      func rest(_ landing: RestingFinger.Landing) {
        guard !wasResting, let finger = pace.resting, finger.landing == landing,
          let place = findPlace(finger, fingers.map(\.pager))
        else { return }
        self.rest(at: place)
      }
      rest(.before)
      stage.device.play(Array(frames.prefix(half)))
      rest(.midway)
      let container = containers[fingers.first?.pager ?? 0]
      if let deed = pace.deed, half > 0 { meanwhile(deed, to: container) }
      let past = half > 0 ? frames[half - 1].time : 0
      for place in frames.indices where place >= half { frames[place].time -= past }
      stage.device.play(Array(frames.dropFirst(half).dropLast()))
      if pace.resting?.leaving == .first { endRest(.ended) }
      stateBeforeTheLift = placesOfPagers
      if pace.isThrown, let last = frames.indices.last { frames[last].time = pace.pause }
      stage.device.play(Array(frames.suffix(1)))
      stateAfterTheLift = placesOfPagers
      switch pace.resting?.leaving {
      case .cancelled: endRest(.cancelled)
      // The next drag may be one of that pager.
      case .afterTheNextDrag where !wasResting && pace.resting?.spot != .otherPager: break
      default: endRest(.ended)
      }
    }
  }

  private var placesOfPagers: String {
    containers.map { NumberText.trimmed($0.pager.bounds.minX, places: 2) }.joined(separator: ", ")
  }

  /// What the app or the system does while fingers are down.
  private func meanwhile(_ deed: PagerPace.Deed, to container: Container) {
    switch deed {
    case .interrupts:
      stage.device.interrupt()
      stage.device.endInterruption()
    case .movesTheContainer: container.center.y += 3
    case .takesOutAndBack:
      let place = host.subviews.firstIndex(of: container) ?? 0
      container.removeFromSuperview()
      host.insertSubview(container, at: place)
    case .scrollsThePager: container.pager.bounds.origin.x += 7
    case .scrollsTheHost: host.bounds.origin.x += 5
    case .addsAPage: container.addPage(makePage(200 + container.pager.subviews.count, []))
    }
  }
}

extension UIView {
  /// Lets the bounds begin somewhere else, and moves everything along, so that nothing moves on the screen.
  fileprivate func shiftContents(to origin: CGPoint) {
    let way = CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
    bounds.origin = origin
    for view in subviews { view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y) }
  }
}
