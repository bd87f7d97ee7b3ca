/// What a page may lead to and show.
struct Surroundings {
  /// The files and anchors of symbols and chapters, by the addresses that DocC gave them.
  var addresses: [String: String]
  /// The drawings, by their names in the catalogue.
  let figures: [String: Figure]
  /// The names of the live figures that were built; none if they were not.
  let live: Set<String>
  /// The facts and the myths.
  let citations: Citations
}
