import CheckSupport

/// Something that an app has put on a view that is touched, or around it, and that leaves what the view does as it is.
public enum Surrounding: String, CaseIterable, Sendable {
  // Recognizers, which say when they act.
  case tap = "a tap recognizer on it"
  case doubleTap = "a double tap recognizer on it"
  case longPress = "a long press recognizer on it"
  case pan = "a pan recognizer on it"
  case twoFingerTap = "a recognizer of taps with two fingers on it"
  case outerTap = "a tap recognizer on the page"
  case outerDoubleTap = "a double tap recognizer on the page"
  case outerTapAndPress = "a recognizer of a tap and a long press on the page"
  case outerLongPress = "a long press recognizer on the page"
  case outerPan = "a pan recognizer on the page"
  case outerTwoFingerTap = "a recognizer of taps with two fingers on the page"
  case allowing = "its recognizers allow all others"
  case watching = "its recognizers cancel no touches"
  case watched = "recognizers on it that are switched off"
  // What lies in it.
  case face = "a view fills it"
  case button = "a button in it"
  case crowded = "hidden views in it"
  case typing = "a view in it is the first responder"
  // What it lies in, and beside.
  case badge = "a view that covers a corner of it"
  case covered = "a view covers it that takes no touches"
  case still = "a scroll view around it that doesn’t scroll"
  case scrolling = "a scroll view around it that scrolls"
  case delaying = "a scroll view around it that scrolls, and delays touches"
  case reluctantField = "a text field that is edited, and goes on to be"
  case neighbor = "a plain control lies beside it"
  case controlled = "it is the view of a controller"
  case pale = "what lies around it is transparent by half"
  case far = "what lies around it is scrolled far away"
  case turned = "what lies around it is turned by 30°"
  case presented = "the page lies in a presented controller"
  case inAnotherWindow = "the page lies in a second window"
  case withoutTheKeyWindow = "another window is the key window"
  // What it is like.
  case severalFingers = "it allows several fingers"
  case exclusive = "it allows no touches elsewhere"
  case late = "the device has been on for two minutes"

  /// Those that leave the responder chain above the view as it is.
  public static let beyondTheChain = allCases.filter {
    ![.still, .scrolling, .delaying, .controlled, .presented].contains($0)
  }
  /// Those in which touches come one at a time.
  public static let withoutDelay = allCases.filter { $0 != .delaying }
  /// Recognizers that may take touches from the view.
  public static let recognizers = allCases.filter { $0.rawValue.contains("recognizer") }

  /// One to three of some, each of which comes in turn; none if there are none.
  static func some(of surroundings: [Surrounding], _ random: inout SeededGenerator) -> Set<Surrounding> {
    if surroundings.isEmpty { return [] }
    let one = random.inTurn(surroundings)
    return Set([one] + (0..<random.number(0...2)).map { _ in random.pick(surroundings) })
  }

  /// Some surroundings in words, for the description of a case.
  static func words(for surroundings: Set<Surrounding>) -> String {
    allCases.filter(surroundings.contains).map(\.rawValue).joined(separator: ", ")
  }
}
