import Foundation

/// What someone sees who has a problem, and what helps: a section of the page of symptoms.
///
/// The page is the only place where symptoms stand. Tests and the site read it by this type.
public struct Symptom: Sendable {
  /// A part that the page lacks, or has in a form that can't be read.
  public enum Fault: Error, Equatable {
    case missing(_ part: String, symptom: String)
    case fewPhrases(symptom: String)
  }

  /// The heading, in the words of someone who has the problem.
  public let title: String
  /// The heading of the group it stands in.
  public let group: String
  /// What people type into a search field.
  public let phrases: [String]
  /// What it is, how to make sure, and how to get rid of it, as the page has them.
  public let cause, experiment, cure: String
  /// Where the code of the cure stands: a file, and the name of the region in it.
  public let code: (file: String, region: String)

  /// Whether a test has seen the cure at work; if not, the page says so.
  public let wasRun: Bool

  /// All symptoms of a page, in its order.
  public static func all(in page: String) throws -> [Symptom] {
    var group = ""
    return try page.components(separatedBy: "\n## ").dropFirst().flatMap { part in
      let sections = part.components(separatedBy: "\n### ")
      group = String(sections[0].prefix { $0 != "\n" })
      return try sections.dropFirst().map { try Symptom($0, in: group) }
    }
  }

  private init(_ section: String, in group: String) throws {
    title = String(section.prefix { $0 != "\n" })
    self.group = group
    let (title, paragraphs) = (title, section.components(separatedBy: "\n\n"))
    func part(_ label: String) throws -> String {
      guard let text = paragraphs.first(where: { $0.hasPrefix(label) }) else {
        throw Fault.missing(label, symptom: title)
      }
      return text.dropFirst(label.count).replacingOccurrences(of: "\n", with: " ")
        .trimmingCharacters(in: .whitespaces)
    }
    phrases = try part("*People type:*").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if phrases.count < 3 { throw Fault.fewPhrases(symptom: title) }
    cause = try part("**What it is.**")
    experiment = try part("**Make sure.**")
    _ = try part("**Read:**")
    wasRun = !section.replacingOccurrences(of: "\n", with: " ").contains("*Not run here.*")
    guard let begin = section.range(of: "**Cure.**"), let end = section.range(of: "**Read:**") else {
      throw Fault.missing("**Cure.**", symptom: title)
    }
    cure = String(section[begin.upperBound..<end.lowerBound]).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let listing = cure.range(of: "<!-- listing: "),
      let close = cure[listing.upperBound...].range(of: " -->")
    else { throw Fault.missing("<!-- listing: … -->", symptom: title) }
    let place = cure[listing.upperBound..<close.lowerBound].split(separator: "#").map(String.init)
    guard place.count == 2 else { throw Fault.missing("#region", symptom: title) }
    code = (place[0], place[1])
  }
}
