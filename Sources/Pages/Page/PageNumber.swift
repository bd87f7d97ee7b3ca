/// Numbers as logs show them, the same in every language.
enum PageNumber {
  /// A number with at most two places, without zeros at the end.
  static func text(_ number: CGFloat) -> String {
    let hundredths = Int((abs(Double(number)) * 100).rounded())
    let sign = number < 0 && hundredths > 0 ? "-" : ""
    let (whole, part) = (hundredths / 100, hundredths % 100)
    if part == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part % 10 == 0 ? part / 10 : part)"
  }
}
