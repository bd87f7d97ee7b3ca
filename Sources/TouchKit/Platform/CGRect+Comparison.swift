// Where Core Graphics is, its own come with it.
#if !canImport(Darwin) && !hasFeature(Embedded)
  extension CGRect {
    /// Whether both are the same rectangle.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }

  extension CGPoint {
    /// Whether both are the same point.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// Whether both are the same size.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }
#endif
