import TouchKit
import TouchStage

/// Looks after a photo viewer in a view, as an app does.
final class ViewerSubject: TwinSubject {
  enum Act: Int {
    /// The app looks at what may come a little earlier or later: the bars, drags, and what a control does.
    case looking, hiding, showing, listening, asking, reinserting, switching, resizing
  }

  private let plan: ViewerPlan
  private let name: String
  private let log: AppLog
  private let board = ListeningView(frame: CGRect(origin: .zero, size: ViewerPlan.size))
  private let viewer: any Viewer
  private let neighbor: UIGestureRecognizer?
  private let cover = UIView()
  /// What has come since the last look.
  private var acts: [String] = []
  private var number = 0
  /// How often the viewer was told whom to tell.
  private var listeners = 0

  var view: UIView { board }
  var parts: [UIView] { [viewer, board] }
  let state = ""

  init(_ plan: ViewerPlan, name: String, log: AppLog, make: (CGRect) -> any Viewer) {
    (self.plan, self.name, self.log) = (plan, name, log)
    viewer = make(CGRect(x: 0, y: 0, width: plan.firstWidth, height: 300))
    neighbor = plan.neighbor?.make()
    board.traceName = name
    (viewer.traceName, viewer.star.traceName) = ("the viewer in \(name)", "the star in \(name)")
    board.listener = AppListener(log)
    if plan.comesFirst { board.addSubview(viewer) }
    if let neighbor {
      neighbor.addTarget(self, action: ViewerSubject.hear)
      board.addGestureRecognizer(neighbor)
    }
    if !plan.comesFirst { board.addSubview(viewer) }
    viewer.frame = board.bounds
    viewer.isMultipleTouchEnabled = plan.takesSeveralFingers
    number = viewer.subviews.firstIndex(of: viewer.star) ?? 0
    fill()
    listen()
  }

  private func hear(_ neighbor: UIGestureRecognizer) {
    log.note("\(name): the recognizer around the viewer acts, \(neighbor.state)", .action)
  }

  /// Puts the photo and a control behind the star.
  private func fill() {
    let photo = UIView(frame: viewer.bounds)
    switch plan.content {
    case .nothing: break
    case .label:
      let label = UILabel(frame: viewer.bounds)
      label.isUserInteractionEnabled = true
      photo.addSubview(label)
    case .nested: photo.addSubview(UIView(frame: photo.bounds))
    case .strips:
      for top in stride(from: 0, to: photo.bounds.height, by: 25) {
        photo.addSubview(UIView(frame: CGRect(x: 0, y: top, width: photo.bounds.width, height: 25)))
      }
    }
    let control = plan.hasStepper ? UIStepper() : UIButton()
    (control as? UIStepper)?.autorepeat = false
    let pressed = UIAction { [name, log] _ in log.note("\(name): the control is pressed", .action) }
    control.addAction(pressed, for: .touchDown)
    // A double tap recognizer may let it wait.
    let tapped = UIAction { [weak self] _ in self?.acts.append("a tap on the control") }
    control.addAction(tapped, for: plan.hasStepper ? .valueChanged : .touchUpInside)
    viewer.insertSubview(control, at: 0)
    control.frame = plan.place.control
    if plan.content != .nothing { viewer.insertSubview(photo, at: 0) }
    number = viewer.subviews.firstIndex(of: viewer.star) ?? 0
  }

  private func listen() {
    listeners += 1
    viewer.tell { [weak self, number = listeners] act in
      guard let self else { return }
      if number < listeners { log.note("\(name): onAct is called, which the app has set anew") }
      if ["zoom", "favourite"].contains(act) { log.note("\(name): \(act)") } else { acts.append(act) }
    }
  }

  func words(for act: Int) -> String {
    switch Act(rawValue: act) ?? .resizing {
    case .looking: "looks at what has come"
    case .hiding: "lets the star be \(plan.hiding.rawValue)"
    case .showing: "shows the star again, where it was"
    case .listening: "sets onAct anew"
    case .asking: "asks the delegate about recognizers of its own around the viewer"
    case .reinserting: "takes the viewer out, and puts it back"
    case .switching: "switches the viewer’s interaction off and on"
    case .resizing: "makes the viewer small, and as large as before"
    }
  }

  func perform(_ act: Int) {
    switch Act(rawValue: act) ?? .resizing {
    case .looking:
      let came = acts.isEmpty ? "nothing" : acts.sorted().joined(separator: ", ")
      log.note("\(name): since the last look there came \(came)")
      acts = []
    case .hiding: hideTheStar()
    case .showing: showTheStar()
    case .listening: listen()
    case .asking: ask()
    case .reinserting:
      viewer.removeFromSuperview()
      board.addSubview(viewer)
    case .switching:
      viewer.isUserInteractionEnabled = false
      viewer.isUserInteractionEnabled = true
    case .resizing:
      // It becomes smaller, and what it was again.
      for frame in [CGRect(x: 0, y: 0, width: 40, height: 50), board.bounds] {
        viewer.frame = frame
        viewer.layoutIfNeeded()
      }
    }
  }

  private func hideTheStar() {
    switch plan.hiding {
    case .hides: viewer.star.isHidden = true
    case .fades: viewer.star.alpha = 0
    case .takesOut: viewer.star.removeFromSuperview()
    case .movesAway: board.insertSubview(viewer.star, at: 0)
    case .covers:
      cover.frame = viewer.star.frame
      viewer.addSubview(cover)
    case .moves: viewer.star.center = CGPoint(x: viewer.star.center.x - 120, y: 300)
    }
  }

  private func showTheStar() {
    let star = viewer.star
    (star.isHidden, star.alpha, star.frame) = (false, 1, plan.place.star)
    cover.removeFromSuperview()
    if star.superview !== viewer { viewer.insertSubview(star, at: number) }
  }

  /// Recognizers around the viewer don't recognize together with its own, and neither waits for the other.
  private func ask() {
    let own = (viewer.gestureRecognizers ?? []) + (viewer.star.gestureRecognizers ?? [])
    let others = AppRecognizer.allCases.map { $0.make() }
    let page = UIScrollView()
    page.maximumZoomScale = 2
    board.addSubview(page)
    for other in others { board.addGestureRecognizer(other) }
    for other in others + [page.pinchGestureRecognizer, page.panGestureRecognizer].compactMap({ $0 }) {
      let answers = own.compactMap { one in one.delegate.map { (one, $0) } }.map { one, delegate in
        delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
          || delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
          || delegate.gestureRecognizer(one, shouldBeRequiredToFailBy: other)
      }
      let mayBegin = viewer.gestureRecognizerShouldBegin(other)
      log.note(
        "\(name): \(answers.contains(true) ? "one of its own runs" : "none of its own runs") together with a "
          + "\(type(of: other)) around it, or waits; the viewer lets that begin: \(mayBegin)", .question)
    }
    for other in others { board.removeGestureRecognizer(other) }
    page.removeFromSuperview()
  }
}
