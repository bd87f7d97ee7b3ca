import CheckSupport

final class StickerViewChecks: CheckCase {
  func testNothing() {}
}
