extension ChainFigure {
  /// The figure as text: one line for each responder, chain after chain, and what the signs mean.
  public func picture() -> String {
    let blocks = chains.map { chain in
      let lines = chain.links.enumerated().map { place, link in
        let remark = link.remark.isEmpty ? "" : "  ◀ \(link.remark)"
        return "\(place == 0 ? " " : "↓") \(link.part.sign) \(link.name)\(remark)\n"
      }
      return "\(chain.title)\n" + lines.joined()
    }
    let legend = legend.map { "\($0.sign) \($0.meaning)\n" }.joined()
    return (blocks + (legend.isEmpty ? [] : [legend])).joined(separator: "\n")
  }
}
