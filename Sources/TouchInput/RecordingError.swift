/// Why a recording cannot be played: nothing of it reaches an app.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Cause: Equatable, Sendable {
    /// The file cannot be opened or read.
    case unreadable(Unreadable)
    /// The bytes are no text.
    case notText
    /// There is nothing in the file.
    case empty
    /// No line looks like evemu, `libinput record`, getevent or a report of the app on a phone.
    case unknownFormat(text: String)
    /// The lines are those of hid-recorder: raw reports, whose meaning only the device's driver knows.
    case hidReports
    /// A line does not read as its format demands.
    case malformedLine(text: String, expected: String)
    /// Something that every file of this format has is missing.
    case missing(String)
    /// A line is earlier than the line before it; both times in seconds.
    case timeRunsBackwards(from: TimeInterval, to: TimeInterval)
    /// The events have no times.
    case noTimes
    /// A slot number that no touchscreen has.
    case impossibleSlot(Int)
    /// More contacts in one frame than any touchscreen has.
    case tooManyContacts
    /// None of these devices sent touches.
    case noTouchscreen(devices: [String])
    /// Several devices sent touches.
    case severalTouchscreens(devices: [String])
    /// The file does not tell the range of these axes.
    case unknownAxes([String])
  }

  /// Why a file's bytes cannot be read.
  public enum Unreadable: Equatable, Sendable {
    /// There is no such file.
    case missing
    /// There is one, but not for this user.
    case notPermitted
    /// It is a folder.
    case folder
    /// There is no end to it, or none that is near; the limit in bytes.
    case tooLarge(limit: Int)
    /// What else the system says.
    case other(String)

    /// Makes a reason from a number of the system's.
    init(code: Int32) {
      switch code {
      case ENOENT, ENOTDIR: self = .missing
      case EACCES, EPERM: self = .notPermitted
      case EISDIR: self = .folder
      default: self = .other(String(cString: strerror(code)))
      }
    }

    fileprivate var sentence: String {
      switch self {
      case .missing: "there is no such file. Is the path right?"
      case .notPermitted: "you have no permission to read it. Change that with: chmod u+r"
      case .folder: "it is a folder. Name a file in it."
      case .tooLarge(let limit): "it is longer than \(limit >> 20) MB. Record less at a time."
      case .other(let words): "\(words)."
      }
    }
  }

  /// The name of the recording, as it was given.
  public let file: String
  /// The line that is wrong, counted from 1, or `nil` where the whole file is meant.
  public let line: Int?
  /// What is wrong.
  public let cause: Cause

  /// The whole message: place, what was found, what was expected, what to do.
  public var description: String {
    let name = file.shortened(to: 200)
    let place = line.map { "\(name), line \($0): " } ?? "\(name): "
    return place + message
  }

  private var message: String {
    switch cause {
    case .unreadable(let reason):
      return "cannot be read: \(reason.sentence)"
    case .notText:
      return "is not text. \(Self.expected)"
    case .empty:
      return "the recording is empty. Record again with: adb shell getevent -lt"
    case .unknownFormat(let text):
      return "“\(text)” is not the start of a recording. \(Self.expected)"
    case .hidReports:
      return "these are a device's raw HID reports, which only its driver understands. "
        + "Record with evemu-record instead of hid-recorder."
    case .malformedLine(let text, let expected):
      return "“\(text)” cannot be understood. Expected \(expected)."
    case .missing(let part):
      return "something is missing. Expected a line: \(part)."
    case .timeRunsBackwards(let from, let to):
      return "time runs backwards, from \(decimal(from, places: 6)) s to \(decimal(to, places: 6)) s."
    case .noTimes:
      return "the events have no times, so no one knows how fast the finger was. "
        + "Record again with: adb shell getevent -lt"
    case .impossibleSlot(let slot):
      return "there is no slot \(slot). Slots are numbered from 0 to \(TouchScript.fingers.upperBound - 1)."
    case .tooManyContacts:
      return "more than \(TouchScript.fingers.count) contacts in one frame."
    case .noTouchscreen(let devices):
      return "no touches in it, neither ABS_MT_POSITION_X and ABS_MT_POSITION_Y nor ABS_X and ABS_Y with "
        + "BTN_TOUCH\(among(devices)). Record the touchscreen."
    case .severalTouchscreens(let devices):
      return "several devices sent touches\(among(devices)). Record only one of them."
    case .unknownAxes(let axes):
      return "the file does not tell the range of \(axes.joined(separator: " and ")). "
        + "Pass the largest x and y of the device, for example --axes 4095x4095"
    }
  }

  private static let expected =
    "Expected the output of evemu-record, libinput record, getevent -lt or the phone app."

  private func among(_ devices: [String]) -> String {
    let names = devices.filter { !$0.isEmpty }
    return names.isEmpty ? "" : " (" + names.joined(separator: ", ") + ")"
  }
}

/// A number with a fixed count of decimal places, the same in every language.
func decimal(_ value: Double, places: Int) -> String {
  String(format: "%.\(places)f", value)
}
