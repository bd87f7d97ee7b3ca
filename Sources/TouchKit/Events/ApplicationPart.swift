/// A part of an application that does one of its jobs: it knows its application, which owns it.
class ApplicationPart: NSObject {
  @Weak private final var owner: UIApplication?

  /// The application; one without a device once it is gone.
  final var application: UIApplication { owner ?? UIApplication() }

  init(of application: UIApplication) {
    owner = application
    super.init()
  }
}
