import TouchKit
import TouchStage

/// How a form becomes special.
extension FormScene {
  /// Makes it so, when everything is in its place.
  func apply(_ peculiarity: FormPeculiarity) {
    switch peculiarity {
    case .inAScrolledView:
      let ground = surround()
      ground.frame.origin = CGPoint(x: 30, y: -20)
      ground.bounds.origin = CGPoint(x: 30, y: -20)
    case .inASmallerView: surround().transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
    case .inATurnedView:
      surround().transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      form.center = CGPoint(x: 400, y: 600)
    case .inAMirroredView: surround().transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .inAPaleView: surround().alpha = 0.5
    case .inAPage: surround(with: UIScrollView())
    case .inAController:
      let controller = UIViewController()
      controller.view = surround()
      stage.window.rootViewController = controller
    case .amongRecognizers:
      let ground = surround()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      listen(to: UITapGestureRecognizer(), "a tap around it", on: ground)
      listen(to: double, "a double tap around it", on: ground)
      listen(to: UILongPressGestureRecognizer(), "a long press around it", on: ground)
    case .undelayed: form.delaysContentTouches = false
    case .inset: form.contentInset = UIEdgeInsets(top: 24, left: 0, bottom: 40, right: 0)
    case .paging: form.isPagingEnabled = true
    case .withOneFinger: form.panGestureRecognizer.maximumNumberOfTouches = 1
    case .locked: form.isDirectionalLockEnabled = true
    case .soonAtRest: form.decelerationRate = .fast
    case .multiple: form.isMultipleTouchEnabled = true
    case .zoomable, .zoomed: (form.minimumZoomScale, form.maximumZoomScale) = (0.5, 3)
    case .upsideDown: form.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .heardPan: listen(to: form.panGestureRecognizer, "the pan of the form", on: form)
    case .recognizing:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      listen(to: tap, "a tap of the form", on: form)
      listen(to: pan, "a pan of the form with two fingers", on: form)
    case .pressed:
      let (press, double, swipe) = (
        UILongPressGestureRecognizer(), UITapGestureRecognizer(), UISwipeGestureRecognizer()
      )
      press.delegate = self
      double.numberOfTapsRequired = 2
      swipe.direction = [.left, .right]
      listen(to: press, "a long press of the form", on: form)
      listen(to: double, "a double tap of the form", on: form)
      listen(to: swipe, "a swipe of the form", on: form)
    case .filledTile:
      let (label, picture) = (
        UILabel(frame: tile.bounds), UIScrollView(frame: tile.bounds.insetBy(dx: 8, dy: 8))
      )
      for view in [label, picture] { tile.addSubview(view) }
    case .filledButton:
      let picture = UIImageView(frame: button.bounds.insetBy(dx: 4, dy: 4))
      picture.isUserInteractionEnabled = true
      button.addSubview(picture)
    case .cards: for view in [tile, button] { put(view, into: UIControl().named("Card")) }
    case .insetTrack: break
    case .disabledButton: button.isEnabled = false
    case .recognizingParts:
      for view in [button, tile, dial] {
        listen(to: UITapGestureRecognizer(), "a tap of \(view.traceName)", on: view)
      }
    case .scrolledGroup:
      guard content !== form else { return }
      let (corner, start) = (CGPoint(x: -30, y: 400), CGPoint(x: 7, y: -20))
      content.frame.origin = corner
      content.bounds.origin = start
      for view in content.subviews { view.center = view.center + start - corner }
    case .strip:
      let strip = UIScrollView()
      put(button, into: strip.named("Strip"))
      strip.contentSize = CGSize(width: strip.bounds.width + 200, height: strip.bounds.height)
    case .forwardingTile: tile.passesOn = true
    case .crowded:
      for number in 0..<40 {
        let view = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 40, width: 10, height: 10))
        (number % 2 == 0 ? form : content).insertSubview(view, at: 0)
      }
    }
  }

  /// Puts a view between the form and the window.
  @discardableResult
  private func surround(with ground: UIView? = nil) -> UIView {
    let view = ground ?? Ground { [unowned self] in note("the view around the form hears \($0)") }
    view.frame = stage.window.bounds
    stage.window.insertSubview(view.named("Ground"), at: 0)
    view.addSubview(form)
    return view
  }

  private func put(_ view: UIView, into holder: UIView) {
    holder.frame = CGRect(
      origin: CGPoint(x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2),
      size: view.bounds.size)
    view.superview?.insertSubview(holder, aboveSubview: view)
    holder.addSubview(view)
    view.center = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
  }

  /// Notes what a recognizer of the app recognizes; whether one within a form that is read-only gets touches isn't said.
  private func listen(to recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    let isWithin = view !== form && view.isDescendant(of: form)
    let listener = ListeningTarget { [unowned self] in
      if !form.isReadOnly || isClear && !isWithin { note("\(name) is \($0.state)") }
    }
    listeners.append(listener)
    recognizer.addTarget(listener, action: ListeningTarget.act)
    if recognizer.view == nil { view.addGestureRecognizer(recognizer) }
  }
}

extension FormScene: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// A view that says what it hears.
private final class Ground: UIView {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("touchesCancelled") }
}
