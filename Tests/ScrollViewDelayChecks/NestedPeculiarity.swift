import CheckSupport

/// Something special about a page and its strip, which should make no difference to which of them a drag scrolls.
enum NestedPeculiarity: String, CaseIterable {
  // What is around them.
  case inAScrolledView = "the page lies in a view that is scrolled"
  case inASmallerView = "the page lies in a view that is scaled by 0.75"
  case inATurnedView = "the page lies in a view that is turned by 90°"
  case inAMirroredView = "the page lies in a view that is mirrored"
  case inAPaleView = "the page lies in a view that is transparent by half"
  case inAPlainScrollView = "the page lies in a plain scroll view that has no room to scroll"
  case inAController = "the page lies in the view of a view controller"
  case amongRecognizers = "the view around the page has a tap, a double tap and a long press"
  case longPressed = "the strip has long presses that let others recognize with them, one of 0.2 s"
  case swiped = "the page has a swipe of two fingers, and a pan of three"
  case swipedByOne = "the page has swipes of one finger in all directions"
  case swipedStrip = "the strip has swipes of one finger in all directions"
  case edgePanned = "the view around the page has pans from the edges of the screen, at which the page lies"
  case panned = "the view around the page has a pan, a pinch and a rotation"
  case waiting = "the pans of both wait for a swipe of the page to fail"
  case heardPans = "the app listens to the pans of both"
  // What is set of them.
  case undelayed = "delaysContentTouches of the strip is false"
  case undelayedPage = "delaysContentTouches of the page is false"
  case paging = "isPagingEnabled of the strip is true"
  case pagingPage = "isPagingEnabled of the page is true"
  case insets = "both have content insets along their axes"
  case unbouncing = "bounces of both is false"
  case bouncing = "both bounce always along their axes"
  case withOneFinger = "the pans of both take one finger only"
  case dismissing = "keyboardDismissMode of both is .onDrag, and a view has the keyboard"
  case stillStrip = "isScrollEnabled of the strip is false"
  case stillPage = "isScrollEnabled of the page is false"
  case shortPage = "the page's content fits into it"
  case pulledPage = "the page's content fits into it, and can be pulled up and down"
  case pulledLowPage = "the page's content is lower than the page, and can be pulled up and down"
  case thinContent = "both contents have no size across their axes"
  case sizedLate = "both get their frames after their contentSize"
  case unheard = "the strip has no delegate"
  case multiple = "isMultipleTouchEnabled of both is true"
  case locked = "isDirectionalLockEnabled of both is true"
  case soonAtRest = "decelerationRate of both is .fast"
  case keepingTouches = "canCancelContentTouches of the strip is false"
  case raised = "the strip is scrolled by 7 points across its axis"
  case growing = "the strip's content grows by 20 points whenever it is dragged"
  // What they are in each other.
  case turnedStrip = "the strip is a tall one that is turned by 90° itself"
  case upsideDownStrip = "the strip is upside down"
  case smallStrip = "the strip is scaled by 0.5"
  case largeStrip = "the strip is scaled by 2, and looks wider than its content is"
  case narrowStrip = "the strip is narrower than the page, and its content, too"
  case inScrolledGroups = "the strip lies in two views, whose bounds don't begin at zero"
  case inAControl = "the strip lies in a control"
  case withAnInnerPage = "a picture is a scroll view of the same class that scrolls as the page does"
  case withAPlainStrip = "a picture is a plain scroll view that has no room to scroll"
  case crowded = "there are forty further pictures"
  case overlaid = "a view that takes no touches lies over the strip"

  static let around = [
    inAScrolledView, inASmallerView, inATurnedView, inAMirroredView, inAPaleView, inAPlainScrollView,
    inAController, amongRecognizers, longPressed, swiped, swipedByOne, swipedStrip,
    panned, edgePanned, waiting, heardPans,
  ]
  static let ofThemselves = [
    undelayed, undelayedPage, paging, pagingPage, insets, unbouncing, bouncing, withOneFinger, dismissing,
    stillStrip, stillPage, shortPage, pulledPage, pulledLowPage, thinContent, sizedLate, unheard, multiple,
    locked,
    soonAtRest, keepingTouches, raised, growing,
  ]
  static let within = [
    turnedStrip, upsideDownStrip, smallStrip, largeStrip, narrowStrip, inScrolledGroups, inAControl,
    withAnInnerPage,
    withAPlainStrip, crowded, overlaid,
  ]

  /// At most one of each kind; over some cases, each of them comes.
  static func some(_ random: inout SeededGenerator) -> [NestedPeculiarity] {
    func orNone(_ peculiarities: [NestedPeculiarity]) -> [NestedPeculiarity?] {
      peculiarities.map { $0 } + [nil, nil]
    }
    return [
      random.inTurn(orNone(around)), random.inTurn(orNone(ofThemselves)), random.inTurn(orNone(within)),
    ].compactMap { $0 }
  }
}
