extension Exercise {
  static let sketchPanel = Exercise(
    id: "3.4", title: "The panel that swallows touches", kind: .fix, points: 15, minutes: 20,
    stem: "SketchPanel",
    goal: "Keep the touches that draw, and pass the others on to the next responder, from beginning to end.",
    objectives: [
      "Keep some touches and forward others, in all four methods alike.",
      "Split a set of touches.",
    ],
    prerequisites: ["3.1", "Chapter 3 up to “Every beginning has an end”."],
    outOfScope: ["Gesture recognizers, moving the panel while a finger is on it."],
    paragraph: "chapters/03-responder-chain/README.md#three-choices",
    hints: Hints(
      symptom: "PanelController, the panel’s next responder, hears nothing at all of a finger in the margin.",
      concept:
        "A view that overrides a touch method and does not call super keeps all touches. Call super with the set of those "
        + "that you do not want, in each of the four methods. What you decide at the beginning must stay the same "
        + "until the end. Also read: chapters/03-responder-chain/README.md#every-beginning-has-an-end",
      place:
        "In each of the four methods: let others be the touches that are not in unfinished; if there are any, call "
        + "super with others and event. In touchesEnded and touchesCancelled work out others first, before strokes are "
        + "taken out of unfinished."))

  static let editMenu = Exercise(
    id: "3.5", title: "Route a command", kind: .build, points: 20, minutes: 30, stem: "EditMenu",
    goal: "Find the first responder in the chain that can perform a command, and have it performed once.",
    objectives: [
      "Write the search that an action without a target starts.",
      "Tell apart whether a class has a method, whether it can be used now, and who answers for whom.",
    ],
    prerequisites: ["3.2", "Chapter 3, “Actions without a target”."],
    outOfScope: ["Commands of one’s own, key commands, how the menu looks."],
    paragraph: "chapters/03-responder-chain/README.md#actions-without-a-target",
    hints: Hints(
      symptom:
        "The opener is taken for the target, even where it has no such method, and every command is offered.",
      concept:
        "An action asks every responder from the first one up until one can, and tells no other. A yes of "
        + "canPerformAction is not enough: by default it passes the question on to the next responder. Ask, too, "
        + "whether the class lists the method. Also read: chapters/appendix-other-events.md#a-menu",
      place:
        "In target(of:): begin with window.firstResponder ?? opener and go on with next. Take the first for which "
        + "type(of: responder).actions has a method with this selector and canPerformAction says yes. offered filters "
        + "commands with it; choose asks it again, and sends the command to what it answers."))

  static let eventRouter = Exercise(
    id: "3.6", title: "A coordinator in the chain", kind: .build, points: 20, minutes: 30,
    stem: "EventRouter",
    goal:
      "Put an object that is no view into the chain of one, and leave everything else in the chain as it was.",
    objectives: [
      "Override next on both sides without a gap and without a circle.",
      "Say who keeps whom alive.",
    ],
    prerequisites: ["3.2", "Chapter 3, “Change the chain”."],
    outOfScope: ["What the coordinator does with what it hears."],
    paragraph: "chapters/03-responder-chain/README.md#change-the-chain",
    hints: Hints(
      symptom:
        "The real chain goes from the view to its superview or controller as if there were no coordinator.",
      concept:
        "Two responders need a next: the view’s is the coordinator, and the coordinator’s is what the view’s would be "
        + "without it. Only the view can ask for that, with super.next, and it must be asked each time. If both know "
        + "each other, one of the two references must be weak. Also read: "
        + "chapters/03-responder-chain/README.md#who-is-next",
      place:
        "RoutingView: next is coordinator ?? super.next; another property answers super.next for the coordinator. "
        + "Coordinator: a weak reference to its view, and next asks that property. In didSet of coordinator: if it has "
        + "really changed, the old one forgets its view, the new one’s old view loses it, and the new one gets "
        + "this view."))
}
