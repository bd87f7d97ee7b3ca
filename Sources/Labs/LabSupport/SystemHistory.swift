/// What changed from one system to the next: read from the profiles, so that it is what the engine does.
enum SystemHistory {
  /// Something that a profile says, and the fact that it is told by.
  private struct Aspect: Sendable {
    var facts: String
    var words: @Sendable (SystemProfile) -> String
  }

  // One for each property of a profile but its name; a test compares their numbers.
  private static let aspects = [
    Aspect(facts: "S10") { profile in
      switch profile.router {
      case .springBoard: "SpringBoard, the home screen's own process, decides which app gets a touch"
      case .backboardd: "backboardd decides which app gets a touch"
      }
    },
    Aspect(facts: "S12, S13, S14") { profile in
      switch profile.intake {
      case .source1: "a source1 of the main run loop handles a touch at once"
      case .source1ThenSource0: "a source1 of the main run loop receives a touch, a source0 handles it"
      case .eventFetchThread:
        "a thread of its own receives a touch, a source0 of the main run loop handles it"
      }
    },
    Aspect(facts: "H13, H14") { profile in
      profile.hitTestPasses == SystemProfile.iOS5.hitTestPasses
        ? "a finger that lands is searched for \(profile.hitTestPasses.count) times, twice with old times"
        : "a finger that lands is searched for \(profile.hitTestPasses.count) times, with its own time"
    },
    Aspect(facts: "S26") { profile in
      switch profile.record {
      case .gsEvent: "a UIEvent wraps a GSEvent"
      case .ioHIDEvent: "a UIEvent wraps the IOHIDEvent"
      }
    },
    Aspect(facts: "R6") { profile in
      profile.hasWindowScenes
        ? "the chain goes from the window to its scene" : "the chain goes from the window to the application"
    },
    Aspect(facts: "H10") { profile in
      profile.hasTextEffectsWindow
        ? "a window for the keyboard lies on top, and is asked first" : "an app's windows are its own"
    },
    Aspect(facts: "S27") { profile in
      profile.hasSystemGestureGates
        ? "each window has two recognizers for the system's own gestures"
        : "windows have no recognizers of the system's"
    },
    Aspect(facts: "C15, G36") { profile in
      profile.viewsForbidGestures
        ? "a view may forbid gestures, as a button forbids a tap around it" : "a view can't forbid a gesture"
    },
    Aspect(facts: "R3") { profile in
      profile.wrapsRootView
        ? "two private views lie between the window and the root controller's view"
        : "the root controller's view lies in the window"
    },
    Aspect(facts: "engine's choice") { profile in
      profile.presentsSheets ? "what is presented is a sheet" : "what is presented fills the screen"
    },
    Aspect(facts: "V30") { profile in
      profile.makesContentViewsLate
        ? "a cell makes its content view late, above what was added to the cell itself"
        : "a cell makes its content view first"
    },
    Aspect(facts: "V31") { profile in
      profile.transfersScrolling
        ? "a scroll view at its end leaves a drag to the scroll view around"
        : "a scroll view at its end keeps a drag"
    },
    Aspect(facts: "S30") { profile in
      switch profile.updates {
      case .beforeSleep: "what has changed is laid out and drawn when the run loop is about to sleep"
      case .updateCycle: "events are handled, and what has changed is laid out and drawn, in one update cycle"
      }
    },
    Aspect(facts: "G84, G85") { profile in
      switch profile.popStart {
      case .nowhere: "a pushed screen is not dragged back"
      case .edge: "a pushed screen is dragged back from the left edge"
      case .anywhere: "a pushed screen is dragged back from anywhere"
      }
    },
    Aspect(facts: "L5") { profile in
      profile.requiresSceneLifeCycle
        ? "an app without scenes does not launch" : "an app launches without scenes, too"
    },
  ]

  /// What a system does differently from the one before, a line each; all that it does for the oldest one.
  static func changes(to new: SystemProfile, from old: SystemProfile?) -> [String] {
    aspects.compactMap { aspect in
      let words = aspect.words(new)
      return words == old.map(aspect.words) ? nil : "\(words) (\(aspect.facts))"
    }
  }

  /// The systems with what changed in each, from the oldest to the newest.
  static func text(within columns: Int) -> String {
    let olderOnes = [nil] + SystemProfile.all.map(Optional.some)
    let entries = zip(SystemProfile.all, olderOnes).map { ($0.name, changes(to: $0, from: $1)) }
    return DefinitionList(entries: entries, separator: "\n").text(within: columns)
  }
}
