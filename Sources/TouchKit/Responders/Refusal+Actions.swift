extension Refusal {
  /// Tells of an action that is not performed, in the trace and to the device, which keeps it for who asks later.
  func reportAction() {
    let application = UIApplication.current
    report(to: application?.trace)
    application?.process?.device?.remember(self)
  }
}
