/// What a server shows for an address that doesn't exist.
struct MissingPage {
  static let address = "404.html"

  /// The page; its links hold wherever it is shown if the site's address is known.
  static func html(in frame: PageFrame) -> String {
    let door =
      frame.book[ProblemPage.source] == nil
      ? "" : ", <a href=\"\(frame.address)\(ProblemPage.address)\">your problem</a>"
    return frame.html(
      title: "There is no such page", kind: "missing", up: frame.address,
      description: "The address leads nowhere.",
      main: """
        <article><h1>There is no such page</h1>
        <p class="lead">The address leads nowhere, or to a page that you haven’t opened while you were online.</p>
        <p>Begin with <a href="\(frame.address)index.html">the first page</a>\(door), or search for what you meant.</p>
        </article>
        """)
  }
}
