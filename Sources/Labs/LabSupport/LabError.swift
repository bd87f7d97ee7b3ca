/// Why a lab cannot do what the command line asks for; ``LabWords`` puts it into words.
enum LabError: Error, Equatable {
  case unknownOption(String)
  case secondScenario(String)
  case missingValue(Option)
  case valueNotWanted(Option, String)
  case unknownScenario(String)
  case unknownSystem(String)
  case unknownPart(String)
  case unknownFormat(String)
  case badAxes(AxesError)
  case badSeconds(Option, String)
  case badWidth(String)
  case badPass(String)
  case badSeed(String)
  case seedWithoutPrediction
  case seedWithScenario(String)
  case noDrill
  case endBeforeStart
  case nothingLeft(scenario: String, lines: Int)
  case axesWithoutRecording
  case cannotCombine(Option, Option)
  case recording(RecordingError)
  case unwritable(path: String)

  var exitCode: ExitCode {
    switch self {
    case .recording(let error):
      if case .unreadable = error.cause { return .unreadableFile }
      return .badRecording
    case .unwritable: return .unwritableFile
    default: return .usage
    }
  }
}
