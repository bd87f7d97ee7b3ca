/// A part of a page for teachers: what is shown or printed, and what is for the teacher alone.
struct TeachingPart {
  let title: String
  let content: [Block]
  /// What stands below a line `Notes:`.
  let notes: [Block]

  /// A whole page as one part.
  init(title: String, blocks: [Block]) {
    self.title = title
    let end = blocks.firstIndex { block in
      guard case .paragraph(let content) = block, content.count == 1, case .text("Notes:") = content[0]
      else { return false }
      return true
    }
    content = Array(blocks[..<(end ?? blocks.endIndex)])
    notes = end.map { Array(blocks[($0 + 1)...]) } ?? []
  }

  /// The parts below the headings of the second level; what stands above the first is for the teacher.
  static func all(of blocks: [Block]) -> [TeachingPart] {
    var parts: [(title: String, blocks: [Block])] = []
    for block in blocks {
      if case .heading(2, let title) = block {
        parts.append((title, []))
      } else if !parts.isEmpty {
        parts[parts.count - 1].blocks.append(block)
      }
    }
    return parts.map { TeachingPart(title: $0.title, blocks: $0.blocks) }
  }
}
