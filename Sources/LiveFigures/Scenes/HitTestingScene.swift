import TouchKit

/// The tree of the book's first figure: A holds B and C, B holds D, C holds E and F.
final class HitTestingScene: Scene {
  override var name: String { "hit-testing" }

  /// What can be set of each view, in the order of its switches.
  private enum Property: Int, CaseIterable {
    case isHidden, alpha, isUserInteractionEnabled, clipsToBounds, transform
  }

  override var settings: [Setting] {
    var settings: [Setting] = []
    for name in ["A", "B", "C", "D", "E", "F"] {
      settings.append(Setting("\(name).isHidden", is: false))
      settings.append(Setting("\(name).alpha", ["1", "0.02", "0.005"]))
      settings.append(Setting("\(name).isUserInteractionEnabled", is: true))
      settings.append(Setting("\(name).clipsToBounds", is: false))
      settings.append(Setting("\(name).transform", ["identity", "turned by 30°", "half the size"]))
    }
    return settings
  }

  override var plays: [Play] {
    [
      .press("Tap E", at: 108, 350), .press("Tap D", at: 120, 140), .press("Tap F", at: 223, 350),
      .press("Tap A", at: 160, 220),
    ]
  }

  override func build(on screen: CGRect) {
    let a = KeepingView("AView", 20, 40, 280, 400)
    let b = KeepingView("BView", 20, 30, 240, 130)
    let c = KeepingView("CView", 20, 215, 240, 165)
    let d = KeepingView("DView", 20, 35, 120, 75)
    let e = KeepingView("EView", 10, 40, 116, 110)
    let f = KeepingView("FView", 136, 40, 94, 110)
    a.addSubview(b)
    a.addSubview(c)
    b.addSubview(d)
    c.addSubview(e)
    c.addSubview(f)
    show(a, listing: [a, b, c, d, e, f])
  }

  override func change(_ setting: Int, to choice: Int) {
    let count = Property.allCases.count
    guard views.indices.contains(setting / count), let property = Property(rawValue: setting % count) else {
      return
    }
    let view = views[setting / count]
    switch property {
    case .isHidden: view.isHidden = choice == 1
    case .alpha: view.alpha = choice == 0 ? 1 : choice == 1 ? 0.02 : 0.005
    case .isUserInteractionEnabled: view.isUserInteractionEnabled = choice == 1
    case .clipsToBounds: view.clipsToBounds = choice == 1
    case .transform:
      view.transform =
        choice == 0
        ? .identity
        : choice == 1 ? CGAffineTransform(rotationAngle: .pi / 6) : CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
  }
}
