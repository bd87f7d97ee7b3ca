/// A version of the system, and the profile that stands for it.
struct SystemChoice {
  /// The profile that stands for the version.
  let profile: SystemProfile
  /// What was asked for, such as 17.
  private let version: Int
  private let versions: ClosedRange<Int>

  /// The versions there are: Apple went from 18 to 26.
  private static let known = Array(4...18) + [26]
  /// Which versions a profile stands for: those that agree in everything that a profile says, as far as it is known.
  private static let eras: [(profile: SystemProfile, versions: ClosedRange<Int>)] = [
    (.iOS5, 4...5), (.iOS6, 6...6), (.iOS12, 7...12), (.iOS13, 13...17), (.iOS18, 18...18),
    (.iOS26, 26...26),
  ]

  /// Reads a name such as `iOS12`, `iOS17.4` or `17`; `nil` for a version that there is not.
  init?(_ name: String) {
    let lowercased = name.lowercased()
    let number = lowercased.hasPrefix("ios") ? lowercased.dropFirst(3) : lowercased[...]
    let parts = number.drop { $0 == " " }.split(separator: ".", omittingEmptySubsequences: false)
    guard let version = parts.first.flatMap({ Int($0) }), parts.allSatisfy({ Int($0) ?? -1 >= 0 }),
      Self.known.contains(version),
      let era = Self.eras.first(where: { $0.versions.contains(version) })
    else { return nil }
    self.version = version
    (profile, versions) = era
  }

  /// What to say where the profile has another name than what was asked for.
  var remark: String? {
    profile.name == "iOS\(version)"
      ? nil : "iOS \(version) is shown by the profile \(profile.name), which stands for \(era).\n"
  }

  private var era: String {
    versions.upperBound == Self.known.last
      ? "iOS \(versions.lowerBound) and later" : "iOS \(versions.lowerBound) to \(versions.upperBound)"
  }

  /// What can be asked for, in words.
  static var possible: String {
    let names = eras.map { "\($0.profile.name)" }
    return "iOS 4 to 18 and iOS 26, shown by the profiles \(Words.list(names))"
  }
}
