import Foundation
import WebDriver
import XCTest

/// Every rule of axe-core, on a page of each kind whose figures are awake, wide and narrow, light and dark.
final class AxeTests: BrowserCase {
  private func wakeFigures(of page: String, in browser: Browser) throws {
    let figures = try browser.run("return document.querySelectorAll('figure.live').length") as? Int ?? 0
    for figure in 0..<figures {
      try browser.run(
        """
        window.F = document.querySelectorAll('figure.live')[arguments[0]];
        F.scrollIntoView({ block: 'center', behavior: 'instant' });
        if ('wait' in F.dataset) F.querySelector('.live-screen').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
        """, figure)
      try browser.wait(for: "figure \(figure) of \(page)", until: "return F.dataset.ready === 'yes'")
    }
    try browser.run(
      "for (const button of document.querySelectorAll('figure.live .live-bar button[aria-expanded=false]')) button.click()"
    )
  }

  func testAxeFindsNoFaultOnAnyKindOfPage() throws {
    let browser = try browser()
    try Axe.join(browser)
    for page in BuiltSite.kinds {
      try browser.resize(width: 1280)
      try browser.emulate(scheme: .light)
      try open(page, in: browser)
      try wakeFigures(of: page, in: browser)
      let looks: [(Int, ColorScheme, Axe.Extent)] = [
        (1280, .light, .everything), (1280, .dark, .colors), (390, .light, .everything),
      ]
      for (width, scheme, extent) in looks {
        try browser.resize(width: width)
        try browser.emulate(scheme: scheme)
        XCTAssertEqual(try Axe.faults(in: browser, extent), [], "\(page) at \(width) px, \(scheme)")
      }
    }
  }
}
