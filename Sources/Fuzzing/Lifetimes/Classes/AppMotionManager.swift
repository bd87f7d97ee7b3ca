import TouchKit

/// A motion manager of the app.
final class AppMotionManager: CMMotionManager, LifetimeObject {
  private(set) var hasEnded = false

  override var accelerometerUpdateInterval: TimeInterval {
    get { during(.motionManagerAccelerometerUpdateInterval, self) { super.accelerometerUpdateInterval } }
    set {
      during(.motionManagerAccelerometerUpdateInterval, self) { super.accelerometerUpdateInterval = newValue }
    }
  }
  override func stopAccelerometerUpdates() {
    during(.motionManagerStopAccelerometerUpdates, self) { super.stopAccelerometerUpdates() }
  }

  deinit {
    hasEnded = true
    released(.motionManagerDeinit)
  }
}
