import XCTest

/// References that do not keep their objects alive, and walks that count none; `make embedded` runs the same cases with
/// Embedded Swift.
final class LifetimeTests: XCTestCase {
  func testEveryCaseHolds() {
    XCTAssertGreaterThan(LifetimeCase.all.count, 15)
    for lifetime in LifetimeCase.all { XCTAssert(lifetime.holds(), lifetime.name) }
  }
}
