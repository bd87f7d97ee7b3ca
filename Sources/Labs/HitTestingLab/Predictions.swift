import LabSupport

extension HitTesting {
  /// What a reader predicts of each scenario.
  static let predictions: [String: Prediction] = [
    "HT1": .log("Which lines does the last pass have, and which one follows when E is found?"),
    "HT1-tree": .log("E will be tapped: which lines will the log have?"),
    "HT2": .log(
      "Which lines does the last pass of hit-testing have, and which follow until the finger has lifted?"),
    "HT3": .receivers(
      "Four times E is tapped: C is hidden, switched off, nearly transparent, too transparent. Which view gets each tap?"
    ),
    "HT3-views": .receivers("Five views, a tap on each, from above: which view gets each tap?"),
    "HT4": .receivers("The finger lands on the part of the child that is outside: which view gets it?"),
    "HT4-override": .receivers(
      "The finger lands on the part of the child that is outside: which view gets it?"),
    "HT5": .receivers(
      "Three taps: on the upper half of the button, on its lower half, and beside it over the table. Which view gets each tap?"
    ),
    "HT5-override": .receivers(
      "Three taps: on the upper half of the button, on its lower half, and beside it over the table. Which view gets each tap?"
    ),
    "HT6": .receivers("The button can be seen through the scroll view: which view gets the tap on it?"),
    "HT6-override": .receivers(
      "The button can be seen through the scroll view: which view gets the tap on it?"),
    "HT7": .receivers(
      "Two taps beside the small view, then two in the round one, the last in its corner: which view gets each tap?"
    ),
    "HT8": .receivers("The finger lands where both squares are: which view gets it?"),
    "HT9": .receivers(
      "Four windows lie under the finger, and the key window is not on top. A tap at (160, 240), then one at (54, 240), beside the alert: which view gets each?"
    ),
    "HT10": .log("Which lines does the last pass have, and which follow until the finger has lifted?"),
    "HT11": .log("The first pass has begun at the system's own window: which lines does the last one have?"),
    "HT12": .receivers("The finger lands on the next page's preview: which view gets it?"),
    "HT12-override": .receivers("The finger lands on the next page's preview: which view gets it?"),
    "HT13": .log("The marker is tapped: which lines does the last pass have, and which follow?"),
    "HT14": .receivers("A tap beside the toast, over the app, and one on the toast: which view gets each?"),
    "HT14-override": .receivers(
      "A tap beside the toast, over the app, and one on the toast: which view gets each?"),
    "HT15": .receivers("A tap on a toast that SwiftUI shows, and one beside it: which view gets each?"),
    "HT15-override": .receivers(
      "A tap on a toast that SwiftUI shows, and one beside it: which view gets each?"),
  ]
}
