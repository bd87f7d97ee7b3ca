// Sources, timers and observers that work for an object without keeping it alive: once it is gone, nothing happens.
// While it works, it is kept.

extension VirtualRunLoop.Source0 {
  convenience init<Owner: AnyObject>(name: String, for owner: Owner, perform: @escaping (Owner) -> Void) {
    let owner = Weak(owner)
    self.init(name: name) { if let owner = owner.object { perform(owner) } }
  }
}

extension VirtualRunLoop.Source1 {
  convenience init<Owner: AnyObject>(
    name: String, port: MachPort, for owner: Owner, perform: @escaping (Owner, MachPort.Message) -> Void
  ) {
    let owner = Weak(owner)
    self.init(name: name, port: port) { message in if let owner = owner.object { perform(owner, message) } }
  }
}

extension VirtualRunLoop.Timer {
  convenience init<Owner: AnyObject>(
    fireTime: TimeInterval, interval: TimeInterval? = nil, for owner: Owner,
    perform: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    self.init(fireTime: fireTime, interval: interval) { if let owner = owner.object { perform(owner) } }
  }
}

extension VirtualRunLoop.Observer {
  convenience init<Owner: AnyObject>(
    activities: VirtualRunLoop.Activity, order: Int = 0, for owner: Owner, perform: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    self.init(activities: activities, order: order) { _ in if let owner = owner.object { perform(owner) } }
  }
}
