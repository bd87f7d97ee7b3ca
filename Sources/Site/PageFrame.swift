/// What all pages share: head, search, contents, foot.
struct PageFrame {
  let book: Contents
  /// Where the site will be, with a slash at its end; nothing if that isn't known.
  var address = ""
  /// The files of the pictures for links, by the names of pages.
  var previews: [String: String] = [:]

  /// A whole page.
  ///
  /// - Parameters:
  ///   - current: The page of the book that it is, whose sections the contents list.
  ///   - up: How its folder gets to the site's first one.
  func html(
    title: String, kind: String, up: String = "", current: BookPage? = nil,
    sections: [(level: Int, text: String, anchor: String)] = [], isLive: Bool = false,
    description: String = "",
    main: String
  ) -> String {
    let whole = title == book.first.title ? title : "\(title) · \(book.first.title)"
    let live =
      isLive
      ? "<link rel=\"stylesheet\" href=\"\(up)live/live.css\">\n<script defer src=\"\(up)live/live.js\"></script>\n"
      : ""
    return """
      <!doctype html>
      <html lang="en" data-up="\(up)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(HTML.escaped(whole))</title>
      <meta name="description" content="\(HTML.escaped(description))">
      \(preview(title: title, description: description, page: current, up: up))
      \(PageFrame.theme)
      <link rel="icon" href="\(up)icon.svg" type="image/svg+xml">
      <link rel="apple-touch-icon" href="\(up)apple-touch-icon.png">
      <link rel="stylesheet" href="\(up)page.css">
      <link rel="stylesheet" href="\(up)print.css" media="print">
      <script defer src="\(up)page.js"></script>
      <script defer src="\(up)search.js"></script>
      \(kind == "problem" ? PageFrame.problemFiles : "")\
      <script defer src="\(up)predict.js"></script>
      <script defer src="\(up)reading.js"></script>
      <script defer src="\(up)links.js"></script>
      \(live)</head>
      <body class="\(kind)">
      <a class="skip" href="#page-text">Skip to the text</a>
      <header class="bar">
      <a class="home" href="\(up)index.html">\(HTML.escaped(book.first.title))</a>
      \(door(up))<a class="to-contents" href="#page-contents">Contents</a>
      <form class="search" role="search" hidden><input type="search" id="page-search" placeholder="Search" \
      aria-label="Search the book and the reference" autocomplete="off" spellcheck="false"></form>
      <button class="theme" type="button" hidden>Dark</button>
      </header>
      <section id="page-found" aria-label="Search results" hidden></section>
      <main id="page-text" tabindex="-1">
      \(main)
      \(current.map { turn($0) } ?? "")</main>
      \(contents(current: current, kind: kind, sections: sections, up: up))
      </body>
      </html>

      """
  }

  /// Colors as the reader chose them, before anything is drawn.
  ///
  /// It stands before the styles, so that it doesn't wait for them and the page doesn't wait for it.
  private static let theme = """
    <script>try { const theme = localStorage.getItem("theme"); \
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme; } catch { }</script>
    """

  private static let problemFiles = """
    <link rel="stylesheet" href="problem.css">
    <script defer src="ranking.js"></script>
    <script defer src="problem.js"></script>

    """

  /// What programs show of a link to the page.
  private func preview(title: String, description: String, page: BookPage?, up: String) -> String {
    let picture = page.flatMap { previews[$0.name] } ?? previews[book.first.name]
    let image = picture.map { "\(address.isEmpty ? up : address)\($0)" }
    let properties = [
      ("og:type", "article"), ("og:site_name", book.first.title), ("og:title", title),
      ("og:description", description), ("og:image", image ?? ""),
      ("og:url", address.isEmpty ? "" : page.map { "\(address)\($0.address)" } ?? ""),
    ]
    let lines = properties.filter { !$0.1.isEmpty }
      .map { "<meta property=\"\($0.0)\" content=\"\(HTML.escaped($0.1))\">" }
    return lines.joined(separator: "\n") + "\n<meta name=\"twitter:card\" content=\"summary_large_image\">"
  }

  /// The way in for a reader who has a problem, if the book has symptoms.
  private func door(_ up: String) -> String {
    book[ProblemPage.source] == nil
      ? "" : "<a class=\"door\" href=\"\(up)\(ProblemPage.address)\">\(ProblemPage.title)</a>\n"
  }

  /// The ways to the pages before and after this one.
  private func turn(_ page: BookPage) -> String {
    func link(_ other: BookPage?, _ word: String, _ relation: String) -> String {
      other.map {
        "<a rel=\"\(relation)\" class=\"\(relation)\" href=\"\($0.address)\"><small>\(word)</small> "
          + "\(HTML.escaped(label($0)))</a>"
      } ?? ""
    }
    let links = link(book.previous(of: page), "Before", "prev") + link(book.next(of: page), "Next", "next")
    return "<nav class=\"turn\" aria-label=\"Pages before and after\">\(links)</nav>\n"
  }

  private func label(_ page: BookPage) -> String {
    page.number.map { "\($0) \(page.title)" } ?? page.shortTitle
  }

  private func contents(
    current: BookPage?, kind: String, sections: [(level: Int, text: String, anchor: String)], up: String
  ) -> String {
    func item(_ page: BookPage) -> String {
      let isCurrent = page.path == current?.path
      let inside = sections.filter { $0.level == 2 }.map {
        "<li><a href=\"#\($0.anchor)\">\(HTML.escaped($0.text.replacingOccurrences(of: "`", with: "")))</a></li>"
      }
      let list = isCurrent && !inside.isEmpty ? "<ol>\(inside.joined())</ol>" : ""
      return "<li><a href=\"\(up)\(page.address)\"\(isCurrent ? " aria-current=\"page\"" : "")>"
        + "\(page.number.map { "<b>\($0)</b> " } ?? "")"
        + "\(HTML.escaped(page.number == nil ? label(page) : page.title))</a>\(list)</li>"
    }
    let chapters = book.pages.filter { $0.number != nil }.map(item)
    let others = book.pages.filter { $0.number == nil }.map(item)
    let reference =
      "<li><a href=\"\(up)api/index.html\"\(kind == "reference index" ? " aria-current=\"page\"" : "")>"
      + "TouchKit, the reference</a></li>"
    return """
      <nav id="page-contents" aria-label="Contents" tabindex="-1">
      <h2>Chapters</h2>
      <ol>\(chapters.joined(separator: "\n"))</ol>
      <h2>To look up</h2>
      <ul>\((others + [reference]).joined(separator: "\n"))</ul>
      </nav>
      """
  }
}
