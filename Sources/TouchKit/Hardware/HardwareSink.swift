/// Where sensors hand in what they see: the device that they belong to.
protocol HardwareSink: AnyObject {
  /// Takes what the digitizer saw in one frame.
  func take(_ contacts: [Contact])
  /// Hears of a report that cannot be.
  func refuse(_ refusal: Refusal)
}
