import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document that a real parser has accepted.
final class WellFormed: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  private(set) var texts: [String: String] = [:]
  private(set) var counts: [String: Int] = [:]
  private var open: [String] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
  }

  /// How wide the document says it is.
  var width: Double { root["width"].flatMap { Double($0) } ?? .infinity }

  /// Whether the words stand in texts, in however many lines.
  func says(_ words: String) -> Bool {
    texts["text"]?.filter { !$0.isWhitespace }.contains(words.filter { !$0.isWhitespace }) ?? false
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if open.isEmpty { root = attributes }
    open.append(name)
    counts[name, default: 0] += 1
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let name = open.last { texts[name, default: ""] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}
