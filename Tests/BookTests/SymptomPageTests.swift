import XCTest

@testable import BookCompiler

/// The page of symptoms: each has a cure that a test has seen at work, or says that none has.
final class SymptomPageTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  func testEverySymptomHasACureThatATestHasSeen() throws {
    let page = try text("chapters/appendix-symptoms.md")
    let symptoms = try Symptom.all(in: page)
    XCTAssertGreaterThanOrEqual(symptoms.count, 40)
    XCTAssertEqual(Set(symptoms.map(\.title)).count, symptoms.count, "a title stands twice")
    var tests = Set<String>()
    for symptom in symptoms {
      XCTAssertTrue(
        (3...7).contains(symptom.phrases.count), "\(symptom.title): \(symptom.phrases.count) phrases")
      let (file, region) = symptom.code
      if file.hasPrefix(".ci/phone-samples/") {
        XCTAssertFalse(symptom.wasRun, "\(symptom.title) must say that no one has run its cure")
        continue
      }
      let name =
        "test" + region.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      XCTAssertTrue(try text(file).contains("func \(name)() "), "\(symptom.title): \(file) has no \(name)")
      XCTAssertTrue(
        tests.insert("\(file) \(name)").inserted, "\(symptom.title): \(name) is another one’s test")
    }
    XCTAssertGreaterThanOrEqual(tests.count, 40)
  }

  func testWhatIsMissingIsNamed() {
    let whole = """
      # Symptoms

      ## Buttons

      ### It is dead

      *People type:* dead button, button not working, UIButton dead

      **What it is.** A
      view is in front.

      **Make sure.** Look.

      **Cure.** Move it:

      <!-- listing: Tests/A.swift#move-it -->
      ```swift
      ```

      **Read:** [there](b.md).
      """
    let symptom = try? Symptom.all(in: whole).first
    XCTAssertEqual(symptom?.cause, "A view is in front.")
    XCTAssertEqual(symptom?.group, "Buttons")
    XCTAssertEqual(symptom?.code.region, "move-it")
    for (part, fault) in [
      ("*People type:*", Symptom.Fault.missing("*People type:*", symptom: "It is dead")),
      ("**What it is.**", .missing("**What it is.**", symptom: "It is dead")),
      ("**Cure.**", .missing("**Cure.**", symptom: "It is dead")),
      ("<!-- listing: Tests/A.swift#move-it -->", .missing("<!-- listing: … -->", symptom: "It is dead")),
      (", UIButton dead", .fewPhrases(symptom: "It is dead")),
    ] {
      XCTAssertThrowsError(try Symptom.all(in: whole.replacingOccurrences(of: part, with: ""))) {
        XCTAssertEqual($0 as? Symptom.Fault, fault)
      }
    }
  }
}
