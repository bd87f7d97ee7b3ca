import LabSupport

// What points at the screen besides fingers, and a keyboard.
extension ResponderChain {
  static var pencil: Scenario {
    scenario(
      "RC13", "a pencil draws, and its force comes late",
      question: "Who is told of the better values, and how does it know which ones they replace?",
      scope: TraceScope(stages: [.delivery, .log], subjects: .named(["CanvasView", "app"])),
      build: { run in
        let canvas = CanvasView(frame: CGRect(x: 40, y: 60, width: 240, height: 360))
        canvas.log = { [unowned run] in run.trace.log($0) }
        run.show(canvas)
      },
      play: { run in
        let pencil = Pencil(altitude: 0.75, azimuth: 0.5, estimates: .force)
        for (number, phase) in [Contact.Phase.began, .moved, .ended].enumerated() {
          let place = CGPoint(x: 0.25 + 0.125 * CGFloat(number), y: 0.5)
          run.device.digitizer.report([
            Contact(
              index: 0, phase: phase, location: place, pressure: 0.15,
              tool: .pencil(phase == .ended ? Pencil(altitude: 0.75, azimuth: 0.5) : pencil))
          ])
          run.device.advance(by: 0.01)
        }
        for pressure in [0.3, 0.6] {
          run.device.advance(by: 0.02)
          run.device.updatePencil(0, PencilUpdate(pressure: pressure))
        }
      },
      answer: { _ in
        """
        The view of the touch, even after the touch has ended. Each estimate has a number, and the better value \
        comes with the same one: so the app has to keep its samples by their numbers.
        """
      })
  }

  static var pointer: Scenario {
    scenario(
      "RC14", "a pointer hovers, clicks and scrolls",
      question: "Which of the three does the view itself hear of?",
      scope: TraceScope(stages: [.delivery, .log], subjects: .named(["LinkView", "app"])),
      build: { run in
        let list = UIScrollView(frame: run.screen)
        list.contentSize = CGSize(width: 320, height: 2000)
        let link = LinkView(frame: CGRect(x: 40, y: 100, width: 240, height: 60))
        link.log = { [unowned run] in run.trace.log($0) }
        link.addGestureRecognizer(UIHoverGestureRecognizer(target: link, action: Selector(LinkView.hover)))
        list.addSubview(link)
        run.show(list)
      },
      play: { run in
        for y in [50, 120, 140] { run.device.movePointer(to: CGPoint(x: 160, y: y)) }
        run.trace.log("the second button clicks")
        run.device.advance(by: 1)
        run.device.pressPointer(2)
        run.device.advance(by: 0.2)
        run.device.releasePointer()
        run.trace.log("two fingers on a trackpad move up by 30 points")
        run.device.scroll(by: CGVector(dx: 0, dy: -30))
        run.device.advance(by: 0.5)
        run.device.endScroll()
        let list = run.application.windows.last?.subviews.first as? UIScrollView
        run.trace.log("the list is at \(Int(list?.contentOffset.y ?? 0))")
      },
      answer: { _ in
        """
        Only of the click, which is a touch with a type of its own. While the pointer hovers, the view is asked where \
        it is, with no finger down. Hovering goes to hover recognizers, scrolling to pans whose mask allows it, and a \
        view without them hears nothing.
        """
      })
  }

  static var keyboard: Scenario {
    scenario(
      "RC15", "keys of a hardware keyboard: S, then command-S",
      question: "The controller has a key command for command-S. Who hears of which key?",
      scope: TraceScope(
        stages: [.delivery, .log], subjects: .named(["NoteView", "SavingController", "AppDelegate", "app"])),
      build: { run in
        let page = SavingController()
        page.log = { [unowned run] in run.trace.log($0) }
        let note = NoteView(frame: CGRect(x: 40, y: 120, width: 240, height: 160))
        page.view.addSubview(note)
        run.show(root: page)
        note.becomeFirstResponder()
        run.showChain("the chain of NoteView", from: note)
      },
      play: { run in
        run.trace.log("S")
        run.device.press(key: .character("s"))
        run.trace.log("command-S")
        run.device.press(key: .character("s"), with: [.command])
      },
      answer: { _ in
        """
        A key is a press: it begins at the first responder and climbs. A key that a responder of the chain has a \
        command for is no press at all; its action goes to the first that can perform it. The command key itself \
        is a press like any other.
        """
      })
  }
}

// snippet: canvas
private final class CanvasView: UIView {
  var log: (String) -> Void = { _ in }
  private var forces: [Int: CGFloat] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func keep(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex?.intValue else { continue }
      forces[index] = touch.force
      log("sample \(index): force \(touch.force), an estimate")
    }
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex?.intValue, let old = forces[index] else { continue }
      forces[index] = touch.force
      log("sample \(index): force \(touch.force) instead of \(old)")
    }
  }
}
// endsnippet

private final class LinkView: UIView {
  var log: (String) -> Void = { _ in }

  func hover(_ recognizer: UIHoverGestureRecognizer) { log("hovering \(recognizer.state.name)") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event?.type == .hover { log("hitTest with an event of type hover") }
    return super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { log("touch of type \(touch.type), buttons \(event?.buttonMask.rawValue ?? 0)") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class NoteView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class SavingController: PageController {
  var log: (String) -> Void = { _ in }
  func save(_ sender: UIKeyCommand) { log("SavingController saves") }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(SavingController.save))]
  }
}
