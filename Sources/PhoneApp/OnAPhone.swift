// What only a phone has: how an app begins, how large its letters are, what can be shared, and how it's called.
#if os(iOS)
  import UIKit

  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = RecordingWindow(windowScene: windowScene)
      window.showPages(bookLogs: BookLogs.all)
      self.window = window
    }
  }

  extension PageController {
    /// Offers the report to share: by mail, to a file, to another device.
    func shareReport() {
      var name = utsname()
      uname(&name)
      let letters = Mirror(reflecting: name.machine).children.compactMap { $0.value as? CChar }
      let model = String(decoding: letters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let device = UIDevice.current
      let facts = DeviceFacts(
        author: "phone", model: model, system: "\(device.systemName) \(device.systemVersion)",
        screen: view.window?.screen.bounds.size ?? view.bounds.size)
      guard let text = report(about: facts), let page else { return }
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(type(of: page).name).touches")
      do {
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        let alert = UIAlertController(
          title: "The file can’t be written", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        return present(alert, animated: true)
      }
      let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = view
      present(sheet, animated: true)
    }
  }

  extension UILabel {
    /// Letters as large as the person has asked for.
    func style(_ style: TextStyle) {
      switch style {
      case .list: font = .preferredFont(forTextStyle: .body)
      case .task: font = .preferredFont(forTextStyle: .headline)
      case .log:
        let size = UIFont.preferredFont(forTextStyle: .footnote).pointSize
        font = .monospacedSystemFont(ofSize: size, weight: .regular)
      }
      adjustsFontForContentSizeCategory = style != .log
      textColor = .label
    }
  }

  extension UITableView {
    /// Rows as high as their text.
    func fitText() { rowHeight = UITableView.automaticDimension }
  }

  extension Page {
    /// With VoiceOver on, fingers go through to the page, because the touch is the point here.
    func letFingersThrough() {
      isAccessibilityElement = true
      accessibilityLabel = type(of: self).task
      accessibilityTraits = .allowsDirectInteraction
    }
  }
#endif
