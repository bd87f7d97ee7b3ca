import LabSupport

extension ResponderChain {
  static var nilTarget: Scenario {
    scenario(
      "RC7-nil", "a button whose target is nil, before and after a note gets the focus",
      question: "The button acts twice: who saves the first time, and who the second time?",
      scope: TraceScope(stages: [.responders, .log], subjects: .chain),
      build: { run in
        let page = SavingController()
        let bar = ToolBar(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
        let button = SaveButton(frame: CGRect(x: 110, y: 20, width: 100, height: 40))
        button.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
        bar.addSubview(button)
        let note = SavingNote(frame: CGRect(x: 40, y: 120, width: 240, height: 160))
        for view in [bar, note] { page.view.addSubview(view) }
        run.show(root: page)
        page.act = { button.sendActions(for: .touchUpInside) }
        run.showChain("no first responder: from the button", from: button)
      },
      play: { run in
        // What a tap ends with, without the touch, so that only the action is in the log.
        guard let page = run.application.keyWindow?.rootViewController as? SavingController else { return }
        run.trace.log("the button acts")
        page.act()
        guard let note = page.view.subviews.last else { return }
        note.becomeFirstResponder()
        run.showChain("from the first responder", from: note)
        run.trace.log("the button acts again")
        page.act()
      },
      answer: { _ in
        """
        Without a first responder the search begins at the button, and the controller is the first that can save. \
        Then it begins at the note, which can: the button's own surroundings are not asked.
        """
      })
  }

  static var chainPrinted: Scenario {
    scenario(
      "RC11-print", "a chain and the first responder, printed by code that works in an app, too",
      question: "What does the star print when it is tapped?",
      scope: TraceScope(stages: [.log], subjects: .chain),
      build: { run in
        let page = PageController()
        let field = NoteField(frame: CGRect(x: 40, y: 40, width: 240, height: 40))
        let star = TalkingStar(frame: CGRect(x: 110, y: 170, width: 100, height: 100))
        for view in [field, star] { page.view.addSubview(view) }
        run.show(root: page)
        field.becomeFirstResponder()
        star.log = { [unowned run] in run.trace.log($0) }
        run.showChain("the chain of TalkingStar", from: star)
      },
      play: { $0.tap(160, 220) },
      answer: { _ in
        "Its own chain, and the field: a touch of the star changes nothing about the first responder."
      })
  }
}

private final class ToolBar: UIView {}
private final class SaveButton: UIButton {}
private final class NoteField: UITextField {}

private final class SavingController: PageController {
  var act: () -> Void = {}
  func save(_ sender: ActionObject?) {}
  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("save:", SavingController.save)]
  }
}

private final class SavingNote: UIView {
  override var canBecomeFirstResponder: Bool { true }
  func save(_ sender: ActionObject?) {}
  override class var actions: [ActionMethod] { super.actions + [ActionMethod("save:", SavingNote.save)] }
}

private final class TalkingStar: UIView {
  var log: ((String) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for name in chainNames { log?(name) }
    let responder = window?.firstResponderInside
    log?("first responder: \(responder.map { String(describing: type(of: $0)) } ?? "none")")
  }
}

// snippet: printing
extension UIResponder {
  /// The names of this responder and of all after it.
  fileprivate var chainNames: [String] {
    var names: [String] = []
    var here: UIResponder? = self
    while let responder = here {
      names.append(String(describing: type(of: responder)))
      here = responder.next
    }
    return names
  }
}

extension UIView {
  /// The view that is first responder, this one or one inside of it.
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponderInside { return found }
    }
    return nil
  }
}
// endsnippet
