@_exported import TouchFigures
@_exported import TouchInput
@_exported import TouchKit
