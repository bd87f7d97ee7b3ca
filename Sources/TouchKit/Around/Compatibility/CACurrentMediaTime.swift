/// The virtual time of the device whose app runs now, in seconds since it was switched on: what `UITouch.timestamp`
/// and `UIEvent.timestamp` count in, too.
///
/// 0 while no app runs. It stands still while code runs, and goes on when a test or a lab advances the device's clock.
/// `Date()`, `ProcessInfo.systemUptime` and `DispatchTime.now()` tell real time, which has nothing to do with it.
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.current?.now ?? 0 }
