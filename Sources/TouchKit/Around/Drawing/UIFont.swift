#if !hasFeature(Embedded)
  /// A font: the engine knows its size and writes nothing.
  open class UIFont: NSObject, @unchecked Sendable {
    /// How large letters are, in points.
    public final let pointSize: CGFloat

    private init(size: CGFloat) {
      pointSize = size
      super.init()
    }

    /// Makes a font of a size; the engine knows no names, so any will do.
    public init?(name fontName: String, size fontSize: CGFloat) {
      pointSize = fontSize
      super.init()
    }

    /// How thick letters are; nothing is written here.
    public struct Weight: RawRepresentable, Hashable, Sendable {
      /// The thickness, from -1 to 1.
      public let rawValue: CGFloat
      /// Makes one from its thickness.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Ultra light letters.
      public static let ultraLight = Weight(rawValue: -0.8)
      /// Thin letters.
      public static let thin = Weight(rawValue: -0.6)
      /// Light letters.
      public static let light = Weight(rawValue: -0.4)
      /// Regular letters.
      public static let regular = Weight(rawValue: 0)
      /// Medium letters.
      public static let medium = Weight(rawValue: 0.23)
      /// Semibold letters.
      public static let semibold = Weight(rawValue: 0.3)
      /// Bold letters.
      public static let bold = Weight(rawValue: 0.4)
      /// Heavy letters.
      public static let heavy = Weight(rawValue: 0.56)
      /// Black letters.
      public static let black = Weight(rawValue: 0.62)
    }

    /// The system's font in a thickness.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize) }
    /// The system's font with digits of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
      UIFont(size: fontSize)
    }
    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// The system's bold font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// The system's slanted font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// How large text is unless said otherwise, in points.
    open class var labelFontSize: CGFloat { 17 }
  }

  /// Where lines of a text that is too long end; nothing is written here.
  public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
  }

  /// Where lines of a text begin and end; nothing is written here.
  public enum NSTextAlignment: Int, Sendable { case left = 0, center, right, justified, natural }
#endif
