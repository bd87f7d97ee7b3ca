import PhoneApp
import TouchInput

/// The book's log of each page: what its own finger makes of it, on the engine.
enum BookLogs {
  /// By the names of the pages.
  static func all() -> [String: PageLog] {
    Dictionary(uniqueKeysWithValues: Page.all.map { ($0.name, log(of: $0)) })
  }

  static func log(of page: Page.Type) -> PageLog {
    let app = AppOnTheEngine(screen: Page.size)
    app.open(page, corner: .zero)
    app.play(page.touch.frames(on: Page.size))
    return app.log
  }
}

extension PageTouch {
  /// What the digitizer sees of it, when the page lies at a corner.
  func frames(on screen: CGSize, corner: CGPoint = .zero) -> [DigitizerFrame] {
    func place(_ point: CGPoint) -> CGPoint { CGPoint(x: corner.x + point.x, y: corner.y + point.y) }
    var script = TouchScript()
    switch self {
    case .tap(let point, let count): script.tap(at: place(point), count: count)
    case .press(let point, let seconds): script.press(at: place(point), for: seconds)
    case .drag(let points, let rest, let each):
      script.down(at: place(points[0]))
      script.wait(rest)
      for point in points.dropFirst() { script.move(to: place(point), for: each) }
      script.wait(rest)
      script.up()
    case .pinch(let middle, let from, let to, let seconds):
      script.pinch(at: place(middle), from: from, to: to, for: seconds)
    }
    return script.frames(on: screen)
  }
}
