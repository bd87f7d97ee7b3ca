/// Lines to take out of a text and lines to put in their place.
public struct Edit: Equatable, Sendable {
  /// Lines that stand together.
  public struct Block: Equatable, Sendable {
    /// One line, and what becomes of it.
    public enum Line: Equatable, Sendable {
      /// It stays; it says where the others belong.
      case kept(String)
      case removed(String)
      case added(String)
    }

    /// The lines in their order.
    public var lines: [Line]
    /// Where the block begins in its own file, from 1.
    public let line: Int

    /// What must stand in the text exactly once.
    var old: [String] {
      lines.compactMap {
        switch $0 {
        case .kept(let line), .removed(let line): line
        case .added: nil
        }
      }
    }

    /// What stands there afterwards.
    var new: [String] {
      lines.compactMap {
        switch $0 {
        case .kept(let line), .added(let line): line
        case .removed: nil
        }
      }
    }
  }

  /// Why an edit does not fit a text; each case names the block's line.
  public enum Misfit: Error, Equatable {
    /// The block has no line of the text.
    case noPlace(line: Int)
    /// The text does not have the block's lines.
    case missing(line: Int)
    /// The text has them more than once.
    case ambiguous(line: Int, times: Int)
    /// Two blocks are about the same lines of the text.
    case overlap(line: Int)
  }

  /// The blocks, each about another place.
  public var blocks: [Block]

  /// Whether it leaves every text as it is.
  public var isEmpty: Bool { blocks.allSatisfy { $0.old == $0.new } }

  /// The text with the blocks' new lines in place of their old ones.
  public func applied(to text: String) throws(Misfit) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var changes: [(place: Range<Int>, block: Block)] = []
    for block in blocks {
      let places = places(of: block.old, in: lines)
      if block.old.isEmpty { throw .noPlace(line: block.line) }
      guard let place = places.first else { throw .missing(line: block.line) }
      guard places.count == 1 else { throw .ambiguous(line: block.line, times: places.count) }
      if changes.contains(where: { $0.place.overlaps(place) }) { throw .overlap(line: block.line) }
      changes.append((place, block))
    }
    var edited = lines
    for change in changes.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      edited.replaceSubrange(change.place, with: change.block.new)
    }
    return edited.joined(separator: "\n")
  }

  private func places(of block: [String], in lines: [String]) -> [Range<Int>] {
    guard !block.isEmpty, block.count <= lines.count else { return [] }
    return (0...lines.count - block.count).map { $0..<$0 + block.count }.filter {
      lines[$0].elementsEqual(block)
    }
  }
}
