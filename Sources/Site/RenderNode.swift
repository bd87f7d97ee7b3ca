import Foundation

/// One page of what `docc convert` writes: the part of its published schema that a book and a reference need.
struct RenderNode: Decodable {
  struct Identifier: Decodable { let url: String }
  struct Metadata: Decodable {
    let title: String
    let roleHeading: String?
    let symbolKind: String?
  }
  struct TopicSection: Decodable {
    let title: String?
    let identifiers: [String]
  }
  struct Relationships: Decodable {
    let title: String
    let identifiers: [String]
  }
  struct Token: Decodable {
    let kind: String
    let text: String
    let identifier: String?
  }
  struct Parameter: Decodable {
    let name: String
    let content: [Block]
  }

  /// A part of the page's own text.
  enum Section: Decodable {
    case declaration([Token])
    case content([Block])
    case parameters([Parameter])
    case mentions

    private enum Key: CodingKey { case kind, declarations, content, parameters }
    private struct Declaration: Decodable { let tokens: [Token] }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      switch try values.decode(String.self, forKey: .kind) {
      case "declarations":
        self = .declaration(try values.decode([Declaration].self, forKey: .declarations).first?.tokens ?? [])
      case "content": self = .content(try values.decode([Block].self, forKey: .content))
      case "parameters": self = .parameters(try values.decode([Parameter].self, forKey: .parameters))
      case "mentions": self = .mentions
      case let kind: throw UnknownKind(what: "a section", kind: kind)
      }
    }
  }

  let identifier: Identifier
  let metadata: Metadata
  let abstract: [Inline]?
  let primaryContentSections: [Section]?
  let topicSections: [TopicSection]?
  let relationshipsSections: [Relationships]?
  let references: [String: Reference]

  /// The page's own blocks, without the heading that is there for DocC only.
  var body: [Block] {
    let blocks = (primaryContentSections ?? []).flatMap { section -> [Block] in
      if case .content(let blocks) = section { blocks } else { [] }
    }
    guard case .heading(_, ChapterSource.opening) = blocks.first else { return blocks }
    return Array(blocks.dropFirst())
  }
}

/// What an identifier in a page stands for.
struct Reference: Decodable {
  let type: String
  let title: String?
  let titleInlineContent: [Inline]?
  let url: String?
}

/// A kind of content that the site does not know; nothing may be lost without a word.
struct UnknownKind: Error, CustomStringConvertible {
  let what: String
  let kind: String
  var description: String { "\(what) of the kind \"\(kind)\"" }
}

/// A block of text, as DocC names them.
indirect enum Block: Decodable {
  struct Item: Decodable {
    let content: [Block]
    let checked: Bool?
  }

  case heading(level: Int, text: String)
  case paragraph([Inline])
  case aside(name: String, content: [Block])
  case code(syntax: String?, lines: [String])
  case list(isOrdered: Bool, start: Int, items: [Item])
  case table(rows: [[[Block]]], alignments: [String])
  case rule

  private enum Key: CodingKey {
    case type, level, text, inlineContent, name, content, syntax, code, start, items, rows, alignments
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(String.self, forKey: .type) {
    case "heading":
      self = .heading(
        level: try values.decode(Int.self, forKey: .level),
        text: try values.decode(String.self, forKey: .text))
    case "paragraph": self = .paragraph(try values.decode([Inline].self, forKey: .inlineContent))
    case "aside":
      self = .aside(
        name: try values.decode(String.self, forKey: .name),
        content: try values.decode([Block].self, forKey: .content))
    case "codeListing":
      self = .code(
        syntax: try values.decodeIfPresent(String.self, forKey: .syntax),
        lines: try values.decode([String].self, forKey: .code))
    case "orderedList", "unorderedList":
      self = .list(
        isOrdered: try values.decode(String.self, forKey: .type) == "orderedList",
        start: try values.decodeIfPresent(Int.self, forKey: .start) ?? 1,
        items: try values.decode([Item].self, forKey: .items))
    case "table":
      self = .table(
        rows: try values.decode([[[Block]]].self, forKey: .rows),
        alignments: try values.decodeIfPresent([String].self, forKey: .alignments) ?? [])
    case "thematicBreak": self = .rule
    case let kind: throw UnknownKind(what: "a block", kind: kind)
    }
  }
}

/// A piece of a line, as DocC names them.
indirect enum Inline: Decodable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case deleted([Inline])
  case image(identifier: String)
  case reference(identifier: String, title: [Inline]?)

  private enum Key: CodingKey {
    case type, text, code, inlineContent, identifier, overridingTitleInlineContent
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func content() throws -> [Inline] { try values.decode([Inline].self, forKey: .inlineContent) }
    switch try values.decode(String.self, forKey: .type) {
    case "text": self = .text(try values.decode(String.self, forKey: .text))
    case "codeVoice": self = .code(try values.decode(String.self, forKey: .code))
    case "emphasis": self = .emphasis(try content())
    case "strong": self = .strong(try content())
    case "strikethrough": self = .deleted(try content())
    case "image": self = .image(identifier: try values.decode(String.self, forKey: .identifier))
    case "reference":
      self = .reference(
        identifier: try values.decode(String.self, forKey: .identifier),
        title: try values.decodeIfPresent([Inline].self, forKey: .overridingTitleInlineContent))
    case let kind: throw UnknownKind(what: "a piece of text", kind: kind)
    }
  }
}
