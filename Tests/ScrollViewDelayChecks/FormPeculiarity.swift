import CheckSupport

/// Something special about a form, which should make no difference to what it does with fingers.
enum FormPeculiarity: String, CaseIterable {
  // What is around it.
  case inAScrolledView = "it lies in a view that is scrolled"
  case inASmallerView = "it lies in a view that is scaled by 0.75"
  case inATurnedView = "it lies in a view that is turned by 90°"
  case inAMirroredView = "it lies in a view that is mirrored"
  case inAPaleView = "it lies in a view that is transparent by half"
  case inAPage = "it lies in a plain scroll view that has no room to scroll"
  case inAController = "it lies in the view of a view controller"
  case amongRecognizers = "the view around it has a tap, a double tap and a long press"
  // What is set of it.
  case undelayed = "its delaysContentTouches is false"
  case inset = "it has content insets"
  case paging = "its isPagingEnabled is true"
  case withOneFinger = "its pan takes no second finger"
  case locked = "its isDirectionalLockEnabled is true"
  case soonAtRest = "its decelerationRate is .fast"
  case multiple = "its isMultipleTouchEnabled is true"
  case zoomable = "its content can be zoomed"
  case zoomed = "its content is zoomed by 0.75"
  case upsideDown = "it is turned upside down itself"
  case heardPan = "the app hears of its pan"
  case recognizing = "the app has a tap and a pan with two fingers on it"
  case pressed = "the app has a double tap, swipes, and a long press that lets others recognize with it on it"
  // What is in it.
  case filledTile = "the tile holds a label, and a plain scroll view that has no room to scroll"
  case filledButton = "a picture on the button takes touches"
  case cards = "the tile and the button lie on controls of their own"
  case insetTrack = "the slider's track is inset by 30 points"
  case disabledButton = "the button is disabled"
  case recognizingParts = "the button, the tile and the other control have tap recognizers"
  case scrolledGroup = "the group around its parts is moved, and its bounds don't begin at zero"
  case strip = "the button lies in a strip that scrolls sideways"
  case forwardingTile = "the tile passes its touches on, and the view around it hears them"
  case crowded = "there are forty further views in it"

  static let around = [
    inAScrolledView, inASmallerView, inATurnedView, inAMirroredView, inAPaleView, inAPage, inAController,
    amongRecognizers,
  ]
  static let ofItself = [
    undelayed, inset, paging, withOneFinger, locked, soonAtRest, multiple, zoomable, upsideDown, recognizing,
    pressed, heardPan, zoomed,
  ]
  static let within = [
    filledTile, filledButton, cards, insetTrack, disabledButton, recognizingParts, scrolledGroup, strip,
    forwardingTile, crowded,
  ]

  /// Those with recognizers that don't lie in the form, or are its own.
  static let aroundTheParts = [recognizing, pressed, amongRecognizers, zoomable]
  /// Those whose content can be zoomed.
  static let scaled = [zoomable, zoomed]

  /// Those that fingers on the button have to do with.
  static let aboutTheButton = [disabledButton, filledButton, strip]

  /// At most one of each kind; over some cases, each of them comes.
  static func some(_ random: inout SeededGenerator) -> [FormPeculiarity] {
    func orNone(_ peculiarities: [FormPeculiarity]) -> [FormPeculiarity?] {
      peculiarities.map { $0 } + [nil, nil]
    }
    return [
      random.inTurn(orNone(around)), random.inTurn(orNone(ofItself)), random.inTurn(orNone(within)),
    ].compactMap { $0 }
  }
}
