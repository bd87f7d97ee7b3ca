import LabSupport

extension HitTesting {
  static var outsideParent: Scenario {
    childOutside(
      "HT4", "a child that sticks out of its parent", parent: ParentView.init(frame:),
      answer: """
        Not the child: its parent says that the point is outside and does not go on to its subviews. Whether the \
        parent cuts off its drawing makes no difference.
        """)
  }

  static var outsideParentOverride: Scenario {
    childOutside(
      "HT4-override", "a parent that counts its children's area as its own",
      parent: WideParentView.init(frame:),
      answer: "The child: its parent overrides point(inside:with:) and also says yes where a subview is.")
  }

  private static func childOutside(
    _ identifier: String, _ title: String, parent makeParent: @escaping (CGRect) -> UIView, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: "The finger lands on the part of the child that is outside: who gets it?",
      build: { run in
        let page = PageView(frame: CGRect(x: 20, y: 60, width: 280, height: 360))
        let parent = makeParent(CGRect(x: 30, y: 50, width: 140, height: 200))
        parent.addSubview(ChildView(frame: CGRect(x: 60, y: 60, width: 150, height: 80)))
        page.addSubview(parent)
        run.show(page)
      },
      play: { $0.tap(230, 210) }, answer: answer)
  }

  static var tabBar: Scenario {
    tabBar(
      "HT5", "a round button that sticks out of a tab bar", page: RoundButtonPage.self,
      answer: """
        The table: the upper half of the button is outside of the tab bar, so the bar answers nil. Only the tap on \
        the lower half finds the button.
        """)
  }

  static var tabBarOverride: Scenario {
    tabBar(
      "HT5-override", "a tab bar that lets its button stick out", page: RaisedBarPage.self,
      answer: """
        The button, in both halves: the bar's point(inside:with:) asks the button whether the point is in its \
        circle. The table keeps what is outside of both.
        """)
  }

  private static func tabBar(
    _ identifier: String, _ title: String, page: Page.Type, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title,
      question:
        "Three taps: on the upper half of the button, on its lower half, and beside it over the table.",
      scope: .lastPass,
      build: { $0.show(page: page.init()) },
      play: { run in
        run.tap(160, 400)
        run.tap(160, 450)
        run.tap(60, 300)
      }, answer: answer)
  }

  static var underScrollView: Scenario {
    underScrollView(
      "HT6", "a button under a scroll view", page: CoveredButtonPage.self,
      answer: "The scroll view: it lies in front and contains the point. The button is never asked.")
  }

  static var underScrollViewOverride: Scenario {
    underScrollView(
      "HT6-override", "a root view that asks the button first", page: ButtonFirstPage.self,
      answer: """
        The button: the root view's hitTest converts the point to the button, asks it first, and only then asks \
        the others as usual.
        """)
  }

  private static func underScrollView(
    _ identifier: String, _ title: String, page: Page.Type, answer: String
  ) -> Scenario {
    Scenario(
      identifier, title, question: "The button can be seen through the scroll view: who gets the tap on it?",
      build: { $0.show(page: page.init()) },
      play: { $0.tap(160, 220) }, answer: answer)
  }
}

private final class PageView: HandlingView {}
private final class ParentView: HandlingView {}
private final class ChildView: HandlingView {}
// snippet: wide-parent
private final class WideParentView: HandlingView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
// endsnippet

extension TableView: FurnishedView {
  /// The rows of a table.
  package var furnishing: Furnishing { .rows(60) }
}

extension TabBar: FurnishedView {
  /// The symbols of a tab bar.
  package var furnishing: Furnishing { .symbols(4) }
}

extension CircleButton: FurnishedView {
  /// The sign in a round button.
  package var furnishing: Furnishing { .plus }
}
