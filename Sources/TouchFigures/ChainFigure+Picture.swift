extension ChainFigure {
  /// The figure as text: one line for each responder, chain after chain, and what the signs mean.
  public func picture(columns: Int = 96) -> String {
    [drawing(columns: columns), legend(columns: columns)].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The picture without its legend.
  public func drawing(columns: Int = 96) -> String {
    chains.map { chain in
      let lines = chain.links.enumerated().flatMap { place, link in
        let remark = link.remark.isEmpty ? "" : "  ◀ \(link.remark)"
        let line = "\(place == 0 ? " " : "↓") \(link.part.sign) \(link.name)\(remark)"
        return Words.wrapped(line, to: columns, hanging: 6)
      }
      return (Words.wrapped(chain.title, to: columns) + lines).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// What the signs of the picture mean.
  public func legend(columns: Int = 96) -> String {
    legend.flatMap { Words.wrapped("\($0.sign) \($0.meaning)", to: columns, hanging: 2) }
      .map { $0 + "\n" }.joined()
  }
}
