import Foundation

/// A function that is loaded, but that Swift does not import.
package enum LoadedFunction {
  /// Where a function of some library of this process is.
  package static func address(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      // `RTLD_DEFAULT`, a pointer that Swift doesn't import; no pointer at all would mean something else.
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #else
      dlsym(nil, name)
    #endif
  }
}
