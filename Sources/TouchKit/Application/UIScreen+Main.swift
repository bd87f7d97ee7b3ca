extension UIScreen {
  /// The screen of the device whose app runs now.
  public static var main: UIScreen { UIApplication.shared.screen }
}
