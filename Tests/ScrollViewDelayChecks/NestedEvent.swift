import TouchKit

/// What an app does with a page and its strip between two fingers, or while a finger is there.
enum NestedEvent: String, CaseIterable {
  case leavesAndReturns = "the page leaves the window, and comes back"
  case changesItsSuperview = "the strip moves to another view, and back"
  case isWidened = "the page gets wider across its axis, with its content"
  case isNarrowed = "the strip gets shorter along its axis, for good"
  case losesItsRoom = "the strip's content shrinks, is laid out, and grows again"
  case isHidden = "the page is hidden, and shown"
  case cannotScroll = "isScrollEnabled of the strip is false, and true again"
  case isRebuilt = "everything is taken out of the strip, and put back"
  case rests = "five minutes go by"
  case scrollsByCode = "the app scrolls the page, with an animation"
  case scrollsTheStrip = "the app scrolls the strip, with an animation"
  case scrollsEverything = "the app scrolls both, and the other page, with animations"
  case anotherPageComesAndGoes = "another page is made, and goes"
  case getsItsContent = "the strip's content, which was as long as the strip, grows while the finger rests"
  case tellsOfOthers = "both are asked about a recognizer of the app"

  /// Those that may happen while a finger is there.
  static let meanwhile: [NestedEvent] = [
    .leavesAndReturns, .changesItsSuperview, .isHidden, .cannotScroll, .isRebuilt, .scrollsByCode,
  ]

  /// Those that begin what is to go on when the finger has gone its way.
  static let animated: [NestedEvent] = [.scrollsByCode, .scrollsTheStrip, .scrollsEverything]

  /// Whether it happens before the finger goes, and not on its way.
  var isEarly: Bool { self == .getsItsContent || NestedEvent.animated.contains(self) }
}

extension NestedWorld {
  /// Takes the room from the strip until the app gives it back.
  func emptyTheStrip() {
    let size = strip.contentSize
    undo = { [strip] in strip.contentSize = size }
    strip.contentSize = strip.bounds.size
  }

  private func scroll(_ scroller: UIScrollView, by way: CGPoint) {
    let way = kind.turn(way)
    let isTurned = scroller === strip && has(.turnedStrip)
    scroller.setContentOffset(scroller.contentOffset + (isTurned ? way.turned : way), animated: true)
  }

  /// Does what an app may do.
  func live(_ event: NestedEvent) {
    switch event {
    case .leavesAndReturns:
      guard let superview = page.superview, let place = superview.subviews.firstIndex(of: page) else {
        return
      }
      page.removeFromSuperview()
      superview.insertSubview(page, at: place)
    case .changesItsSuperview:
      guard let superview = strip.superview, let place = superview.subviews.firstIndex(of: strip) else {
        return
      }
      otherPage.addSubview(strip)
      superview.insertSubview(strip, at: place)
    case .isWidened:
      page.bounds.size = rect(0, 0, 440, 700).size
      page.contentSize = rect(0, 0, has(.thinContent) ? 0 : 440, isShort ? shortLength : 2_100).size
      page.layoutIfNeeded()
    case .isNarrowed:
      // Along its own axis, at the end that is far from the fingers.
      if strip.transform.isIdentity, !has(.narrowStrip) {
        strip.frame.size = rect(0, 0, 400, 160).size
        strip.layoutIfNeeded()
      }
    case .losesItsRoom:
      let size = strip.contentSize
      strip.contentSize = strip.bounds.size
      strip.layoutIfNeeded()
      strip.contentSize = size
      strip.layoutIfNeeded()
    case .isHidden:
      page.isHidden = true
      stage.device.advance(by: 0.001)
      page.isHidden = false
    case .cannotScroll:
      strip.isScrollEnabled = false
      strip.isScrollEnabled = !has(.stillStrip)
    case .isRebuilt:
      let views = strip.subviews
      for view in views { view.removeFromSuperview() }
      for view in views { strip.addSubview(view) }
    case .rests: stage.device.advance(by: 300)
    case .scrollsByCode:
      scroll(page, by: CGPoint(x: 0, y: isShort ? 0 : 30))
    case .scrollsTheStrip: scroll(strip, by: CGPoint(x: 60, y: 0))
    case .scrollsEverything:
      scroll(page, by: CGPoint(x: 0, y: isShort ? 0 : 30))
      scroll(strip, by: CGPoint(x: -60, y: 0))
      scroll(otherPage, by: CGPoint(x: 0, y: -40))
    case .anotherPageComesAndGoes:
      let (page, strip) = (another(), another())
      page.frame = rect(0, 0, 100, 100)
      strip.frame = rect(0, 0, 100, 50)
      page.addSubview(strip)
      stage.window.addSubview(page)
      page.contentSize = rect(0, 0, 1_000, 100).size
      strip.contentSize = rect(0, 0, 100, 1_000).size
      page.removeFromSuperview()
    case .getsItsContent:
      undo?()
      undo = nil
    case .tellsOfOthers:
      for scroller in [page, strip] {
        let tap = UITapGestureRecognizer()
        scroller.addGestureRecognizer(tap)
        note("\(scroller.traceName) lets a tap begin: \(scroller.gestureRecognizerShouldBegin(tap))")
        scroller.removeGestureRecognizer(tap)
      }
    }
  }
}
