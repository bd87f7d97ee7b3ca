import CheckSupport
import TouchKit
import TouchStage

/// What one knob is like.
struct KnobPlan: TwinPlan {
  /// A view that lies in the knob, and on which fingers may land.
  enum Part: String, CaseIterable {
    case none = ""
    case pointer = "a small view in it is turned"
    case scrolled = "the bounds of a view in it begin elsewhere"
    case control = "a control lies in it, which keeps its own fingers"
    case labeled = "a control with a view in it lies in it, and keeps its own fingers"
  }

  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var drawing = Drawing.plain
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var part = Part.none
  /// The ends are such that a step of a tenth is exact.
  var range = 0.0...10
  /// Whether the app sets the minimum before the maximum, even if the one is above the other for a while.
  var setsTheMinimumFirst = false
  var isEnabled = true
  var isSelected = false
  var takesSeveralFingers = false
  /// Hardly seen, but found, if it is low.
  var alpha: CGFloat = 1

  init() {}

  init(_ random: inout SeededGenerator) {
    bounds.size = random.inTurn([
      bounds.size, CGSize(width: 140, height: 80), CGSize(width: 61, height: 90),
      CGSize(width: 24, height: 36),
    ])
    bounds.origin = random.pick([.zero, CGPoint(x: -30, y: 25)])
    drawing = random.pick([.plain] + Drawing.allCases)
    anchor = random.inTurn([anchor, anchor, CGPoint(x: 0.8, y: 0.3)])
    part = random.inTurn([.none] + Part.allCases)
    range = random.inTurn([
      0...10, -40...60, -60 ... -40, 0...0.0390625, 0...0x1.4p-10, 100...5_220, 1_000...1_010,
    ])
    setsTheMinimumFirst = random.once(in: 2)
    isEnabled = !random.once(in: 9)
    isSelected = random.once(in: 4)
    takesSeveralFingers = random.once(in: 2)
    alpha = random.inTurn([1, 1, 1, 0.02])
  }

  var smaller: [KnobPlan] {
    let plain = KnobPlan()
    return with(\.part, of: plain) + with(\.drawing, of: plain) + with(\.anchor, of: plain)
      + with(\.range, of: plain) + with(\.bounds.origin, of: plain) + with(\.bounds.size, of: plain)
      + with(\.alpha, of: plain) + with(\.isEnabled, of: plain) + with(\.isSelected, of: plain)
      + with(\.takesSeveralFingers, of: plain) + with(\.setsTheMinimumFirst, of: plain)
  }

  var words: String {
    let all = [
      "\(NumberText.trimmed(bounds.width)) × \(NumberText.trimmed(bounds.height)) points",
      bounds.origin == .zero ? "" : "its bounds begin at \(bounds.origin.text)", drawing.rawValue,
      anchor.x == 0.5 ? "" : "its anchor point is at \(anchor.text)", part.rawValue,
      "its values go from \(NumberText.trimmed(range.lowerBound, places: 4)) to "
        + NumberText.trimmed(range.upperBound, places: 4),
      isEnabled ? "" : "it's disabled", isSelected ? "it's selected" : "",
      takesSeveralFingers ? "it takes several fingers" : "",
      alpha == 1 ? "" : "its alpha is \(alpha)",
    ]
    return all.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
