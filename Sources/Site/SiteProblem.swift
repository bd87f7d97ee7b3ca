/// What keeps a page from becoming part of the site, with its place and its wording.
public struct SiteProblem: Error, Equatable, CustomStringConvertible {
  /// The causes.
  public enum Cause: Equatable, Sendable {
    case broken(link: String)
    case noDocC
    case docC(String)
    case html(String)
    case footnote
    case alert(String)
    case codeLanguage(String)
    case comment(String)
    case unfinishedComment
    case directive(String)
    case details
    case imageInText
    case noFact(String)
    case noFigure(String)
    case noLiveFigure(String)
    case lost(word: String)
    case unlisted
    case unreadable(String)
    case sameAddress(String)
    case symptoms(String)
  }

  /// What is wrong.
  public var cause: Cause
  /// The file, relative to the root of the repository.
  public var file: String
  /// The line, from 1.
  public var line: Int

  init(_ cause: Cause, in file: String, line: Int = 1) {
    self.cause = cause
    self.file = file
    self.line = line
  }

  /// The problem in one line: where, what, what to do.
  public var description: String { "\(file):\(line): error: \(words)" }

  private var words: String {
    switch cause {
    case .broken(let link): link
    case .noDocC: "there is no docc beside swift; install a toolchain from https://www.swift.org/install/"
    case .docC(let message): message
    case .html(let tag):
      "the site does not know \(tag); write Markdown, or put it between backticks if it is code"
    case .footnote: "the site knows no footnotes; write a sentence, or a link"
    case .alert(let word): "the site does not know \(word); write > **Note.** instead"
    case .codeLanguage(let word): "code in \"\(word)\" has no colors here; there are swift, sh and text"
    case .comment(let text):
      "<!--\(text)--> is neither the id of a fact nor a directive; see the marker languages in ARCHITECTURE"
    case .unfinishedComment: "a comment must end in the line in which it begins"
    case .directive(let word):
      "DocC takes a line that begins with \(word) for its own; begin with another word"
    case .details: "<details><summary>…</summary> and </details> come in turn, each alone in its line"
    case .imageInText: "an image stands alone in its line, as ![what it shows](figures/name.svg)"
    case .noFact(let id): "there is no \(id) in appendix-facts.md or appendix-myths.md"
    case .noFigure(let name): "\(name) is no SVG that can stand in a page"
    case .noLiveFigure(let name): "there is no live figure \(name)"
    case .lost(let word): "\"\(word)\" does not come out on the page; write the sentence in plain Markdown"
    case .unlisted: "chapters/README.md does not link to this page, so it has no place in the book"
    case .unreadable(let reason): "DocC made of this what the site cannot read: \(reason)"
    case .symptoms(let what): "the site can't take the symptoms from here: \(what)"
    case .sameAddress(let other): "\(other) wants the same address"
    }
  }
}
