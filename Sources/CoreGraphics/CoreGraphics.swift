// Core Graphics' part of the engine, so that event code keeps its `import CoreGraphics`.
//
// Only where the system has no such module: see Package.swift.
@_exported import TouchKit
