#if LIBFUZZER
  import Fuzzing

  /// What libFuzzer calls with bytes that it makes up: a corpus of theirs grows with the code that they reach.
  @_cdecl("LLVMFuzzerTestOneInput")
  func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let plan = LifetimeCase(contents: Array(UnsafeBufferPointer(start: bytes, count: count)))
    if let problem = plan.run().problem { fatalError("\(problem)") }
    return 0
  }
#endif
