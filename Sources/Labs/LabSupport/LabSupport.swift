@_exported import Pages
@_exported import TouchFigures
@_exported import TouchInput
@_exported import TouchKit
