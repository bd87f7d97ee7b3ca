@_exported import TouchKit
