import TouchKit

/// The settings of some views and of everything in them, as they are at one moment: "nothing else changes".
public struct ScreenSettings: Equatable {
  private var views: [(name: String, view: ObjectIdentifier, settings: ViewSettings)] = []

  /// The settings of all windows of an app, or of other views, and of everything in them.
  ///
  /// - Parameter leavingOut: Sets what is allowed to change of a view to something that is the same before and after.
  public init(of roots: [UIView], leavingOut: (UIView, inout ViewSettings) -> Void = { _, _ in }) {
    for root in roots { add(root, leavingOut) }
  }

  /// The settings of these views alone, without what lies in them.
  public init(ofOnly alone: [UIView], leavingOut: (UIView, inout ViewSettings) -> Void = { _, _ in }) {
    for view in alone { addOnly(view, leavingOut) }
  }

  private mutating func add(_ view: UIView, _ leavingOut: (UIView, inout ViewSettings) -> Void) {
    addOnly(view, leavingOut)
    for subview in view.subviews { add(subview, leavingOut) }
  }

  private mutating func addOnly(_ view: UIView, _ leavingOut: (UIView, inout ViewSettings) -> Void) {
    var settings = ViewSettings(of: view)
    leavingOut(view, &settings)
    views.append((view.traceName, ObjectIdentifier(view), settings))
  }

  /// Whether the views are the same, in the same order, with the same settings.
  public static func == (one: ScreenSettings, other: ScreenSettings) -> Bool {
    one.views.elementsEqual(other.views) { $0.view == $1.view && $0.settings == $1.settings }
  }

  /// What differs from the same views of another app, in words, apart from which objects these are; `nil` if nothing does.
  public func difference(fromTwin twin: ScreenSettings) -> String? {
    for ((name, _, settings), (twinName, _, other)) in zip(views, twin.views) {
      // Views without names are called by their classes, which differ.
      if name != twinName, twin.views.contains(where: { $0.name == name }) {
        return "\(name) lies where \(twinName) should lie: their order has changed"
      }
      var (mine, theirs) = (settings, other)
      mine.forgetObjects()
      theirs.forgetObjects()
      if let change = mine.change(since: theirs) { return "\(name): \(change)" }
    }
    return views.count == twin.views.count ? nil : "there are \(views.count) views, not \(twin.views.count)"
  }

  /// The first change since earlier, in words; `nil` if there is none.
  public func change(since earlier: ScreenSettings) -> String? {
    guard self != earlier else { return nil }
    for (new, old) in zip(views, earlier.views) {
      guard new.view == old.view else {
        return "the views are different ones, or in another order, from \(old.name) on"
      }
      if let change = new.settings.change(since: old.settings) { return "\(new.name): \(change)" }
    }
    return "there are \(views.count) views, and were \(earlier.views.count)"
  }
}
