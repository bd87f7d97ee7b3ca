import PhoneApp
import TouchInput

@testable import PhoneCommand

/// The app on a device of the engine, used with fingers alone.
struct AppDriver {
  let app: AppOnTheEngine

  init(profile: SystemProfile = .newest) {
    app = AppOnTheEngine(profile: profile, bookLogs: BookLogs.all())
  }

  private var screen: CGSize { app.device.screen.bounds.size }

  /// Taps a point of the screen.
  func tap(_ point: CGPoint) {
    app.play(PageTouch.tap(point).frames(on: screen))
    app.device.advance(by: 1)
  }

  /// Finds a page in the list, which scrolls, and chooses it.
  func choose(_ page: Page.Type) {
    let row = CGFloat(Page.all.firstIndex { $0 == page } ?? 0) * 64 + 32
    while row - app.listOffset > screen.height - 8 {
      let (from, to) = (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 200))
      app.play(PageTouch.drag([from, to], resting: 0.3, each: 0.3).frames(on: screen))
    }
    tap(CGPoint(x: 200, y: row - app.listOffset))
  }

  /// Does on the page what the book's finger does.
  func touch() {
    guard let page = app.page else { return }
    let corner = page.convert(CGPoint.zero, to: nil)
    app.play(type(of: page).touch.frames(on: screen, corner: corner))
  }

  /// Taps one of the buttons at the bottom.
  func tap(_ button: Button) {
    tap(CGPoint(x: screen.width / 6 * CGFloat(1 + 2 * button.rawValue), y: screen.height - 26))
  }

  /// From the left to the right.
  enum Button: Int { case back, again, share }

  /// Taps *Share*, and gives the file.
  func share() -> String? {
    tap(.share)
    return app.shared
  }

  /// The file that the app shares after the book's finger was on a page.
  static func report(of page: Page.Type, profile: SystemProfile = .newest) -> String {
    let driver = AppDriver(profile: profile)
    driver.app.open(page)
    driver.touch()
    return driver.share() ?? ""
  }
}
