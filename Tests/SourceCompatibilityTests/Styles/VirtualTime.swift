import TouchKit

// What a module says once, so that its timers and its main queue run on the device's time.
typealias Timer = VirtualTimer
typealias DispatchQueue = VirtualQueue
typealias DispatchTime = VirtualInstant
