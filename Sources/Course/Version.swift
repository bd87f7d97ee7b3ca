extension Course {
  /// The version of the course, as its change log has it; reports carry it, so that you know which checks graded a class.
  public static let version = "1.0.0"
}
