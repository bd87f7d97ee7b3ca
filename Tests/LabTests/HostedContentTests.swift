import LabSupport
import XCTest

@testable import HitTestingLab

/// What hit-testing finds where SwiftUI shows something, system by system (scenario HT15, facts H21–H23).
final class HostedContentTests: XCTestCase {
  /// What the stand-in for a hosting view answers on its content and beside it, in two passes for one event.
  private func answers(of content: SystemProfile.HostedContent) -> [[String?]] {
    let host = HostingStandIn(frame: CGRect(x: 0, y: 0, width: 320, height: 480), content)
    let piece = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    piece.traceName = "piece"
    host.show(piece)
    let event = UIEvent()
    return [CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 200)].map { point in
      [host.hitTest(point, with: event), host.hitTest(point, with: event)].map { $0?.traceName }
    }
  }

  func testH21_whatSwiftUIShowsIsASubviewUpToIOS17() {
    XCTAssertEqual(SystemProfile.iOS13.hostedContent, .subview)
    let host = "HostingStandIn"
    XCTAssertEqual(answers(of: .subview), [["piece", "piece"], [host, host]])
  }

  func testH22_theSecondPassFindsTheHostingViewOnIOS18() {
    XCTAssertEqual(SystemProfile.iOS18.hostedContent, .subviewThenHost)
    let host = "HostingStandIn"
    XCTAssertEqual(answers(of: .subviewThenHost), [["piece", host], [host, host]])
    XCTAssertEqual(receivers("HT15", .iOS18), [nil, "AppView"], "the second pass answers nil")
  }

  func testH23_whatSwiftUIShowsIsNoViewFromIOS26() {
    XCTAssertEqual(SystemProfile.iOS26.hostedContent, .host)
    let host = "HostingStandIn"
    XCTAssertEqual(answers(of: .host), [[host, host], [host, host]])
  }

  func testTheContentOfTheNewestSystemsIsThereAsALayer() {
    let host = HostingStandIn(frame: CGRect(x: 0, y: 0, width: 320, height: 480), .host)
    host.show(UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
    XCTAssertEqual(host.subviews.count, 0)
    XCTAssertEqual(host.layer.sublayers?.map(\.frame), [CGRect(x: 10, y: 10, width: 100, height: 100)])
  }

  func testHT15_aWindowThatAsksItsViewsLosesTheToastOnIOS18AndIOS26() {
    XCTAssertEqual(receivers("HT15", .iOS13), ["ToastContent", "AppView"])
    XCTAssertEqual(receivers("HT15", .iOS18), [nil, "AppView"])
    XCTAssertEqual(receivers("HT15", .iOS26), ["AppView", "AppView"])
  }

  func testHT15_aWindowThatIsToldWhereItsContentIsWorksEverywhere() {
    XCTAssertEqual(receivers("HT15-override", .iOS13), ["ToastContent", "AppView"])
    XCTAssertEqual(receivers("HT15-override", .iOS18), ["HostingStandIn", "AppView"])
    XCTAssertEqual(receivers("HT15-override", .iOS26), ["HostingStandIn", "AppView"])
  }

  private func receivers(_ identifier: String, _ profile: SystemProfile) -> [String?] {
    guard let scenario = HitTesting.lab.scenarios.first(where: { $0.identifier == identifier }) else {
      return []
    }
    let run = ScenarioRun(scenario, profile: profile)
    scenario.play(run)
    return run.tally.entries.map { $0.view }
  }
}
