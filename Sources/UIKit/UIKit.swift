// The engine under the name of what it behaves like, so that event code keeps its `import UIKit`.
//
// Only where the system has no such module: see Package.swift.
@_exported import TouchKit
