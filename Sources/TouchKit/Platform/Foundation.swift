// Foundation brings `CGPoint` and its family, `TimeInterval` and `NSObject`. Where it is missing (Embedded
// Swift), CGRect.swift and NSObject.swift stand in for the few names that the engine uses.
#if canImport(Foundation) && !hasFeature(Embedded)
  @_exported import Foundation
  #if canImport(Darwin)
    // Foundation passes it on today; it has what Geometry and Drawing need.
    @_exported import CoreGraphics
  #endif
#endif
