import TouchKit
import TouchStage

/// How a page and its strip become special.
extension NestedWorld {
  /// Makes it so, when everything is in its place.
  func apply(_ peculiarity: NestedPeculiarity) {
    switch peculiarity {
    case .inAScrolledView:
      let ground = surround()
      ground.frame.origin = CGPoint(x: 30, y: -20)
      ground.bounds.origin = CGPoint(x: 30, y: -20)
    case .inASmallerView: surround().transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
    case .inATurnedView:
      surround().transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      otherPage.frame = rect(540, kind == .scrollsSideways ? 20 : 500, 420, 500)
    case .inAMirroredView:
      surround().transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      if kind == .scrollsUpAndDown { otherPage.frame.origin.x = 60 }
    case .inAPaleView: surround().alpha = 0.5
    case .inAPlainScrollView: surround(with: UIScrollView())
    case .inAController:
      let controller = UIViewController()
      controller.view = surround()
      stage.window.rootViewController = controller
    case .amongRecognizers:
      let ground = surround()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      listen(to: UITapGestureRecognizer(), "a tap around the page", on: ground)
      listen(to: double, "a double tap around the page", on: ground)
      listen(to: UILongPressGestureRecognizer(), "a long press around the page", on: ground)
    case .longPressed:
      let (press, short) = (UILongPressGestureRecognizer(), UILongPressGestureRecognizer())
      short.minimumPressDuration = 0.2
      listen(to: press, "a long press of the strip", on: strip, withOthers: true)
      listen(to: short, "a short long press of the strip", on: strip, withOthers: true)
    case .swiped:
      let (swipe, pan) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
      swipe.numberOfTouchesRequired = 2
      pan.minimumNumberOfTouches = 3
      listen(to: swipe, "a swipe of the page", on: page)
      listen(to: pan, "a pan of the page with three fingers", on: page)
    case .swipedByOne, .swipedStrip:
      for (name, direction) in NestedWorld.directions {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        listen(to: swipe, "a swipe \(name)", on: peculiarity == .swipedStrip ? strip : page)
      }
    case .panned:
      let ground = surround()
      listen(to: UIPanGestureRecognizer(), "a pan around the page", on: ground)
      listen(to: UIPinchGestureRecognizer(), "a pinch around the page", on: ground, withOthers: true)
      listen(to: UIRotationGestureRecognizer(), "a rotation around the page", on: ground)
    case .edgePanned:
      let ground = surround()
      page.frame.origin = .zero
      for (name, edge) in [("left", UIRectEdge.left), ("top", .top)] {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = edge
        listen(to: pan, "a pan from the \(name) edge", on: ground, withOthers: true)
      }
    case .waiting:
      let swipe = UISwipeGestureRecognizer()
      listen(to: swipe, "a swipe of the page", on: page)
      for scroller in [page, strip] { scroller.panGestureRecognizer.require(toFail: swipe) }
    case .heardPans:
      for scroller in [page, strip] {
        let pan = scroller.panGestureRecognizer
        let listener = ListeningTarget { [unowned self, unowned scroller] _ in
          let way = scroller.panGestureRecognizer.translation(in: scroller)
          note("the pan of \(scroller.traceName) is \(scroller.panGestureRecognizer.state), at \(way.text)")
        }
        keptAlive.append(listener)
        pan.addTarget(listener, action: ListeningTarget.act)
      }
    case .undelayed: strip.delaysContentTouches = false
    case .undelayedPage: page.delaysContentTouches = false
    case .paging: strip.isPagingEnabled = true
    case .pagingPage: page.isPagingEnabled = true
    case .insets:
      let isSideways = kind == .scrollsSideways
      let (upright, lying) = (
        UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0),
        UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
      )
      page.contentInset = isSideways ? lying : upright
      strip.contentInset = isSideways != has(.turnedStrip) ? upright : lying
    case .unbouncing: (page.bounces, strip.bounces) = (false, false)
    case .pulledPage, .pulledLowPage: page.alwaysBounceVertical = true
    case .locked: for scroller in [page, strip] { scroller.isDirectionalLockEnabled = true }
    case .soonAtRest: for scroller in [page, strip] { scroller.decelerationRate = .fast }
    case .keepingTouches: strip.canCancelContentTouches = false
    case .bouncing:
      let isSideways = kind == .scrollsSideways
      (page.alwaysBounceHorizontal, page.alwaysBounceVertical) = (isSideways, !isSideways)
      let isTall = isSideways != has(.turnedStrip)
      (strip.alwaysBounceHorizontal, strip.alwaysBounceVertical) = (!isTall, isTall)
    case .withOneFinger:
      for scroller in [page, strip] { scroller.panGestureRecognizer.maximumNumberOfTouches = 1 }
    case .dismissing: for scroller in [page, strip] { scroller.keyboardDismissMode = .onDrag }
    case .stillStrip: strip.isScrollEnabled = false
    case .stillPage: page.isScrollEnabled = false
    case .shortPage, .thinContent, .sizedLate, .narrowStrip, .unheard, .raised, .growing: break
    case .multiple: for scroller in [page, strip] { scroller.isMultipleTouchEnabled = true }
    case .turnedStrip:
      let (center, size, length) = (strip.center, strip.bounds.size, strip.contentSize)
      strip.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      strip.bounds.size = CGSize(width: size.height, height: size.width)
      strip.center = center
      strip.contentSize = CGSize(width: length.height, height: length.width)
      for view in strip.subviews { view.frame = view.frame.turned }
    case .upsideDownStrip: strip.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .smallStrip:
      strip.bounds.size = CGSize(width: strip.bounds.width * 2, height: strip.bounds.height * 2)
      strip.contentSize = CGSize(width: strip.contentSize.width * 2, height: strip.contentSize.height * 2)
      strip.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    case .largeStrip:
      strip.bounds.size = CGSize(width: strip.bounds.width / 2, height: strip.bounds.height / 2)
      strip.contentSize = rect(0, 0, 380, 80).size
      strip.transform = CGAffineTransform(scaleX: 2, y: 2)
    case .inScrolledGroups:
      var holder = content
      for number in 1...2 {
        let group = UIView(frame: CGRect(origin: holder.bounds.origin, size: content.bounds.size))
        holder.insertSubview(group, at: 0)
        group.bounds.origin = CGPoint(x: 10 * number, y: -30)
        holder = group
      }
      holder.addSubview(strip)
      strip.center = strip.center + holder.bounds.origin
    case .inAControl: hold(strip, in: UIControl())
    case .withAnInnerPage:
      let inner = another().named("the inner page")
      inner.frame = rect(302, 0, 96, 120)
      inner.contentSize = rect(0, 0, 96, 600).size
      inner.delegate = self
      strip.addSubview(inner)
    case .withAPlainStrip:
      let inner = UIScrollView(frame: rect(302, 0, 96, 120))
      inner.addSubview(picture("a picture in a plain strip"))
      inner.subviews.last?.frame = inner.bounds
      strip.addSubview(inner)
    case .overlaid:
      let cover = UIView(frame: strip.frame)
      cover.isUserInteractionEnabled = false
      strip.superview?.insertSubview(cover, aboveSubview: strip)
    case .crowded:
      for number in 0..<40 {
        // Image views take no touches by themselves.
        let view = number % 3 == 0 ? UIImageView() : UIView()
        view.frame = rect(CGFloat(number) * 20, 125, 10, 10)
        (number % 2 == 0 ? strip : content).insertSubview(view, at: 0)
      }
    }
  }

  private static let directions: [(name: String, direction: UISwipeGestureRecognizer.Direction)] = [
    ("to the left", .left), ("to the right", .right), ("up", .up), ("down", .down),
  ]

  /// Puts a view between the page and the window.
  @discardableResult
  private func surround(with ground: UIView? = nil) -> UIView {
    let view = ground ?? picture("the view around the page")
    view.frame = stage.window.bounds
    stage.window.insertSubview(view.named("Ground"), at: 0)
    view.addSubview(page)
    return view
  }

  private func hold(_ view: UIView, in holder: UIView) {
    holder.frame = view.frame
    view.superview?.insertSubview(holder, aboveSubview: view)
    holder.addSubview(view)
    view.frame.origin = .zero
  }
}

extension CGRect {
  /// With x and y, width and height exchanged.
  fileprivate var turned: CGRect {
    CGRect(origin: origin.turned, size: CGSize(width: height, height: width))
  }
}

/// Lets its recognizer recognize together with all others.
final class FriendlyDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
