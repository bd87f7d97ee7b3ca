import LabSupport

extension SystemPath {
  static var applicationSwitch: Scenario {
    Scenario(
      "SP7", "another app comes to the front while a finger is down",
      question: "The finger landed in App; Notes is in front when it moves and lifts: who is told?",
      build: { run in
        showStar(StarView(), in: run)
        let app = run.application
        run.launch("Notes") { _ in run.show(NoteView(frame: run.screen)) }
        run.device.bringToFront(app)
      },
      play: { run in
        run.finger(.began, 160, 240)
        let notes = run.device.processes.lazy.compactMap { $0 as? ApplicationProcess }.first {
          $0.name == "Notes"
        }
        if let notes { run.device.bringToFront(notes.application) }
        run.device.advance(by: 0.1)
        run.finger(.moved, 160, 200)
        run.device.advance(by: 0.1)
        run.finger(.ended, 160, 200)
        run.device.advance(by: 1)
        run.tap(160, 240)
      },
      answer: """
        App, until the finger leaves: a touch stays with the process in which it began. Only the next finger goes \
        to Notes.
        """)
  }

  static var sheetOfAnotherProcess: Scenario {
    Scenario(
      "SP7-sheet", "another process draws the lower half of the window",
      question:
        "A tap above the sheet and a tap on it, both over StarView: what does App hear of the second one?",
      build: { run in
        showStar(StarView(), in: run)
        let app = run.application
        let sheet = run.launch("ShareSheet") { _ in run.show(SheetView(frame: run.screen)) }
        run.device.bringToFront(app)
        run.device.embed(sheet, in: CGRect(x: 0, y: 240, width: 320, height: 240))
      },
      play: { run in
        run.tap(160, 180)
        run.tap(160, 300)
      },
      answer: """
        Nothing: no event, no hit-testing, no recognizer. App is in front, but what lies under the second finger is \
        drawn by another process, and that one gets the finger.
        """)
  }

  static var interruption: Scenario {
    Scenario(
      "SP8", "a call comes in while a finger is down",
      question: "What does the view hear, and what of the finger that moves on and lifts?",
      build: { showStar(StarView(), in: $0) },
      play: { run in
        run.finger(.began, 160, 240)
        run.device.advance(by: 0.1)
        run.device.interrupt()
        run.device.advance(by: 0.1)
        run.finger(.moved, 160, 200)
        run.finger(.ended, 160, 200)
        run.device.endInterruption()
        run.device.advance(by: 1)
        run.tap("StarView")
      },
      answer: """
        touchesCancelled, at once. What the finger does afterwards belongs to no touch. When the system gives the \
        screen back, the next finger is a new touch.
        """)
  }
}

private final class NoteView: HandlingView {}
private final class SheetView: HandlingView {}
