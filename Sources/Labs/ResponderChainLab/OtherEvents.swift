import LabSupport

extension ResponderChain {
  static var firstResponder: Scenario {
    scenario(
      "RC10", "two text fields and a view that cannot have the focus",
      question: "Which taps change the first responder, and what happens to the keyboard?",
      scope: TraceScope(stages: [.responders, .log], subjects: .firstResponder),
      build: { run in
        let page = PageController()
        let fields = [NameField(), CityField()]
        for (place, field) in fields.enumerated() {
          field.frame = CGRect(x: 40, y: 60 + CGFloat(place) * 80, width: 240, height: 40)
          page.view.addSubview(field)
        }
        page.view.addSubview(PhotoView(frame: CGRect(x: 40, y: 220, width: 240, height: 120)))
        run.show(root: page)
      },
      play: { run in
        for name in ["NameField", "CityField", "PhotoView"] {
          run.trace.log("a tap on \(name)")
          run.tap(name)
        }
        guard let field = run.application.firstResponder as? UIView else { return }
        run.trace.log("\(field.traceName) leaves the window")
        run.showChain("the chain of the first responder", from: field)
        field.removeFromSuperview()
      },
      answer: { _ in
        """
        Only the fields take the focus; the tap on the photo changes nothing. The keyboard stays where it is for the \
        second field, and goes when the field leaves the window.
        """
      })
  }

  static var shake: Scenario {
    focused(
      "RC12", "the device is shaken",
      question: "No finger is anywhere: who hears of it first, and who then?",
      act: { $0.device.shake(duration: 0.5) },
      answer: """
        The key window's first responder, and from there up the chain: there is no place, so there is no \
        hit-testing. Only the beginning and the end are reported.
        """)
  }

  static var presses: Scenario {
    focused(
      "RC12-presses", "a button of a remote control is pressed",
      question: "Who hears of a press?", act: { $0.device.press(.select, duration: 0.1) },
      answer: "The first responder, and from there up the chain, through the window's sendEvent as a touch.")
  }

  static var remoteControl: Scenario {
    focused(
      "RC12-remote", "a headset's button, before and after the app has asked for it",
      question: "The button is pressed twice: why does no responder hear of the first time?",
      act: { run in
        run.trace.log("the play button is pressed")
        run.device.remoteControl(.play)
        run.trace.log("beginReceivingRemoteControlEvents()")
        run.application.beginReceivingRemoteControlEvents()
        run.trace.log("the pause button is pressed")
        run.device.remoteControl(.pause)
        run.application.endReceivingRemoteControlEvents()
      },
      answer: """
        Media commands need both: an app that has asked for them, and a first responder. Then they go up its chain \
        as everything else does.
        """)
  }

  static var editingMenu: Scenario {
    focused(
      "RC12-menu", "copy and print are chosen in the editing menu",
      question: "The note has a menu: what does it offer, who copies, who prints, and who is told besides?",
      scope: TraceScope(stages: [.responders, .log], subjects: .everyone),
      act: { run in
        guard let note = run.application.firstResponder as? NoteView else { return }
        let menu = UIEditMenuInteraction(delegate: note)
        note.addInteraction(menu)
        for title in ["Copy", "Print"] {
          menu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 120, y: 80)))
          run.trace.log("\(title) is chosen")
          if let element = menu.visibleMenu?.children.first(where: { $0.title == title }) {
            menu.choose(element)
          }
        }
      },
      answer: """
        From the view under the point up, each one is asked whether it can perform an action. What someone can do is \
        offered; the first that can does it, and no other is told. The view copies, the controller prints.
        """)
  }

  static var accelerometer: Scenario {
    focused(
      "RC12-accelerometer", "the accelerometer is sampled",
      question: "Ten samples a second come in: which responders do they pass?",
      scope: TraceScope(stages: [.sensors, .delivery, .log], subjects: .chain),
      act: { run in
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.1
        manager.startAccelerometerUpdates(to: .main) { [unowned run] data, _ in
          guard let acceleration = data?.acceleration else { return }
          run.trace.log("x \(acceleration.x), y \(acceleration.y), z \(acceleration.z)")
        }
        run.device.advance(by: 0.2)
        run.device.accelerometer.acceleration = CMAcceleration(x: 0.5, y: 0, z: -1)
        run.device.advance(by: 0.2)
        manager.stopAccelerometerUpdates()
      },
      answer: "None: samples are no events. The manager hands them to the code that asked for them.")
  }

  /// A page whose inner view has the focus.
  private static func focused(
    _ identifier: String, _ title: String, question: String, scope: TraceScope? = nil,
    act: @escaping (ScenarioRun) -> Void, answer: String
  ) -> Scenario {
    scenario(
      identifier, title, question: question, scope: scope ?? messages,
      build: { run in
        let page = PrintingController()
        let note = NoteView(frame: CGRect(x: 40, y: 120, width: 240, height: 160))
        page.view.addSubview(note)
        run.show(root: page)
        note.becomeFirstResponder()
        run.showChain("the chain of NoteView", from: note)
      },
      play: act, answer: { _ in answer })
  }
}

private final class NameField: UITextField {}
private final class CityField: UITextField {}
private final class PhotoView: UIView {}

// snippet: actions
private final class NoteView: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: ActionObject?) -> Bool {
    action == Selector(("copy:")) || super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: ActionObject?) {}
}

private final class PrintingController: PageController {
  func printPage(_ sender: ActionObject?) {}
  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("print:", PrintingController.printPage)]
  }
}
// endsnippet

// snippet: menu
extension NoteView: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: suggestedActions + [UICommand(title: "Print", action: Selector(("print:")))])
  }
}
// endsnippet
