#if hasFeature(Embedded)
  /// What responders are, where no one asks what they would read out.
  public typealias AccessibleObject = NSObject
#else
  /// What an app that reads the screen out would ask a responder: the engine keeps the answers, and no one asks.
  ///
  /// Not a class of UIKit, where every `NSObject` has these members and can override them; that takes Objective-C.
  open class AccessibleObject: NSObject {
    private struct Answers {
      var isElement = false
      var label, value, hint, identifier: String?
      var traits: UIAccessibilityTraits = []
      var elements: [Any]?
    }
    // Few objects have answers, and there are many objects.
    private final var answers: [Answers] = [] { didSet { dispose(of: oldValue) } }
    private final var kept: Answers {
      get { answers.first ?? Answers() }
      set { answers = [newValue] }
    }

    /// Makes an object.
    public override init() { super.init() }

    /// Whether it is read out at all.
    open var isAccessibilityElement: Bool {
      get { kept.isElement }
      set { kept.isElement = newValue }
    }
    /// What it is called.
    open var accessibilityLabel: String? {
      get { kept.label }
      set { kept.label = newValue }
    }
    /// What it is set to.
    open var accessibilityValue: String? {
      get { kept.value }
      set { kept.value = newValue }
    }
    /// What it does.
    open var accessibilityHint: String? {
      get { kept.hint }
      set { kept.hint = newValue }
    }
    /// The name by which tests find it.
    open var accessibilityIdentifier: String? {
      get { kept.identifier }
      set { kept.identifier = newValue }
    }
    /// What kind of thing it is.
    open var accessibilityTraits: UIAccessibilityTraits {
      get { kept.traits }
      set { kept.traits = newValue }
    }
    /// The things in it that are read out.
    open var accessibilityElements: [Any]? {
      get { kept.elements }
      set { kept.elements = newValue }
    }
    /// Does what a tap would do, and says whether it did; no one asks.
    open func accessibilityActivate() -> Bool { false }
    /// Makes the value larger; no one asks.
    open func accessibilityIncrement() {}
    /// Makes the value smaller; no one asks.
    open func accessibilityDecrement() {}
    /// How many things in it are read out.
    open func accessibilityElementCount() -> Int { kept.elements?.count ?? 0 }
    /// A thing in it that is read out; `nil` for a place out of range.
    open func accessibilityElement(at index: Int) -> Any? {
      guard let elements = kept.elements, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    /// The place of a thing in it that is read out; `NSNotFound` for something else.
    open func index(ofAccessibilityElement element: Any) -> Int {
      kept.elements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
  }

  /// What kind of thing is read out, with UIKit's numbers.
  public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// It is pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is a text that stays.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It says how things stand.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It does nothing now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// One types in it what to look for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It starts to play something.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It has a value that can be made larger and smaller.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is touched as if it weren't read out.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It goes on to the next page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  }
#endif
