import Foundation
import LabSupport
import PhoneApp

/// Which pages, scenarios and facts were seen on which phones.
///
/// A report that the engine made, or that differs from the engine, shows nothing of the kind.
struct SeenOn {
  /// The names and systems of devices, by the names of pages.
  let devices: [String: [String]]

  /// - Parameter folder: Holds reports; without any, nothing was seen.
  init(folder: String) throws {
    var devices: [String: Set<String>] = [:]
    do {
      for row in try ReportTable(folder: folder).rows where row.comparison.difference == nil {
        let report = row.comparison.report
        guard report.author == .phone else { continue }
        devices[report.page, default: []].insert("\(report.device), \(report.system)")
      }
    } catch PhoneError.noReports {}
    self.devices = devices.mapValues { $0.sorted() }
  }

  /// A line for each page: its name, its scenario, what it rests on and where it was seen.
  func text(within columns: Int) -> String {
    let pages = Page.all.map { page in
      (page, devices[page.name] ?? [])
    }
    let seen = pages.filter { !$0.1.isEmpty }.count
    let head =
      seen == 0
      ? "No phone has been held against the engine yet. These pages wait for one:"
      : "\(seen) of \(pages.count) pages were seen to do on a phone what they do on the engine:"
    return
      ([head, ""]
      + pages.flatMap { page, devices in
        let facts = ([page.scenario] + page.facts).filter { !$0.isEmpty }.joined(separator: " ")
        let found = devices.isEmpty ? "no phone yet" : devices.joined(separator: "; ")
        return Words.wrapped("\(page.name): \(facts). Seen on: \(found)", to: columns)
      }).joined(separator: "\n")
  }
}
