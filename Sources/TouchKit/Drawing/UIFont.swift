#if !hasFeature(Embedded)
  /// A font: the engine knows its size and writes nothing.
  open class UIFont: NSObject {
    /// How large letters are, in points.
    public final let pointSize: CGFloat

    private init(size: CGFloat) {
      pointSize = size
      super.init()
    }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// The system's bold font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// The system's slanted font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// How large text is unless said otherwise, in points.
    open class var labelFontSize: CGFloat { 17 }
  }

  /// Where lines of a text begin and end; nothing is written here.
  public enum NSTextAlignment: Int, Sendable { case left = 0, center, right, justified, natural }
#endif
