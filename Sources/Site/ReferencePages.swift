/// Makes the pages of the API reference: one for each type, with its members, and one for what belongs to none.
struct ReferencePages {
  static let index = "api/index.html"
  static let globals = "api/globals.html"

  private let frame: PageFrame
  private let pages: [CompiledPage]
  /// The pages of the book that link to a symbol, by its address.
  private let mentions: [String: [BookPage]]
  private var byURL: [String: CompiledPage] = [:]
  /// The members of each page, by its address.
  private var members: [String: [CompiledPage]] = [:]
  /// The types, by the addresses of their pages.
  private var titles: [String: String] = [:]
  private(set) var addresses: [String: String] = [:]
  private(set) var problems: [SiteProblem] = []
  private(set) var search: [SearchIndex.Entry] = []
  var surroundings: Surroundings

  init(
    _ pages: [CompiledPage], mentions: [String: [BookPage]], frame: PageFrame, surroundings: Surroundings
  ) {
    self.mentions = mentions
    self.frame = frame
    self.pages = pages.filter { !$0.isArticle }
    self.surroundings = surroundings
    let types = Dictionary(uniqueKeysWithValues: self.pages.filter(\.isType).map { ($0.components, $0.url) })
    for page in self.pages {
      byURL[page.url] = page
      if page.components.isEmpty {
        addresses[page.url] = ReferencePages.index
      } else if page.isType {
        let address = "api/\(page.components.joined(separator: ".")).html"
        addresses[page.url] = address
        titles[address] = page.node.metadata.title
      } else {
        var owner = page.components.dropLast()
        while !owner.isEmpty, types[Array(owner)] == nil { owner = owner.dropLast() }
        let home = owner.isEmpty ? ReferencePages.globals : "api/\(owner.joined(separator: ".")).html"
        addresses[page.url] =
          page.node.metadata.symbolKind == nil
          ? home : "\(home)#\(page.components.dropFirst(owner.count).joined(separator: "."))"
        if page.node.metadata.symbolKind != nil { members[home, default: []].append(page) }
      }
    }
    self.surroundings.addresses.merge(addresses) { $1 }
  }

  /// Every page of the reference, by its address.
  mutating func all() -> [(address: String, html: String)] {
    var out: [(address: String, html: String)] = [(ReferencePages.index, indexPage())]
    for page in pages where page.isType {
      guard let address = addresses[page.url] else { continue }
      if out.contains(where: { $0.address == address }) {
        problems.append(SiteProblem(.sameAddress(page.url), in: address))
      }
      out.append((address, typePage(page, at: address)))
    }
    if let globals = members[ReferencePages.globals] {
      let sections = group("All", globals, at: ReferencePages.globals)
      out.append(
        (
          ReferencePages.globals,
          frame.html(
            title: "Functions and constants", kind: "reference", up: "../",
            main: "<h1>Functions and constants</h1>\n\(sections)")
        ))
    }
    return out
  }

  // MARK: Pages

  private func indexPage() -> String {
    let groups: [(String, [String])] = [
      ("Classes", ["class", "actor"]), ("Protocols", ["protocol"]), ("Structures", ["struct"]),
      ("Enumerations", ["enum"]),
    ]
    let lists = groups.map { title, kinds in
      let items = pages.filter {
        $0.components.count == 1 && kinds.contains($0.node.metadata.symbolKind ?? "")
      }
      .sorted { $0.node.metadata.title < $1.node.metadata.title }
      .map { page in
        let text = PageText(site: surroundings, references: page.node.references, up: "../")
        return
          "<dt><a href=\"../\(addresses[page.url] ?? "")\"><code>\(HTML.escaped(page.node.metadata.title))</code></a></dt>"
          + "<dd>\(text.inline(page.node.abstract ?? []))</dd>"
      }
      return "\(HTML.heading(title))<dl class=\"index\">\(items.joined(separator: "\n"))</dl>"
    }
    return frame.html(
      title: "TouchKit, the reference", kind: "reference index", up: "../",
      main:
        "<h1>TouchKit, the reference</h1><p class=\"lead\">The engine of this book, with UIKit’s names. What the book"
        + " says of a type stands on its page under <em>Mentioned in</em>.</p>"
        + lists.joined(separator: "\n")
        + HTML.heading("Without a type") + "<p><a href=\"globals.html\">Functions and constants</a></p>")
  }

