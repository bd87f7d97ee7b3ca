import Foundation

/// What a page tells its renderer through DocC: an address that DocC takes for a link to somewhere else.
enum Mark: Equatable {
  /// A file of the site, maybe with an anchor.
  case page(String)
  /// A fact or a myth that is cited.
  case fact(String)
  /// The place of a live figure.
  case live(String)
  /// From here on, what is hidden until the reader asks; the text of the link is the summary.
  case details
  /// The end of what is hidden.
  case endDetails

  private static let scheme = "site:"

  /// The mark as an address.
  var address: String {
    switch self {
    case .page(let path): "\(Mark.scheme)page/\(path)"
    case .fact(let id): "\(Mark.scheme)fact/\(id)"
    case .live(let name): "\(Mark.scheme)live/\(name)"
    case .details: "\(Mark.scheme)details"
    case .endDetails: "\(Mark.scheme)end"
    }
  }

  /// The mark in an address, or `nil` for any other address.
  init?(_ address: String) {
    guard address.hasPrefix(Mark.scheme) else { return nil }
    let parts = address.dropFirst(Mark.scheme.count)
      .split(separator: "/", maxSplits: 1).map(String.init)
    switch (parts.first, parts.last) {
    case ("page", let path?): self = .page(path)
    case ("fact", let id?): self = .fact(id)
    case ("live", let name?): self = .live(name)
    case ("details", _): self = .details
    case ("end", _): self = .endDetails
    default: return nil
    }
  }

  /// The mark as a link of Markdown.
  func link(_ text: String) -> String { "[\(text)](<\(address)>)" }
}
