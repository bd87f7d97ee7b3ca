extension [EvdevEvent] {
  /// The events of a device that knows one finger only, told as those of slot 0 (Linux multi-touch protocol).
  func asSlotEvents() -> [EvdevEvent] {
    map { event in
      var event = event
      switch (event.type, event.code) {
      case (Evdev.EV_ABS, Evdev.ABS_X): event.code = Evdev.ABS_MT_POSITION_X
      case (Evdev.EV_ABS, Evdev.ABS_Y): event.code = Evdev.ABS_MT_POSITION_Y
      case (Evdev.EV_ABS, Evdev.ABS_PRESSURE): event.code = Evdev.ABS_MT_PRESSURE
      case (Evdev.EV_KEY, Evdev.BTN_TOUCH):
        event.type = Evdev.EV_ABS
        event.code = Evdev.ABS_MT_TRACKING_ID
        event.value = event.value == 0 ? -1 : 0
      default: break
      }
      return event
    }
  }
}
