#if hasFeature(Embedded)
  extension Device {
    /// The process in front: in a page no other one draws.
    func process(at location: CGPoint) -> SystemProcess { frontmostProcess }
  }
#else
  /// A part of the screen in which one app draws over another one.
  struct Embedding {
    let guest: Weak<UIApplication>
    let host: Weak<UIApplication>
    let area: CGRect
  }

  extension Device {
    /// Lets another app draw in a part of the screen, in points, as long as the app in front now is there.
    ///
    /// So a share sheet or a web page of the system stands in an app's window: a process of its own draws it, and fingers
    /// that land on it are that process's (fact S11). Without an area, or with an empty one, it is taken away. There is one
    /// such part at a time. An app that doesn't run here, and one that is in front itself, is refused.
    public func embed(_ application: UIApplication, in area: CGRect?) {
      guard application.process?.device === self, let host = frontmostApplication, host !== application else {
        return Refusal.notLaunchedHere(application.traceName).report(to: trace)
      }
      embedding = area.map { Embedding(guest: Weak(application), host: Weak(host), area: $0) }
    }

    /// The process that draws what lies at a place of the glass.
    func process(at location: CGPoint) -> SystemProcess {
      guard let embedding, let guest = embedding.guest.object?.process,
        frontmostProcess === embedding.host.object?.process,
        embedding.area.contains(point(at: location))
      else { return frontmostProcess }
      return guest
    }
  }
#endif
