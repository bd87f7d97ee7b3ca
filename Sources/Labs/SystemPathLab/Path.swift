import LabSupport

extension SystemPath {
  // snippet: SP1
  static var wholePath: Scenario {
    Scenario(
      "SP1", "one tap, from the digitizer to the view",
      question: "Through whose hands does the event go before the view hears of it?",
      build: { showStar(StarView(), in: $0) },
      play: { $0.tap("StarView") },
      answer: { run in
        let router =
          switch run.device.profile.router {
          case .springBoard: "SpringBoard decides which process gets it"
          case .backboardd: "backboardd decides which process gets it"
          }
        let intake =
          switch run.device.profile.intake {
          case .source1: "a source1 of the app's main run loop receives and handles it at once"
          case .source1ThenSource0: "a source1 of the main run loop receives it, a source0 handles it"
          case .eventFetchThread:
            "a thread of its own receives it by a source1 and signals a source0 of the main run loop"
              + (run.device.profile.updates == .updateCycle ? ", the update cycle" : "")
          }
        return "IOKit wraps what the digitizer saw into an IOHIDEvent; \(router); \(intake). "
          + "The application queues it, finds the view by hit-testing, and sends it down: application, window, view. "
          + "Compare --profile iOS5, iOS6 and iOS27."
      })
  }
  // endsnippet

  static var landing: Scenario {
    Scenario(
      "SP1-landing", "the first half of it: a finger lands",
      question: "How many steps are there before touchesBegan, and in how many processes and threads?",
      build: { showStar(StarView(), in: $0) },
      play: { $0.finger(.began, 160, 240) },
      answer: """
        Nineteen: in the hardware, in the kernel, in backboardd, on the app's event fetch thread and on its main \
        thread. Each of the three run loops is asleep before, and asleep again afterwards.
        """)
  }

  static var homeScreenLanding: Scenario {
    Scenario(
      "SP2-landing", "a finger lands on the home screen",
      question: "Up to where is the way the same as with an app in front?",
      build: { run in
        showStar(StarView(), in: run)
        run.device.showHomeScreen()
      },
      play: { $0.finger(.began, 160, 240) },
      answer: "Up to the decision. After it there is one more process, and it is the home screen's own.")
  }

  static var homeScreen: Scenario {
    Scenario(
      "SP2", "a tap on the home screen",
      question: "An app runs in the background: does it see anything?",
      build: { run in
        showStar(StarView(), in: run)
        run.device.showHomeScreen()
      },
      play: { $0.tap(160, 240) },
      answer:
        "Nothing. No app is in front, so SpringBoard gets the event and handles it in a source0 of its own.")
  }

  static var noReceiver: Scenario {
    Scenario(
      "SP3", "no view can respond",
      question: "The app's only window has its user interaction switched off: how far does the event get?",
      build: { run in
        showStar(StarView(), in: run)
        run.application.keyWindow?.isUserInteractionEnabled = false
      },
      play: { $0.tap("StarView") },
      answer: """
        As far as the application. Hit-testing finds no window, so there is no touch and the event is dropped; the \
        run loop goes back to sleep. The lift has no touch to belong to.
        """)
  }

  static var queue: Scenario {
    Scenario(
      "SP4", "two events arrive while the first is handled",
      question:
        "The view is still busy with touchesBegan when the finger moves and lifts: what happens to both?",
      build: { run in
        let star = BusyView()
        star.whileBusy = { [unowned run] in
          run.finger(.moved, 170, 250)
          run.finger(.ended, 170, 250)
        }
        showStar(star, in: run)
      },
      play: { $0.finger(.began, 160, 240) },
      answer: """
        They wait in the mach ports while the main thread is busy. They are handled in the order in which they came, \
        after touchesBegan has returned; the application's queue does the same with events that are in the app \
        already.
        """)
  }

  static var ports: Scenario {
    Scenario(
      "SP5", "one run loop, two source1",
      question: "A message arrives on a port of the app's own, then a finger: which callback runs for which?",
      build: { showStar(StarView(), in: $0) },
      play: { run in
        let port = MachPort(name: "download")
        let source = VirtualRunLoop.Source1(name: "download port", port: port) { [unowned run] message in
          if case .text(let text) = message { run.trace.log("the app reads from its own port: \(text)") }
        }
        for process in run.device.processes where process.name == "App" { process.mainRunLoop.add(source) }
        port.send(.text("finished"))
        run.device.settle()
        run.tap("StarView")
      },
      answer: "Each port fires only its own source. The run loop sleeps until one of them has a message.")
  }
}

private final class BusyView: HandlingView {
  var whileBusy: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { whileBusy?() }
}
