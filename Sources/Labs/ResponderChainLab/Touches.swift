import LabSupport

extension ResponderChain {
  static var threeChoices: Scenario {
    scenario(
      "RC5", "three choices: not overriding, overriding, overriding and calling super",
      question: "Three views each handle a touch differently: who else is told?", scope: messages,
      build: { run in
        let controller = PageController()
        controller.view = PassingOnPage()
        run.show(root: controller)
      },
      play: { run in
        guard let page = run.application.keyWindow?.rootViewController?.view else { return }
        for (view, title) in zip(page.subviews, ["not overriding", "overriding", "overriding + super"]) {
          run.showChain(title, from: view)
          run.finger(.began, view.center.x, view.center.y)
          run.device.advance(by: 0.05)
          run.finger(.ended, view.center.x, view.center.y)
          run.device.advance(by: 0.5)
        }
      },
      answer: { _ in
        """
        A view that does not override touchesBegan passes it on; an override keeps it; an override that calls super \
        does its own work and passes it on all the same.
        """
      })
  }

  static var label: Scenario {
    scenario(
      "RC6", "a finger lands on a label that takes touches",
      question: "In which order are touchesBegan and next called along the chain?",
      build: { run in
        let label = TestEventsLabel(frame: CGRect(x: 60, y: 160, width: 200, height: 120))
        label.isUserInteractionEnabled = true
        showDemo(label, in: run)
      },
      play: { $0.finger(.began, 160, 220) },
      answer: { _ in
        """
        They alternate: each responder is told, asks for its next one, and tells that one the same, with the same \
        touches, up to the app delegate, which is the last.
        """
      })
  }

  static var control: Scenario {
    scenario(
      "RC7", "a finger lands on a control",
      question: "Who gets touchesBegan this time, and who is only asked for its next one?",
      build: { showDemo(TestEventsButton(frame: CGRect(x: 60, y: 160, width: 200, height: 120)), in: $0) },
      play: { $0.finger(.began, 160, 220) },
      answer: { _ in
        """
        Only the control is told. A control that follows a touch does not forward it: it walks the chain once, by \
        next, and tells it nothing.
        """
      })
  }

  static var detour: Scenario {
    scenario(
      "RC8", "an overridden next",
      question: "The label's next is the app delegate itself: which responders learn of the touch?",
      build: { run in
        let label = DetourLabel(frame: CGRect(x: 60, y: 160, width: 200, height: 120))
        label.isUserInteractionEnabled = true
        label.target = run.application.delegate as? UIResponder
        showDemo(label, in: run)
      },
      play: { $0.finger(.began, 160, 220) },
      answer: { _ in
        "The label and the delegate. The chain is nothing but the answers to next: every responder between is left out."
      })
  }

  static var dragging: Scenario {
    scenario(
      "RC9", "a view follows the finger",
      question: "touchesMoved adds the way from previousLocation to location: where is the view in the end?",
      scope: TraceScope(stages: [.log], subjects: .chain),
      build: { run in
        let view = DraggableView(frame: CGRect(x: 40, y: 60, width: 80, height: 80))
        view.log = { [unowned run] in run.trace.log($0) }
        showDemo(view, in: run)
      },
      play: { run in
        run.finger(.began, 80, 100)
        for (x, y) in [(90, 120), (150, 180), (200, 300)] as [(CGFloat, CGFloat)] {
          run.device.advance(by: 0.0625)
          run.finger(.moved, x, y)
        }
        run.finger(.ended, 200, 300)
      },
      answer: { _ in
        """
        Under the finger, as far from it as in the beginning: the steps add up to the whole way. The view keeps \
        all four messages to itself, so nothing after it hears anything.
        """
      })
  }

  private static func showDemo(_ view: UIView, in run: ScenarioRun) {
    let page = PageController()
    page.traceName = "UIViewController"
    page.view.addSubview(view)
    run.show(root: page)
    run.showChain("the chain of \(view.traceName)", from: view)
  }
}

private final class TestEventsLabel: UILabel {}
private final class TestEventsButton: UIControl {}

// snippet: detour
private final class DetourLabel: UILabel {
  var target: UIResponder?
  override var next: UIResponder? { target ?? super.next }
}
// endsnippet

private final class DraggableView: HandlingView {
  var log: ((String) -> Void)?

  // snippet: dragging
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (old, new) = (touch.previousLocation(in: superview), touch.location(in: superview))
    transform = transform.translatedBy(x: new.x - old.x, y: new.y - old.y)
    log?("the finger goes from \(old.text) to \(new.text), the view to \(frame.origin.text)")
  }
  // endsnippet
}
