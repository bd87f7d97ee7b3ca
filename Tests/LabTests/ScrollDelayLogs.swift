/// The log of every scenario of the lab, in the articles' format; what is repeated is one line.
enum ScrollDelayLogs {
  static let all: [(identifier: String, log: String)] = [
    (
      "SD1-4",
      """
      backview tapped
      -[LoggingTable touchesBegan:withEvent:]
      backview tapped
      -[LoggingTable touchesCancelled:withEvent:]
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!
      -[LoggingButton touchesBegan:withEvent:]
      -[LoggingButton touchesEnded:withEvent:]
      button clicked!
      """
    ),
    (
      "SD1",
      """
      backview tapped
      """
    ),
    (
      "SD1-alone",
      """
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!
      """
    ),
    (
      "SD2",
      """
      -[LoggingTable touchesBegan:withEvent:]
      backview tapped
      -[LoggingTable touchesCancelled:withEvent:]
      """
    ),
    (
      "SD3",
      """
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!
      """
    ),
    (
      "SD4",
      """
      -[LoggingButton touchesBegan:withEvent:]
      -[LoggingButton touchesEnded:withEvent:]
      button clicked!
      """
    ),
    (
      "SD5",
      """
      -[UIWindow sendEvent:]
      UIScrollViewDelayedTouchesBeganGestureRecognizer state = 5 (failed) ×2
      -[LoggingTable touchesBegan:withEvent:]
      -[UIWindow sendEvent:]
      backview tapped
      -[LoggingTable touchesCancelled:withEvent:]
      """
    ),
    (
      "SD6",
      """
      scrollViewWillBeginDragging
      scrollViewDidScroll ×11
      scrollViewDidEndDragging, offset 86
      """
    ),
    (
      "SD7",
      """
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesMoved:withEvent:]
      scrollViewWillBeginDragging
      scrollViewDidScroll
      -[LoggingTable touchesCancelled:withEvent:]
      scrollViewDidScroll ×10
      scrollViewDidEndDragging, offset 86
      """
    ),
    (
      "V3",
      """
      -[ContentView touchesBegan:withEvent:]
      -[ContentView touchesMoved:withEvent:] ×11
      -[ContentView touchesEnded:withEvent:]
      """
    ),
    (
      "SD8",
      """
      -[LoggingTable touchesBegan:withEvent:]
      backview tapped
      -[LoggingTable touchesCancelled:withEvent:]
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesMoved:withEvent:]
      scrollViewWillBeginDragging
      scrollViewDidScroll
      -[LoggingTable touchesCancelled:withEvent:]
      scrollViewDidScroll ×10
      scrollViewDidEndDragging, offset 86
      """
    ),
    (
      "SD8-cancel",
      """
      scrollViewWillBeginDragging
      scrollViewDidScroll ×11
      scrollViewDidEndDragging, offset 86
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesMoved:withEvent:] ×12
      -[LoggingTable touchesEnded:withEvent:]
      """
    ),
    (
      "SD8-begin",
      """
      scrollViewWillBeginDragging
      scrollViewDidScroll ×11
      scrollViewDidEndDragging, offset 86
      """
    ),
    (
      "SD8-control",
      """
      -[ContentView touchesBegan:withEvent:]
      -[ContentView touchesMoved:withEvent:]
      scrollViewWillBeginDragging
      -[ContentView touchesCancelled:withEvent:]
      scrollViewDidEndDragging
      -[Knob touchesBegan:withEvent:]
      -[Knob touchesMoved:withEvent:] ×6
      -[Knob touchesEnded:withEvent:]
      """
    ),
    (
      "SD8-override",
      """
      -[ContentView touchesBegan:withEvent:]
      -[ContentView touchesMoved:withEvent:]
      scrollViewWillBeginDragging
      -[ContentView touchesCancelled:withEvent:]
      scrollViewDidEndDragging
      -[Knob touchesBegan:withEvent:]
      -[Knob touchesMoved:withEvent:]
      scrollViewWillBeginDragging
      -[Knob touchesCancelled:withEvent:]
      scrollViewDidEndDragging
      """
    ),
    (
      "SD1-share",
      """
      backview tapped
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!
      backview tapped
      -[LoggingButton touchesBegan:withEvent:]
      backview tapped
      -[LoggingButton touchesEnded:withEvent:]
      button clicked!
      """
    ),
    (
      "SD1-refuse",
      """
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!
      backview tapped
      -[LoggingButton touchesBegan:withEvent:]
      -[LoggingButton touchesEnded:withEvent:]
      button clicked!
      """
    ),
    (
      "SD1-forbid",
      """
      -[LoggingTable touchesBegan:withEvent:]
      -[LoggingTable touchesEnded:withEvent:]
      cell selected!
      backview tapped
      -[LoggingButton touchesBegan:withEvent:]
      -[LoggingButton touchesEnded:withEvent:]
      button clicked!
      """
    ),
    (
      "V13",
      """
      row 0 gets a new cell, cell 1
      row 1 gets a new cell, cell 2
      row 2 gets a new cell, cell 3
      -[LoggingTable touchesBegan:withEvent:]
      didHighlightRow 1
      -[LoggingTable touchesEnded:withEvent:]
      didUnhighlightRow 1
      willSelectRow 1
      didSelectRow 1
      -[LoggingTable touchesBegan:withEvent:]
      didHighlightRow 2
      -[LoggingTable touchesEnded:withEvent:]
      didUnhighlightRow 2
      willSelectRow 2
      didDeselectRow 1
      didSelectRow 2
      -[LoggingTable touchesBegan:withEvent:]
      didHighlightRow 1
      -[LoggingTable touchesMoved:withEvent:]
      row 3 gets a new cell, cell 4
      -[LoggingTable touchesCancelled:withEvent:]
      didUnhighlightRow 1
      row 4 gets cell 1 again
      """
    ),
    (
      "V9",
      """
      scrollViewWillBeginDragging
      scrollViewDidScroll ×6
      scrollViewWillEndDragging, velocity 1, target 185
      scrollViewDidEndDragging, willDecelerate true
      scrollViewWillBeginDecelerating
      scrollViewDidScroll ×32
      scrollViewDidEndDecelerating, offset 185
      """
    ),
    (
      "V9-slow",
      """
      scrollViewWillBeginDragging
      scrollViewDidScroll ×11
      scrollViewWillEndDragging, velocity 0, target 86
      scrollViewDidEndDragging, willDecelerate false
      """
    ),
    (
      "V10",
      """
      scrollViewWillBeginDragging
      scrollViewDidScroll ×6
      scrollViewWillEndDragging, velocity 1, target 185
      scrollViewDidEndDragging, willDecelerate true
      scrollViewWillBeginDecelerating
      scrollViewDidScroll ×33
      scrollViewDidEndDecelerating, offset 200
      """
    ),
    (
      "V8",
      """
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 395.4
      """
    ),
    (
      "V20",
      """
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 585
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 185
      """
    ),
    (
      "V22",
      """
      finger 20, content 10.7
      finger 40, content 20.9
      finger 60, content 30.5
      finger 80, content 39.6
      finger 100, content 48.4
      finger 120, content 56.7
      scrollViewDidEndDecelerating, offset 0
      """
    ),
    (
      "V23",
      """
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 400
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 400
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 800
      scrollViewWillBeginDragging
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 1200
      """
    ),
    (
      "V11",
      """
      scrollViewWillBeginDragging of Strip
      scrollViewDidEndDragging of Strip
      scrollViewWillBeginDragging of Page
      scrollViewDidEndDragging of Page
      """
    ),
    (
      "V11-lock",
      """
      scrollViewWillBeginDragging
      scrollViewDidEndDragging, offset (43, 86)
      scrollViewWillBeginDragging
      scrollViewDidEndDragging, offset (0, 86)
      """
    ),
    (
      "S22",
      """
      tick ×2
      -[ContentView touchesBegan:withEvent:]
      tick ×2
      scrollViewWillBeginDragging
      -[ContentView touchesCancelled:withEvent:]
      scrollViewDidEndDragging
      scrollViewDidEndDecelerating, offset 185
      tick ×6
      """
    ),
    (
      "V30",
      """
      UIApplication: pass 2 of 2, from the window that was found
      -[ButtonPage hitTest:withEvent:]
      -[ButtonPage pointInside:withEvent:]
      -[LoggingTable hitTest:withEvent:]
      -[LoggingTable pointInside:withEvent:]
      -[ButtonCell hitTest:withEvent:]
      -[ButtonCell pointInside:withEvent:]
      -[UITableViewCellContentView hitTest:withEvent:]
      -[UITableViewCellContentView pointInside:withEvent:]
      -[UILabel hitTest:withEvent:]
      UIApplication: pass 2 of 2, from the window that was found
      -[ButtonPage hitTest:withEvent:]
      -[ButtonPage pointInside:withEvent:]
      -[LoggingTable hitTest:withEvent:]
      -[LoggingTable pointInside:withEvent:]
      -[ButtonCell hitTest:withEvent:]
      -[ButtonCell pointInside:withEvent:]
      -[ButtonCell hitTest:withEvent:]
      -[ButtonCell pointInside:withEvent:]
      -[UITableViewCellContentView hitTest:withEvent:]
      -[UITableViewCellContentView pointInside:withEvent:]
      -[LoggingButton hitTest:withEvent:]
      -[LoggingButton pointInside:withEvent:]
      the button of row 1 is clicked
      """
    ),
    (
      "V31",
      """
      scrollViewWillBeginDragging of Page
      scrollViewDidEndDragging of Page
      scrollViewWillBeginDragging of List
      scrollViewDidEndDragging of List
      """
    ),
  ]
}
