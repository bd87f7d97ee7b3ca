import Foundation

/// How long processors have worked for this process.
package enum ProcessorTime {
  /// Seconds, with those of children that have ended.
  package static var seconds: Double {
    #if canImport(Darwin)
      let both = [RUSAGE_SELF, RUSAGE_CHILDREN]
    #else
      let both = [RUSAGE_SELF.rawValue, RUSAGE_CHILDREN.rawValue]
    #endif
    return both.reduce(0) { sum, who in
      var usage = rusage()
      getrusage(who, &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(sum) {
        $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
      }
    }
  }
}
