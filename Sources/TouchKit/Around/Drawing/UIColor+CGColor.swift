extension UIColor {
  /// The color as layers hold it.
  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
