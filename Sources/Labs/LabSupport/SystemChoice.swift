/// A version of the system, and the profile that stands for it.
public struct SystemChoice {
  /// A version such as 17.4; the second number is 0 where none was given.
  private struct Version: Comparable {
    var major: Int
    var minor = 0

    init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

    static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// A profile, and the first version that it stands for.
  private struct Era {
    var profile: SystemProfile
    var first: Version
    /// What it stands for, in words.
    var words: String
  }

  /// The profile that stands for the version.
  public let profile: SystemProfile
  /// What was asked for, such as 17.4.
  private let name: String
  private let era: String

  /// The versions there are: Apple went from 18 to 26.
  private static let known = Array(4...18) + [26, 27]
  /// Which versions a profile stands for: those that agree in everything that a profile says, as far as it is known.
  private static let eras = [
    Era(profile: .iOS5, first: Version(4), words: "iOS 4 and 5"),
    Era(profile: .iOS6, first: Version(6), words: "iOS 6"),
    Era(profile: .iOS12, first: Version(7), words: "iOS 7 to 12"),
    Era(profile: .iOS13, first: Version(13), words: "iOS 13"),
    Era(profile: .iOS14, first: Version(14), words: "iOS 14 to 17.3"),
    Era(profile: .iOS17, first: Version(17, 4), words: "iOS 17.4 to 17.7"),
    Era(profile: .iOS18, first: Version(18), words: "iOS 18"),
    Era(profile: .iOS26, first: Version(26), words: "iOS 26"),
    Era(profile: .iOS27, first: Version(27), words: "iOS 27"),
  ]

  /// Reads a name such as `iOS12`, `iOS17.4` or `17`; `nil` for a version that there is not.
  ///
  /// The name of a profile means that profile, so `iOS17` is 17.4 and later.
  public init?(_ name: String) {
    let lowercased = name.lowercased()
    let number = (lowercased.hasPrefix("ios") ? lowercased.dropFirst(3) : lowercased[...]).drop { $0 == " " }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard let major = parts.first, parts.allSatisfy({ $0 >= 0 }), Self.known.contains(major) else {
      return nil
    }
    let named = parts.count == 1 ? Self.eras.first { $0.profile.name == "iOS\(major)" } : nil
    let version = Version(major, parts.count > 1 ? parts[1] : 0)
    guard let era = named ?? Self.eras.last(where: { $0.first <= version }) else { return nil }
    self.name = String(number)
    (profile, self.era) = (era.profile, era.words)
  }

  /// What to say where the profile has another name than what was asked for.
  var remark: String? {
    profile.name == "iOS\(name)"
      ? nil : "iOS \(name) is shown by the profile \(profile.name), which stands for \(era).\n"
  }

  /// What can be asked for, in words.
  static var possible: String {
    "iOS 4 to 18, 26 and 27, shown by the profiles \(Words.list(eras.map(\.profile.name)))"
  }
}
