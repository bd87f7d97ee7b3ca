import Foundation

/// The classes of the engine, each with its superclass.
struct EngineClasses {
  private let superclasses: [String: String]

  init(_ superclasses: [String: String]) { self.superclasses = superclasses }

  /// Reads the heads of the classes in a folder of Swift sources.
  init(below folder: String) {
    var superclasses: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".swift") {
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      for line in data.split(separator: UInt8(ascii: "\n")) {
        let head = line.drop { $0 == UInt8(ascii: " ") }
        guard head.starts(with: "open class ".utf8) else { continue }
        let words = String(decoding: head.dropFirst("open class ".utf8.count), as: UTF8.self).split {
          " :,{<".contains($0)
        }
        if words.count > 1 { superclasses[String(words[0])] = String(words[1]) }
      }
    }
    self.init(superclasses)
  }

  /// Whether objects of a class are views or controllers of views.
  func kind(of name: String) -> ViewClass.Kind? {
    var name = name
    while true {
      if let kind = ViewClass.Kind(rawValue: name) { return kind }
      guard let next = superclasses[name] else { return nil }
      name = next
    }
  }
}
