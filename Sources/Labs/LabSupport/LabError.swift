/// Why a lab cannot do what the command line asks for; ``LabWords`` puts it into words.
enum LabError: Error, Equatable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(Option)
  case valueNotWanted(Option, String)
  case unknownScenario(String)
  case unknownProfile(String)
  case unknownFormat(String)
  case badAxes(AxesError)
  case axesWithoutRecording
  case cannotCombine(Option, Option)
  case recording(RecordingError)
  case unwritable(path: String)

  var exitCode: ExitCode {
    switch self {
    case .unknownOption, .unexpectedArgument, .missingValue, .valueNotWanted, .unknownScenario,
      .unknownProfile, .unknownFormat, .badAxes, .axesWithoutRecording, .cannotCombine:
      return .usage
    case .recording(let error):
      if case .unreadable = error.cause { return .unreadableFile }
      return .badRecording
    case .unwritable: return .unwritableFile
    }
  }
}
