import TouchKit

// The door between a page and the engine: functions of numbers, and text that is read from the memory of the module.
// Every call that has something to tell returns the length of the text that `live_text` points at.
#if hasFeature(Embedded)
  private nonisolated(unsafe) var run: LiveRun?
  private nonisolated(unsafe) var text: [UInt8] = []

  private func publish(_ bytes: [UInt8]) -> Int32 {
    text = bytes
    return Int32(bytes.count)
  }

  /// The names of what other functions count: stages, scenes, systems.
  @_expose(wasm, "live_lists") @_cdecl("live_lists")
  public func liveLists() -> Int32 { publish(LiveRun.lists) }

  /// Starts a scene anew; -1 if there is no scene of that number.
  @_expose(wasm, "live_open") @_cdecl("live_open")
  public func liveOpen(_ scene: Int32, _ profile: Int32) -> Int32 {
    run = nil
    run = LiveRun(scene: Int(scene), profile: Int(profile))
    return run.map { publish($0.outline) } ?? -1
  }

  /// Notes what a finger did, in hundredths of points, 255ths of full force and tenths of points.
  @_expose(wasm, "live_contact") @_cdecl("live_contact")
  public func liveContact(
    _ finger: Int32, _ phase: Int32, _ x: Int32, _ y: Int32, _ pressure: Int32, _ radius: Int32
  ) {
    run?.contact(
      Int(finger), Int(phase), x: Int(x), y: Int(y), pressure: Int(pressure), radius: Int(radius))
  }

  /// Lets time pass up to so many microseconds, and hands in what was noted.
  @_expose(wasm, "live_frame") @_cdecl("live_frame")
  public func liveFrame(_ microseconds: Double) { run?.frame(at: microseconds) }

  /// Turns a switch.
  @_expose(wasm, "live_set") @_cdecl("live_set")
  public func liveSet(_ setting: Int32, _ choice: Int32) { run?.set(Int(setting), to: Int(choice)) }

  /// Moves a view.
  @_expose(wasm, "live_place") @_cdecl("live_place")
  public func livePlace(_ view: Int32, _ x: Int32, _ y: Int32) { run?.place(Int(view), x: Int(x), y: Int(y)) }

  /// What happened since this was asked last, and how everything looks.
  @_expose(wasm, "live_news") @_cdecl("live_news")
  public func liveNews() -> Int32 { publish(run?.news ?? []) }

  /// The whole trace.
  @_expose(wasm, "live_trace") @_cdecl("live_trace")
  public func liveTrace() -> Int32 {
    var (text, bytes) = (run?.traceText ?? "", [UInt8]())
    text.withUTF8 { bytes += $0 }
    return publish(bytes)
  }

  /// Where the text is that the last call has told the length of.
  @_expose(wasm, "live_text") @_cdecl("live_text")
  public func liveText() -> UnsafePointer<UInt8>? { text.withUnsafeBufferPointer { $0.baseAddress } }
#endif
