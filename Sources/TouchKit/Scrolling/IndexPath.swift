#if hasFeature(Embedded)
  /// The place of a row in a table.
  public struct IndexPath: Hashable, Sendable {
    /// The number of the section.
    public var section: Int
    /// The number of the row in its section.
    public var row: Int
    /// Makes a place.
    public init(row: Int, section: Int) { (self.row, self.section) = (row, section) }
  }
#else
  extension IndexPath {
    /// Makes the place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The number of the section; 0 for a path that is no row's.
    public var section: Int { count > 0 ? self[0] : 0 }
    /// The number of the row in its section; 0 for a path that is no row's.
    public var row: Int { count > 1 ? self[1] : 0 }
  }
#endif
