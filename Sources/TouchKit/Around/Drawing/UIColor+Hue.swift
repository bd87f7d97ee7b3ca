extension UIColor {
  /// Makes a color from its place on the color wheel, from 0 to 1, how strong it is and how bright.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    // The wheel has six sectors; in each, one share rises or falls between the brightest and the darkest.
    let place = (hue - hue.rounded(.down)) * 6
    let share = { (offset: CGFloat) -> CGFloat in
      let angle = place + offset >= 6 ? place + offset - 6 : place + offset
      return brightness * (1 - saturation * max(0, min(angle, 4 - angle, 1)))
    }
    self.init(red: share(5), green: share(3), blue: share(1), alpha: alpha)
  }

  /// Tells the place on the color wheel, the strength and the brightness; always possible here.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var place: CGFloat = 0
    if spread > 0 {
      switch most {
      case red: place = (green - blue) / spread
      case green: place = 2 + (blue - red) / spread
      default: place = 4 + (red - green) / spread
      }
    }
    hue?.pointee = (place < 0 ? place + 6 : place) / 6
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }

  /// Tells how bright a color is, as a gray would be; always possible here.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue, opacity): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &opacity)
    white?.pointee = (red + green + blue) / 3
    alpha?.pointee = opacity
    return true
  }
}
