import TouchKit

class TapRecognizer: UITapGestureRecognizer {
  var longestTap: TimeInterval = 0.75
  var longestGap: TimeInterval = 0.35
  var allowableMovement: CGFloat = 45
}
