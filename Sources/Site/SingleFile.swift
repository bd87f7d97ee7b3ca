/// A page that is one file: it needs no other, and leads nowhere.
struct SingleFile {
  let title: String
  var styles: [String]
  var scripts: [String] = []
  let main: String

  /// The main part without what leads elsewhere; a drawing in a page needs no namespace.
  private var content: String {
    main.replacing(/<\/?a( [^>]*)?>/, with: "").replacing(/\sxmlns="[^"]*"/, with: "")
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTML.escaped(title))</title>
    \(styles.map { "<style>\n\($0)</style>" }.joined(separator: "\n"))
    </head>
    <body>
    <main>
    \(content)
    </main>
    \(scripts.map { "<script>\n\($0)</script>" }.joined(separator: "\n"))
    </body>
    </html>

    """
  }
}
