#if !hasFeature(Embedded)
  /// A picture: the engine knows its name and size, loads nothing and draws nothing.
  open class UIImage: NSObject {
    /// How large the picture is, in points: 0 by 0, for nothing was loaded.
    open var size: CGSize { .zero }
    /// The name that it was asked for by.
    private final let name: String

    /// Makes a picture without content.
    public override init() {
      name = ""
      super.init()
    }

    /// Makes a picture without content; there are no resources to look for the name in.
    public init?(named name: String) {
      self.name = name
      super.init()
    }

    /// Makes a picture without content; there are no symbols to look for the name in.
    public init?(systemName name: String) {
      self.name = name
      super.init()
    }

    /// Draws nothing.
    open func draw(in rect: CGRect) {}
    /// Draws nothing.
    open func draw(at point: CGPoint) {}
  }
#endif
