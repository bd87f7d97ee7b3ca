import Foundation
import WebDriver
import XCTest

/// All pages in a real browser, each opened once for all tests and looked at in more than one width.
final class EveryPageTests: BrowserCase {
  /// What is wrong, with the pages where it is.
  private typealias Faults = [String: [String]]
  private nonisolated(unsafe) static var walk: (layout: Faults, axe: Faults?)?

  /// What makes the page wider than its window, and whether its title is missing.
  private func layoutFaults(in browser: Browser, width: Int) throws -> [String] {
    try browser.resize(width: width)
    let faults = try browser.run(
      """
      const page = document.documentElement;
      const title = document.querySelector('h1')?.innerText ? [] : ['no title'];
      if (page.scrollWidth <= page.clientWidth) return title;
      const wide = [...document.querySelectorAll('body *')]
        .filter(e => e.getBoundingClientRect().right > page.clientWidth + 1 && !e.closest('pre > *, .table > *, svg, .skip'));
      return [...title, `${page.scrollWidth} px`, ...wide.slice(0, 3).map(e => e.outerHTML.slice(0, 160))]
      """)
    return (faults as? [String] ?? ["unknown"]).map { "\($0) at \(width) px" }
  }

  private func walk() throws -> (layout: Faults, axe: Faults?) {
    if let walk = Self.walk { return walk }
    let browser = try browser()
    var layout: Faults = [:]
    var axe: Faults? = [:]
    do { try Axe.join(browser) } catch is XCTSkip { axe = nil }
    for (number, page) in try BuiltSite.pages().enumerated() {
      try open(page, in: browser)
      // Back and forth, so that pages are opened narrow and wide.
      let widths = BuiltSite.kinds.contains(page) ? [1280, 390, 320] : [1280, 320]
      for width in number.isMultiple(of: 2) ? widths : widths.reversed() {
        for fault in try layoutFaults(in: browser, width: width) { layout[fault, default: []].append(page) }
      }
      for complaint in try browser.complaints() { layout[complaint, default: []].append(page) }
      // Colors are looked at on the kinds of pages: they come from one style sheet. Of the whole book each part is a page.
      guard axe != nil, page != "book.html" else { continue }
      for fault in try Axe.faults(in: browser, .text) { axe?[fault, default: []].append(page) }
    }
    Self.walk = (layout, axe)
    return (layout, axe)
  }

  func testEveryPageOpensWithoutComplaintsAndFitsItsWidth() throws {
    XCTAssertEqual(try walk().layout, [:])
  }

  func testAxeFindsNoFaultOnAnyPage() throws {
    guard let faults = try walk().axe else { throw XCTSkip("skipped: there is no axe-core") }
    XCTAssertEqual(faults, [:])
  }
}
