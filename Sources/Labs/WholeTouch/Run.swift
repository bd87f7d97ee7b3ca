import TouchKit

/// One device on which the four touches happen, with some of its parts the reader's.
struct Run {
  /// The lines of the four logs, each with its time after the landing, below the titles.
  let lines: [String]

  init(mine: Set<Part>) {
    lines = Phenomenon.allCases.flatMap { phenomenon in
      [phenomenon.title] + Self.log(of: phenomenon, mine: mine)
    }
  }

  private static func log(of phenomenon: Phenomenon, mine: Set<Part>) -> [String] {
    let device = Device()
    var log: [String] = []
    var page: Page?
    device.launch("App") { _ in
      let window = UIWindow(frame: device.screen.bounds)
      let clock = device.clock
      let start = clock.now
      page = Page(on: device, mine: mine) { text in
        // A hundred lines are more than any right part writes.
        if log.count < 100 { log.append("\(NumberText.fixed(clock.now - start, places: 3))  \(text)") }
      }
      if let page { window.addSubview(page.view) }
      window.makeKeyAndVisible()
    }
    device.settle()
    var glass = Glass(of: device, mine: mine)
    glass.land(at: phenomenon.location)
    device.settle()
    device.advance(by: phenomenon.duration)
    glass.lift(at: phenomenon.location)
    device.settle()
    device.advance(by: 2)
    _ = page
    return log
  }
}
