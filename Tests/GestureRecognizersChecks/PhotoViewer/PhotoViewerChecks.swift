import CheckSupport

final class PhotoViewerChecks: CheckCase {
  func testNothing() {}
}
