/// Searches in the words of people who had the problem, each with the symptom that must come first.
enum Questions {
  static let all: [(words: String, symptom: String)] = [
    ("didSelectRow tap hides keyboard", "rows-cant-be-tapped-since-a-tap-hides-the-keyboard"),
    ("button in cell not tapped", "the-button-in-a-cell-is-dead"),
    ("my button only works in the top half", "the-button-works-only-in-its-upper-half"),
    ("click goes through overlay view", "taps-go-through-my-overlay-to-what-lies-behind"),
    ("gesture recogniser on label does nothing", "the-gesture-never-comes"),
    (
      "swipe back doesn't work with custom back button",
      "swiping-back-is-dead-since-i-hid-the-bar-or-replaced-the-back-button"
    ),
    ("touchesEnded never called", "touchesbegan-comes-touchesended-doesnt"),
    ("timer stops when scrolling", "the-timer-stops-while-i-scroll"),
    ("slider moves the whole page", "the-page-scrolls-when-i-drag-the-slider"),
    ("long press fires two times", "the-long-press-acts-twice"),
    ("can't tap anything after alert closed", "after-the-alert-or-spinner-is-gone-everything-is-dead"),
    ("double tap also triggers single tap", "a-double-tap-also-does-what-a-single-tap-does"),
    ("keybord hides the save button", "the-keyboard-covers-the-button"),
    ("swiftui row only tappable on text", "in-swiftui-only-the-text-of-a-row-can-be-tapped"),
    ("hitTest called twice", "hittest-is-called-twice-for-one-tap"),
    // As others wrote them above their questions: with names that no page has, with slips, with chatter around.
    ("Allowing touches to views underneath the empty view.", "everything-under-a-clear-view-is-dead"),
    (
      "SwiftUI List Row Conflict: Stop Multiple Buttons Triggering Double Actions",
      "in-swiftui-one-tap-in-a-row-runs-all-of-its-buttons"
    ),
    (
      "The clickable area does not correspond to the the buttons in landscape mode.",
      "the-right-side-of-the-screen-is-dead-on-a-bigger-phone"
    ),
    ("Scroll in the BottomSheetView", "the-list-moves-and-the-page-around-it-doesnt"),
    (
      ".onLongPressGesture when it causes not to scroll",
      "in-swiftui-the-page-doesnt-scroll-any-more-where-i-added-a-draggesture"
    ),
    ("performSelector while scrolling...", "the-timer-stops-while-i-scroll"),
    ("Button in CollectionViewCell", "the-button-in-a-cell-is-dead"),
    (
      "Button action gets called before double tap gesture method",
      "a-double-tap-also-does-what-a-single-tap-does"
    ),
    (
      "iOS How to pass down tap gesture without changing the underneath UIViewController",
      "the-page-behind-a-clear-panel-is-dead"
    ),
    (
      "Why doesen't the frontmost visible view receive the touches?",
      "you-see-one-view-in-front-and-another-one-gets-the-tap"
    ),
    (
      "Request to deviate from iOS Mail app behavior (touch two buttons at once)",
      "two-buttons-pressed-together-open-two-pages"
    ),
  ]
}
