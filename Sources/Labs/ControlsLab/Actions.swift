import LabSupport

extension Controls {
  static var path: Scenario {
    press(
      "CT5", "the path of an action",
      question: "Between the button and the method of its target: who sends the action on?",
      build: { run, page in
        let button = CLButton()
        button.addTarget(page, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      answer: """
        The button's own sendAction(_:to:for:), then the application's sendAction(_:to:from:for:), then the target's \
        method. Overriding either of the two sees every action on its way.
        """)
  }

  static var ownAction: Scenario {
    press(
      "CT6", "no target, and button and controller can both perform the action",
      question: "addTarget(nil, …): who performs it, the button, the controller, or both?",
      build: { run, page in
        let button = PressableButton()
        button.log = { [unowned run] in run.trace.log($0) }
        button.addTarget(nil, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      answer: """
        The button alone. The search goes along the responder chain and stops at the first one that can perform the \
        action. Nothing has the focus here, so it begins at the button; with a first responder it would begin there.
        """)
  }

  static var controllersAction: Scenario {
    press(
      "CT6-controller", "no target, and only the controller can perform it",
      question: "Who is asked before the controller?",
      build: { run, page in
        let button = CLButton()
        button.addTarget(nil, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      answer: """
        The button and the controller's view: both say no. The controller says yes, and those after it are not asked.
        """)
  }

  static var focusedAction: Scenario {
    press(
      "CT6-focus", "no target, and a text field has the focus",
      question: "The button can perform the action, and so can the field with the caret: which of them does?",
      build: { run, page in
        let field = PressableField(frame: CGRect(x: 60, y: 80, width: 200, height: 40))
        field.log = { [unowned run] in run.trace.log($0) }
        page.view.addSubview(field)
        let button = PressableButton()
        button.log = { [unowned run] in run.trace.log($0) }
        button.addTarget(nil, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      play: { run in
        run.application.keyWindow?.rootViewController?.view.subviews.first?.becomeFirstResponder()
        run.tap(ControlPage.middle.x, ControlPage.middle.y)
      },
      answer: """
        The field. The search begins at the first responder, and a tap on a button does not take the focus away. The \
        button is on another branch of the tree, so it is not asked at all.
        """)
  }

  static var targetGone: Scenario {
    press(
      "CT8", "the target no longer exists",
      question: "The target is released before the tap: a crash, a message to another object, or nothing?",
      scope: .controls(.events),
      build: { run, page in
        let button = CLButton()
        let helper = Helper()
        button.addTarget(helper, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      answer: """
        Nothing. A control does not keep its targets alive; it sends its event, and no action is sent. In \
        particular it is not looked for along the responder chain, where the controller could perform it.
        """)
  }

  static var retargeted: Scenario {
    press(
      "CT10", "a button that overrides sendAction",
      question: "It was given press:, but it sends archive:. What does the controller do?",
      build: { run, page in
        let button = ArchivingButton()
        button.addTarget(page, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      answer: """
        It archives. Whatever the override hands to super.sendAction goes on to the application; what addTarget was \
        told is only a proposal.
        """)
  }

  static var severalTargets: Scenario {
    press(
      "C10", "three calls of addTarget, two of them alike",
      question: "Two for the lift, one for the landing: what is sent when, and in which order?",
      build: { run, page in
        let button = CLButton()
        // snippet: several-targets
        button.addTarget(page, action: Selector(("press:")), for: .touchUpInside)
        button.addTarget(page, action: Selector(("archive:")), for: .touchUpInside)
        button.addTarget(page, action: Selector(("press:")), for: .touchDown)
        // endsnippet
        return button
      },
      answer: """
        Two. The same target and action only gets one event more, and keeps its place: press: is sent at the landing, \
        and again before archive: at the lift.
        """)
  }

  static var fromCode: Scenario {
    press(
      "C12", "sendActions(for:) instead of a finger",
      question: "Who touches the button, and what does the controller hear?",
      build: { run, page in
        let button = CLButton()
        button.addTarget(page, action: Selector(("press:")), for: .touchUpInside)
        return button
      },
      play: { run in
        for case let button as UIControl in run.application.keyWindow?.rootViewController?.view.subviews ?? []
        {
          button.sendActions(for: .touchUpInside)
        }
      },
      answer: """
        No finger does, and it hears the same as ever. The action goes the same way as after a tap, only that there is no event to hand \
        over.
        """)
  }

  static var namedActions: Scenario {
    press(
      "C13", "closures, two of which have the same identifier",
      question:
        "The first save, another closure, the second save, all for the press: what is logged, in which order?",
      build: { run, page in
        let button = CLButton()
        func add(_ words: String, _ identifier: UIAction.Identifier? = nil, for events: UIControl.Event) {
          button.addAction(
            UIAction(identifier: identifier) { [unowned run] _ in run.trace.log(words) }, for: events)
        }
        let save = UIAction.Identifier("save")
        add("saves, first version", save, for: .touchUpInside)
        add("counts", for: .primaryActionTriggered)
        add("saves, second version", save, for: .touchUpInside)
        return button
      },
      answer: """
        The second save, then the counter. An action with an identifier that is there replaces the other one in its \
        place. A button sends primaryActionTriggered together with touchUpInside, so both are told of the press.
        """)
  }

  private static func press(
    _ identifier: String, _ title: String, question: String, scope: TraceScope = .actions,
    build: @escaping (ScenarioRun, PageController) -> UIControl,
    play: @escaping (ScenarioRun) -> Void = { $0.tap(ControlPage.middle.x, ControlPage.middle.y) },
    answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: question, profile: .iOS12, scope: scope,
      build: { run in
        let page = PageController()
        page.log = { [unowned run] in run.trace.log($0) }
        let button = build(run, page)
        button.frame = CGRect(x: 110, y: 215, width: 100, height: 50)
        page.view.addSubview(button)
        run.show(root: page)
      },
      play: play, answer: answer)
  }
}

final class PageController: UIViewController {
  var log: (String) -> Void = { _ in }

  func press(_ sender: UIControl) { log("PageController.press, sender \(sender.traceName)") }
  func archive(_ sender: UIControl) { log("PageController.archive, sender \(sender.traceName)") }

  override class var actions: [ActionMethod] {
    super.actions + [
      ActionMethod("press:", PageController.press), ActionMethod("archive:", PageController.archive),
    ]
  }
}

private final class PressableButton: UIButton {
  var log: (String) -> Void = { _ in }

  func press(_ sender: UIControl) { log("PressableButton.press, sender \(sender.traceName)") }

  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("press:", PressableButton.press)]
  }
}

private final class PressableField: UITextField {
  var log: (String) -> Void = { _ in }

  func press(_ sender: UIControl) { log("PressableField.press, sender \(sender.traceName)") }

  override class var actions: [ActionMethod] {
    super.actions + [ActionMethod("press:", PressableField.press)]
  }
}

private final class Helper: UIResponder {
  func press(_ sender: UIControl) {}

  override class var actions: [ActionMethod] { super.actions + [ActionMethod("press:", Helper.press)] }
}

private final class ArchivingButton: UIButton {
  override func sendAction(_ action: Selector, to target: ActionObject?, for event: UIEvent?) {
    super.sendAction(Selector(("archive:")), to: target, for: event)
  }
}
