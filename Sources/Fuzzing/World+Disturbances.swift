import TouchKit

extension World {
  /// Does what a case's parts are disturbed with; what is about parts that are gone does nothing.
  func apply(_ disturbance: Disturbance) {
    switch disturbance {
    case .press(let button): device.pressDown(button)
    case .release(let button): device.release(button)
    case .beginShake: device.beginShake()
    case .endShake: device.endShake()
    case .command(let command): device.remoteControl(command)
    case .crowd(let count): crowd(count)
    case .turnBack(let seconds):
      device.advance(by: seconds)
      device.advance(to: seconds)
    case .addWindow, .closeWindow, .toggleScene, .setRoot, .present, .dismiss, .push:
      applyToWindows(disturbance)
    case .setRows, .reload, .select, .zoom: applyToScrollViews(disturbance)
    default: applyToViews(disturbance)
    }
  }

  private func applyToViews(_ disturbance: Disturbance) {
    switch disturbance {
    case .toggleMultipleTouch(let id): views[id]?.isMultipleTouchEnabled.toggle()
    case .toggleExclusiveTouch(let id): views[id]?.isExclusiveTouch.toggle()
    case .takeRecognizers(let id, let other):
      guard let app = app(of: id), let taken = view(other, of: app)?.gestureRecognizers else { return }
      // A scroll view's own recognizers stay with it.
      views[id]?.gestureRecognizers = taken.filter { $0.name?.hasPrefix("recognizer") == true }
    case .setFrame(let id, let frame): views[id]?.frame = frame
    case .setBounds(let id, let bounds): views[id]?.bounds = bounds
    case .layOut(let id):
      views[id]?.setNeedsLayout()
      views[id]?.layoutIfNeeded()
    case .constrain(let id, let other):
      guard let app = app(of: id), let view = views[id], let other = self.view(other, of: app) else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalTo: other.heightAnchor).isActive = true
      view.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 8).isActive = true
    case .deepen(let id, let count):
      var inner = views[id]
      for _ in 0..<count {
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
        inner?.addSubview(next)
        inner = next
      }
    case .focus(let id): views[id]?.becomeFirstResponder()
    case .unfocus(let id): views[id]?.resignFirstResponder()
    case .endEditing(let id): views[id]?.endEditing(id % 2 == 0)
    default: return
    }
  }

  private func applyToScrollViews(_ disturbance: Disturbance) {
    switch disturbance {
    case .setRows(let id, let count): scrollers[id]?.rows = count
    case .reload(let id): (views[id] as? UITableView)?.reloadData()
    case .select(let id, let row):
      let path = IndexPath(row: row, section: 0)
      (views[id] as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
    case .zoom(let id, let scale, let isAnimated):
      guard let scrollView = views[id] as? UIScrollView else { return }
      // Where there is nothing to zoom, what moves goes on.
      if scrollers[id]?.viewForZooming(in: scrollView) != nil { scrollers[id]?.intervene() }
      scrollView.minimumZoomScale = 0.25
      scrollView.maximumZoomScale = 4
      scrollView.setZoomScale(scale, animated: isAnimated)
    default: return
    }
  }

  private func applyToWindows(_ disturbance: Disturbance) {
    switch disturbance {
    case .addWindow(let app, let level):
      guard guests(of: app).count < 3, let scene = applications[app].connectedScenes.first else { return }
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.windowLevel = UIWindow.Level(CGFloat(level))
      window.traceName = "guest"
      window.makeKeyAndVisible()
      record.watch(window, "a guest window")
    case .closeWindow(let app): guests(of: app).last?.isHidden = true
    case .toggleScene(let app):
      guard applications.indices.contains(app) else { return }
      let scene = applications[app].connectedScenes.first as? UIWindowScene
      for window in applications[app].windows {
        window.windowScene = window.windowScene == nil ? scene : nil
      }
    case .setRoot(let app): guests(of: app).last?.rootViewController = makeController()
    case .present(let app):
      guests(of: app).last?.rootViewController?.present(makeController(), animated: false)
    case .dismiss(let app): guests(of: app).last?.rootViewController?.dismiss(animated: false)
    case .push(let app):
      guard let window = guests(of: app).last else { return }
      if let stack = window.rootViewController as? UINavigationController {
        stack.pushViewController(makeController(), animated: false)
      } else {
        window.rootViewController = UINavigationController(rootViewController: makeController())
      }
    default: return
    }
  }

  private func guests(of app: Int) -> [UIWindow] {
    guard applications.indices.contains(app) else { return [] }
    return applications[app].windows.filter { $0.traceName == "guest" }
  }

  private func makeController() -> UIViewController {
    let controller = UIViewController()
    record.watch(controller, "a controller")
    return controller
  }

  private func crowd(_ count: Int) {
    device.digitizer.report(
      (0..<count).map { finger in
        let share = CGFloat(finger) / CGFloat(count)
        return Contact(
          index: finger + 100, phase: finger % 2 == 0 ? .began : .ended,
          location: CGPoint(x: finger % 7 == 6 ? .nan : share, y: share * share))
      })
    device.digitizer.report(
      device.digitizer.activeIndexes.filter { $0 >= 100 }.map {
        Contact(index: $0, phase: .ended, location: CGPoint(x: 0.5, y: 0.5))
      })
    device.settle()
  }
}