  private mutating func typePage(_ page: CompiledPage, at address: String) -> String {
    var body =
      "<p class=\"eyebrow\">\(HTML.escaped(page.node.metadata.roleHeading ?? ""))</p>"
      + "<h1><code>\(HTML.escaped(page.node.metadata.title))</code></h1>\n" + text(of: page)
    body += relationships(of: page)
    var shown: Set<String> = []
    for section in page.node.topicSections ?? [] {
      let found = section.identifiers.compactMap { page.node.references[$0]?.url }.compactMap { byURL[$0] }
        .filter { $0.isType || $0.node.metadata.symbolKind != nil }
      shown.formUnion(found.map(\.url))
      body += group(section.title ?? "", found, at: address)
    }
    let rest = (members[address] ?? []).filter { !shown.contains($0.url) }
    body += group("More", rest, at: address)
    search.append(
      SearchIndex.Entry(
        page: page.node.metadata.title, heading: page.node.metadata.roleHeading ?? "", address: address,
        text: plain(page)))
    return frame.html(
      title: page.node.metadata.title, kind: "reference", up: "../",
      description: plain(page), main: "<article>\(body)</article>")
  }

  private mutating func group(_ title: String, _ pages: [CompiledPage], at address: String) -> String {
    if pages.isEmpty { return "" }
    var body = ""
    for page in pages {
      if page.isType {
        body +=
          "<p><a href=\"../\(addresses[page.url] ?? "")\"><code>\(HTML.escaped(page.node.metadata.title))</code></a></p>"
      } else {
        body += member(page, at: address)
      }
    }
    return HTML.heading(title) + "\(body)\n"
  }

  private mutating func member(_ page: CompiledPage, at address: String) -> String {
    let anchor = addresses[page.url]?.split(separator: "#", maxSplits: 1).last.map(String.init) ?? ""
    let type = titles[address]
    search.append(
      SearchIndex.Entry(
        page: page.node.metadata.title, heading: type ?? "TouchKit", address: "\(address)#\(anchor)",
        text: plain(page)))
    return
      "<section class=\"member\" id=\"\(HTML.escaped(anchor))\"><h3><code>\(HTML.escaped(page.node.metadata.title))</code>"
      + " \(HTML.anchor(to: anchor))</h3>" + text(of: page) + "</section>\n"
  }

  // MARK: Parts

  private func plain(_ page: CompiledPage) -> String {
    HTML.text(
      of: PageText(site: surroundings, references: page.node.references).inline(page.node.abstract ?? []))
  }

  /// The declaration, the text, and who mentions it.
  private mutating func text(of page: CompiledPage) -> String {
    var text = PageText(site: surroundings, references: page.node.references, up: "../")
    text.linksFacts = true
    var out = ""
    if let abstract = page.node.abstract, !abstract.isEmpty { out = "<p>\(text.inline(abstract))</p>" }
    for section in page.node.primaryContentSections ?? [] {
      switch section {
      case .declaration(let tokens): out = declaration(tokens, page.node.references) + out
      case .content(let blocks): out += text.blocks(blocks)
      case .parameters(let parameters):
        let items = parameters.map {
          "<dt><code>\(HTML.escaped($0.name))</code></dt><dd>\(text.blocks($0.content))</dd>"
        }
        out += "<dl class=\"parameters\">\(items.joined())</dl>"
      // DocC counts the links of symbols only in its own spelling.
      case .mentions: break
      }
    }
    let pages = (mentions[page.url] ?? []).map {
      "<a href=\"../\($0.address)\">\(HTML.escaped($0.title))</a>"
    }
    out += pages.isEmpty ? "" : "<p class=\"mentions\">Mentioned in \(pages.joined(separator: ", "))</p>"
    problems += text.problems.map { SiteProblem($0, in: page.url) }
    return out
  }

  private func declaration(_ tokens: [RenderNode.Token], _ references: [String: Reference]) -> String {
    let code = tokens.map { token in
      let text = HTML.escaped(token.text)
      if let address = token.identifier.flatMap({ references[$0]?.url }).flatMap({
        surroundings.addresses[$0]
      }) {
        return "<a href=\"../\(address)\">\(text)</a>"
      }
      switch token.kind {
      case "keyword", "attribute": return "<span class=\"k\">\(text)</span>"
      case "typeIdentifier": return "<span class=\"t\">\(text)</span>"
      default: return text
      }
    }
    return "<pre class=\"declaration\" tabindex=\"0\"><code>\(code.joined())</code></pre>"
  }

  private func relationships(of page: CompiledPage) -> String {
    let rows = (page.node.relationshipsSections ?? []).map { section in
      let names = section.identifiers.compactMap { page.node.references[$0] }.map { reference in
        let text = "<code>\(HTML.escaped(reference.title ?? ""))</code>"
        return reference.url.flatMap { surroundings.addresses[$0] }.map { "<a href=\"../\($0)\">\(text)</a>" }
          ?? text
      }
      return "<dt>\(HTML.escaped(section.title))</dt><dd>\(names.joined(separator: ", "))</dd>"
    }
    return rows.isEmpty ? "" : "<dl class=\"relations\">\(rows.joined())</dl>"
  }
}
