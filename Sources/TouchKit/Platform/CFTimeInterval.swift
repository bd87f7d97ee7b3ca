#if !canImport(Darwin) || hasFeature(Embedded)
  /// Seconds, as Core Foundation calls them.
  public typealias CFTimeInterval = TimeInterval
#endif
