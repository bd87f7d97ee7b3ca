/// A page of the book: views to touch, which write down what they are told.
///
/// A lab shows it on a device of the engine, and the app on a phone. It's 320 points wide and 480 high, wherever it lies.
package class Page: UIView {
  /// What it's called in files and commands, for example `quick-tap`.
  package class var name: String { "" }
  /// What it is about, in a few words.
  package class var title: String { "" }
  /// What to do, in one sentence.
  package class var task: String { "" }
  /// The scenario of a lab that shows the same.
  package class var scenario: String { "" }
  /// The facts that its log rests on, by their ids.
  package class var facts: [String] { [] }
  /// What the book's finger does.
  package class var touch: PageTouch { .tap(CGPoint(x: 160, y: 240)) }

  /// The size of every page, in points.
  package static var size: CGSize { CGSize(width: 320, height: 480) }

  /// Gets a line of the page's own.
  package var write: (String) -> Void = { _ in }
  /// Gets what a view of the page was told or asked, such as `touchesBegan(_:with:)`; nothing if someone else writes it.
  package var writeMessage: (_ view: UIView, _ message: String) -> Void = { _, _ in }

  /// What the action of a recognizer writes, by default whose it is.
  package var words: (UIGestureRecognizer) -> String = { "action of \($0.logName)" }

  /// What must live as long as the page.
  package var companions: [AnyObject] = []

  /// Makes the page with all that is on it.
  package required init() {
    super.init(frame: CGRect(origin: .zero, size: Page.size))
    backgroundColor = .white
    build()
  }

  /// There is no archive of a page.
  package required init?(coder: NSCoder) { nil }

  /// Puts the views onto the page.
  package func build() {}

  /// Attaches a recognizer whose action is written down, by default to the view that the page is about.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String? = nil, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Page.act)
    (view ?? watched).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// What recognizers are attached to.
  var watched: UIView { self }

  func act(_ recognizer: UIGestureRecognizer) { write(words(recognizer)) }
}

extension UIView {
  /// The page on which the view lies, or which it is.
  var page: Page? { self as? Page ?? superview?.page }

  /// Writes down that the view was told or asked something: by default the method that says so.
  func told(_ message: String = #function) { page?.writeMessage(self, message) }
}

extension UIGestureRecognizer {
  /// What logs call it: its class, unless it has got a name.
  var logName: String { name ?? String(describing: type(of: self)) }
}
