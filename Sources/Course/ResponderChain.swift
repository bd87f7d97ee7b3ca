extension Chapter {
  /// Chapter 3: who is told of a touch, and who after that.
  public static let responderChain = Chapter(
    number: 3, folder: "03-responder-chain", module: "ResponderChain", title: "The responder chain",
    exercises: [.buttonChain, .chainWalker, .draggableView, .sketchPanel, .editMenu, .eventRouter])
}

extension Exercise {
  fileprivate static let buttonChain = Exercise(
    id: "3.1", title: "The chain of a button", kind: .predict, points: 10, minutes: 10, stem: "ButtonChain",
    goal: "Write down the chain of a button in three controllers, on iOS 12 and on iOS 13.",
    objectives: [
      "Say for each responder by which rule it works out its next.",
      "Tell what iOS 13 has changed in the tree, and that it has changed no rule but the window's.",
    ],
    prerequisites: ["Chapter 3 up to “The end of the chain”."],
    outOfScope: ["Who handles a touch, presented controllers."],
    paragraph: "chapters/03-responder-chain/README.md#who-is-next",
    hints: Hints(
      symptom:
        "Right after the first view that belongs to a controller, the real chain has one name more than the "
        + "tree of views.",
      concept:
        "A controller comes right after its own view and before that view’s superview, wherever in the tree that is. "
        + "What iOS 13 adds is two views around the root controller’s view, and a scene after the window. Also "
        + "read: chapters/03-responder-chain/README.md#the-two-views-you-didnt-add",
      place:
        "Read the tree from its last line up. After each view with a note “the view of …” write that controller. After "
        + "the last controller iOS 12 has three names; iOS 13 has six."))

  fileprivate static let chainWalker = Exercise(
    id: "3.2", title: "Walk the chain", kind: .build, points: 15, minutes: 25, stem: "ChainWalker",
    goal: "List a chain, describe it, find the nearest responder of a type, and find where two chains meet.",
    objectives: [
      "Walk the chain by next alone, with classes that override it, too.",
      "End on a chain that runs in a circle.",
    ],
    prerequisites: ["3.1"], outOfScope: ["First responders, touches."],
    paragraph: "chapters/03-responder-chain/README.md#find-your-controller",
    hints: Hints(
      symptom:
        "The first random chain that is longer than one responder comes back too short, and the nearest "
        + "controller is never found.",
      concept:
        "The chain is what you get when you ask next again and again. Nothing else knows it: not superview, not the "
        + "class. To end on a circle, remember which responders you have met, by identity. Also read: "
        + "chapters/03-responder-chain/README.md#change-the-chain",
      place:
        "In chain: a loop with var here: UIResponder? = self, a Set<ObjectIdentifier>, and here = responder.next. "
        + "The other three take chain: nearest drops its first element and asks as? Kind, the common one is the "
        + "first that the other chain contains, and the description ends with chain.last?.next."))

  fileprivate static let draggableView = Exercise(
    id: "3.3", title: "Drag a view", kind: .build, points: 20, minutes: 25, stem: "DraggableView",
    goal:
      "Let a view follow one finger, in a turned superview, too, and go back when the touch is cancelled.",
    objectives: [
      "Choose the coordinates in which a way is measured.",
      "Follow one touch through all four methods.",
    ],
    prerequisites: ["Chapter 3, “Drag a view”."], outOfScope: ["Limits for the view’s place, throwing it."],
    paragraph: "chapters/03-responder-chain/README.md#drag-a-view",
    hints: Hints(
      symptom: "After the first move of the finger the view is still where it was.",
      concept:
        "The view’s center is in its superview’s coordinates, so measure how far the finger goes in the same ones. And "
        + "a set of touches is not a finger: keep the touch that began the drag, and look in each method whether it is "
        + "in the set.",
      place:
        "Two properties, the finger and the start. touchesBegan: set both, unless there is a finger. touchesMoved: if "
        + "touches contains the finger, add to center the difference of its location(in: superview) and its "
        + "previousLocation(in: superview). touchesEnded: forget the finger. touchesCancelled: forget it, too, and set "
        + "center to start."
    ))
}
