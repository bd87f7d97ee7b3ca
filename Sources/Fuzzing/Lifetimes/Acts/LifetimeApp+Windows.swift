import TouchKit

extension LifetimeApp {
  func changeWindows(_ act: Act, _ subject: AnyObject?) {
    guard act != .makeWindow else { return _ = makeWindow() }
    guard let window = (choices.once(in: 2) ? nil : view(near: subject)?.window) ?? anyWindow() else {
      return
    }
    switch act {
    case .closeWindow: window.isHidden = true
    case .showWindow: window.makeKeyAndVisible()
    case .releaseWindow: release(window)
    case .changeScene:
      switch choices.number(below: 4) {
      case 0: window.windowScene = nil
      case 1: window.windowScene = scenes.pick(Int(choices.byte())) as? UIWindowScene
      case 2: scenes.pick(Int(choices.byte()))?.delegate = choices.once(in: 2) ? AppSceneDelegate() : nil
      default:
        guard let scene = scenes.pick(Int(choices.byte())) as? UIWindowScene else { return }
        references.append(scene)
        let other = keep(AppWindow(windowScene: scene))
        other.isHidden = false
        if let delegate = scene.next { references.append(delegate) }
        if let session = scene.session.scene { references.append(session) }
      }
    case .setRoot: window.rootViewController = choices.once(in: 2) ? makeController() : anyController()
    case .clearRoot:
      drop(window.rootViewController)
      window.rootViewController = nil
    default: return
    }
  }

  func changeControllers(_ act: Act, _ subject: AnyObject?) {
    guard let controller = controller(near: subject) else { return }
    let completion: () -> Void = { during(.presentationCompletion, nil) {} }
    let isAnimated = choices.once(in: 2)
    switch act {
    case .present:
      controller.present(
        choices.once(in: 3) ? anyController() ?? makeController() : makeController(), animated: isAnimated,
        completion: completion)
    case .dismiss: controller.dismiss(animated: isAnimated, completion: completion)
    case .push, .pop, .setControllers: changeContainers(act, controller, isAnimated)
    case .changeChildren:
      if choices.once(in: 2) { return controller.removeFromParent() }
      guard let child = anyController() else { return }
      controller.addChild(child)
      if let view = controller.viewIfLoaded, let inner = child.view { view.addSubview(inner) }
      child.didMove(toParent: controller)
    case .changeControllerView:
      controller.view = choices.once(in: 2) ? nil : (choices.once(in: 2) ? anyView() : makeView())
      if choices.once(in: 2) { controller.loadViewIfNeeded() }
    case .releaseController:
      drop(controller)
      controller.dismiss(animated: false)
      controller.removeFromParent()
      controller.viewIfLoaded?.removeFromSuperview()
      if let window = controller.viewIfLoaded?.window, window.rootViewController === controller {
        window.rootViewController = nil
      }
    default: return
    }
    _ = controller.navigationController?.visibleViewController
  }

  private func changeContainers(_ act: Act, _ controller: UIViewController, _ isAnimated: Bool) {
    let navigation = controller as? UINavigationController ?? controller.navigationController
    if let navigation {
      switch act {
      case .push: navigation.pushViewController(makeSimpleController(), animated: isAnimated)
      case .pop:
        if choices.once(in: 2) {
          navigation.popToRootViewController(animated: isAnimated)
        } else {
          navigation.popViewController(animated: isAnimated)
        }
      default:
        navigation.setViewControllers(
          choices.once(in: 2) ? [] : [makeSimpleController()], animated: isAnimated)
      }
    }
    guard let tabs = controller as? UITabBarController ?? controller.tabBarController else { return }
    switch act {
    case .push:
      tabs.selectedIndex = choices.number(below: 3)
      tabs.tabBar = UITabBar()
    case .pop: tabs.selectedViewController = anyController()
    default:
      tabs.setViewControllers(choices.once(in: 2) ? nil : [makeSimpleController()], animated: isAnimated)
      if choices.once(in: 2) { tabs.tabBar = UITabBar() }
    }
  }
}
