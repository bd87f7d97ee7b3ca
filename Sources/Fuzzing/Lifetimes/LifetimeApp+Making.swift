import TouchKit

extension LifetimeApp {
  /// Keys that the app listens to.
  static var keyCommands: [UIKeyCommand] {
    [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector(("act:")))]
  }

  private static let viewMakers: [@Sendable (CGRect) -> UIView] = [
    { AppView(frame: $0) }, { AppScrollView(frame: $0) }, { AppTableView(frame: $0, style: .plain) },
    { AppControl(frame: $0) }, { AppView(frame: $0) }, { AppScrollView(frame: $0) },
    { AppTextField(frame: $0) }, { AppStepper(frame: $0) }, { UIView(frame: $0) }, { AppButton(frame: $0) },
    { AppSlider(frame: $0) }, { AppSwitch(frame: $0) }, { AppStackView(frame: $0) },
    { AppKeyView(frame: $0) },
    { AppSegmentedControl(items: ["a", "b", "c"]).placed(at: $0) }, { AppPageControl(frame: $0) },
    { AppLabel(frame: $0) }, { AppImageView(frame: $0) }, { AppIndicatorView(frame: $0) },
    { UIScrollView(frame: $0) },
  ]

  private static let recognizerMakers: [@Sendable () -> UIGestureRecognizer] = [
    { AppRecognizer() }, { AppTapRecognizer() }, { AppPanRecognizer() }, { AppLongPressRecognizer() },
    { AppPinchRecognizer() }, { AppSwipeRecognizer() }, { AppRotationRecognizer() },
    { AppEdgePanRecognizer() }, { AppHoverRecognizer() }, { UITapGestureRecognizer() },
  ]

  func makeView() -> UIView {
    let view = keep(choices.pick(Self.viewMakers)(choices.frame()))
    view.isMultipleTouchEnabled = choices.once(in: 2)
    if let control = view as? UIControl { prepare(control) }
    if let scrollView = view as? UIScrollView { prepare(scrollView) }
    // As often as not there is something to press, to drag and to pinch.
    if view is UIScrollView, !(view is UITableView), choices.once(in: 2) {
      view.addSubview(keep(AppView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))))
    }
    return view
  }

  private func prepare(_ control: UIControl) {
    control.addTarget(makeTarget(), action: AppTarget.changed, for: .allEvents)
    control.addAction(UIAction { _ in during(.actionHandler, nil) {} }, for: .allEvents)
    if choices.once(in: 3) {
      control.addTarget(makeTarget(), action: Selector(AppTarget.selected), for: .touchDown)
    }
    (control as? UITextField)?.delegate = keep(AppTextDelegate())
    (control as? UIPageControl)?.numberOfPages = 4
  }

  private func prepare(_ scrollView: UIScrollView) {
    scrollView.contentSize = choices.pick([CGSize(width: 400, height: 1600), CGSize(width: 90, height: 90)])
    scrollView.alwaysBounceVertical = choices.once(in: 2)
    guard let table = scrollView as? UITableView else {
      scrollView.maximumZoomScale = choices.once(in: 2) ? 3 : 1
      scrollView.delegate = keep(AppScrollDelegate())
      return
    }
    table.delegate = keep(AppTableDelegate())
    table.dataSource = keep(AppRowSource())
    table.register(AppCell.self, forCellReuseIdentifier: "row")
  }

  func makeTarget() -> AppTarget { keep(AppTarget()) }

  func makeRecognizer() -> UIGestureRecognizer {
    let recognizer = keep(choices.pick(Self.recognizerMakers)())
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = choices.once(in: 4) ? 2 : 1
    (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = .all
    recognizer.delaysTouchesBegan = choices.once(in: 4)
    recognizer.cancelsTouchesInView = !choices.once(in: 4)
    recognizer.addTarget(makeTarget(), action: AppTarget.recognized)
    if choices.once(in: 2) { recognizer.delegate = keep(AppGestureDelegate(isGenerous: choices.once(in: 2))) }
    return recognizer
  }

  func makeWindow() -> UIWindow {
    let window = keep(AppWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
    if choices.once(in: 4) { window.windowLevel = .alert }
    if choices.once(in: 2) { window.rootViewController = makeController() }
    window.makeKeyAndVisible()
    return window
  }

  func makeController() -> UIViewController {
    switch choices.number(below: 6) {
    case 4:
      let navigation = keep(AppNavigationController(nibName: nil, bundle: nil))
      navigation.setViewControllers([makeSimpleController()], animated: false)
      return navigation
    case 5:
      let tabs = keep(AppTabBarController(nibName: nil, bundle: nil))
      tabs.setViewControllers([makeSimpleController(), makeSimpleController()], animated: false)
      return tabs
    default: return makeSimpleController()
    }
  }

  func makeSimpleController() -> UIViewController {
    let controller = keep(AppController(nibName: nil, bundle: nil))
    controller.modalPresentationStyle = choices.pick([.automatic, .fullScreen, .overFullScreen])
    return controller
  }

  /// A device with an app on it, with windows, views and recognizers.
  func makeDevice() {
    let device = Device(profile: choices.pick(Array(SystemProfile.all.reversed())))
    device.passLimit = 2_000
    device.systemGestureEdges = .top
    device.trace = trace
    note(device)
    references.append(device)
    for process in device.processes { note(process) }
    launch(on: device)
  }

  func launch(on device: Device) {
    let application = keep(AppApplication())
    let delegate = keep(AppDelegate())
    let sceneDelegate = keep(AppSceneDelegate())
    device.launch("app", application: application, delegate: delegate, sceneDelegate: sceneDelegate) { _ in
      during(.launchBlock, nil) {
        self.note(application.connectedScenes)
        self.build()
      }
    }
    if choices.once(in: 2) { application.beginReceivingRemoteControlEvents() }
  }

  private func note(_ scenes: Set<UIScene>) { for scene in scenes { note(scene) } }

  private func build() {
    for _ in 0...choices.number(below: 2) { _ = makeWindow() }
    for _ in 0...(choices.number(below: 8) + 1) {
      let view = makeView()
      place(view)
    }
    for _ in 0..<choices.number(below: 6) { anyView()?.addGestureRecognizer(makeRecognizer()) }
    if choices.once(in: 3), let one = anyRecognizer(), let other = anyRecognizer() {
      one.require(toFail: other)
    }
    observe()
  }

  private func place(_ view: UIView) {
    guard let superview = anyView(), !(superview is UITableView) else {
      windows.pick(0)?.addSubview(view)
      return
    }
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
  }
}

extension UIView {
  fileprivate func placed(at frame: CGRect) -> Self {
    self.frame = frame
    return self
  }
}
