// The life of an app: who is told of what, in UIKit's order (facts L1 to L4).
extension UIApplication {
  /// Whether the app's scene has a delegate: then that one is told of front and background (fact L3).
  private var sceneDelegate: (any UISceneDelegate)? { scene?.delegate }

  /// Runs the launch (fact L1), with the app as the one that `UIApplication.shared` means.
  final func finishLaunching() {
    applicationState = .inactive
    if profile.hasWindowScenes { connectScene() }
    if profile.hasTextEffectsWindow { textEffectsWindow = UITextEffectsWindow.make(for: self) }
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(.didFinishLaunching)
    guard let scene else { return }
    sceneDelegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    post(.sceneWillConnect)
  }

  private func connectScene() {
    let scene = UIWindowScene(application: self)
    scene.session.connectedScene = scene
    scene.delegate = launchSceneDelegate
    self.scene = scene
  }

  /// The app comes to the front: out of the background, or for the first time (facts L1, L2).
  final func enterForeground() {
    run {
      let isLaunching = applicationState == .inactive && !wasActive
      guard isLaunching || applicationState == .background else { return }
      if let scene, let sceneDelegate {
        sceneDelegate.sceneWillEnterForeground(scene)
      } else if !isLaunching {
        delegate?.applicationWillEnterForeground(self)
      }
      if scene != nil { post(.sceneWillEnterForeground) }
      if !isLaunching { post(.willEnterForeground) }
      applicationState = .inactive
    }
  }

  final func becomeActive() {
    guard applicationState != .active else { return }
    run {
      applicationState = .active
      wasActive = true
      if let scene, let sceneDelegate {
        sceneDelegate.sceneDidBecomeActive(scene)
      } else {
        delegate?.applicationDidBecomeActive(self)
      }
      if scene != nil { post(.sceneDidActivate) }
      post(.didBecomeActive)
    }
  }

  final func resignActive() {
    guard applicationState == .active else { return }
    run {
      responderEvents.cancel()
      pointer.cancel()
      if let scene, let sceneDelegate {
        sceneDelegate.sceneWillResignActive(scene)
      } else {
        delegate?.applicationWillResignActive(self)
      }
      if scene != nil { post(.sceneWillDeactivate) }
      post(.willResignActive)
      applicationState = .inactive
    }
  }

  final func enterBackground() {
    resignActive()
    guard applicationState != .background else { return }
    run {
      applicationState = .background
      if let scene, let sceneDelegate {
        sceneDelegate.sceneDidEnterBackground(scene)
      } else {
        delegate?.applicationDidEnterBackground(self)
      }
      if scene != nil { post(.sceneDidEnterBackground) }
      post(.didEnterBackground)
    }
  }

  /// Tells of the end, and lets go of everything (fact L4).
  final func end() {
    enterBackground()
    run {
      if let scene {
        sceneDelegate?.sceneDidDisconnect(scene)
        post(.sceneDidDisconnect)
      }
      delegate?.applicationWillTerminate(self)
      post(.willTerminate)
    }
    terminate()
  }

  /// Runs something as the app: the app that ran before goes on afterwards.
  private func run(_ body: () -> Void) {
    let running = UIApplication.current
    UIApplication.current = self
    body()
    UIApplication.current = running
  }
}
