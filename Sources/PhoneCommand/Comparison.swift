import Foundation
import LabSupport
import PhoneApp
@_exported import TouchInput

/// A phone's log beside that of the engine, under the very same fingers.
struct Comparison {
  /// Times that differ by less are the same: a frame of a display that shows sixty in a second.
  static let frame = 1.0 / 60

  let report: PhoneReport
  let page: Page.Type
  let profile: SystemProfile
  /// What the engine's page wrote.
  let engine: PageLog

  /// Plays a report's touches on the engine.
  ///
  /// - Parameter file: Its name for messages.
  init(of report: PhoneReport, in file: String) throws(PhoneError) {
    guard let page = Page.named(report.page) else { throw .unknownPage(report.page, file: file) }
    guard let profile = Self.profile(of: report.system) else {
      throw .unknownSystem(report.system, file: file)
    }
    guard !report.frames.isEmpty else { throw .noTouches(file: file) }
    (self.report, self.page, self.profile) = (report, page, profile)
    let app = AppOnTheEngine(screen: report.screen, profile: profile)
    app.open(page, corner: report.corner)
    app.play(report.frames)
    engine = app.log
  }

  private static func profile(of system: String) -> SystemProfile? {
    let words = system.split(separator: " ")
    guard let version = words.last, ["iOS", "iPadOS"].contains(words.first) || words.count == 1 else {
      return nil
    }
    return SystemChoice(String(version))?.profile
  }

  /// The number of the first line that differs, if one does.
  var difference: Int? {
    let (phone, engine) = (report.log, engine.lines)
    let common = zip(phone, engine).prefix {
      $0.text == $1.text && abs($0.time - $1.time) <= Self.frame + 0.000_5
    }.count
    return common == max(phone.count, engine.count) ? nil : common
  }

  /// Both logs side by side, and what there is to say about the first difference.
  func text(within columns: Int) -> String {
    let made = report.author == .engine ? " (made by the engine, not seen)" : ""
    var lines = [
      "\(page.name): \(page.title)",
      "\(report.device), \(report.system)\(made), beside the engine’s \(profile.name)", "",
    ]
    lines += pairs(width: (columns - 4) / 2)
    guard let difference else { return (lines + ["", "The same."]).joined(separator: "\n") }
    lines += ["", "They differ from line \(difference + 1) on."]
    lines += page.facts.flatMap { FactText.of($0, within: columns) }
    return lines.joined(separator: "\n")
  }

  private func pairs(width: Int) -> [String] {
    func line(_ time: TimeInterval, _ text: String) -> String {
      "\(NumberText.fixed(time, places: 3))  \(text)".shortened(to: width - 1)
    }
    let phone = report.log.map { line($0.time, $0.text) }
    let engine = engine.lines.map { line($0.time, $0.text) }
    func row(_ mark: String, _ left: String, _ right: String) -> String {
      "\(mark) \(left)\(String(repeating: " ", count: max(1, width - left.count)))\(right)"
    }
    let count = max(phone.count, engine.count)
    return [row(" ", "the phone", "the engine")]
      + (0..<count).map { index in
        row(
          index == difference ? "✗" : " ", index < phone.count ? phone[index] : "",
          index < engine.count ? engine[index] : "")
      }
  }
}
