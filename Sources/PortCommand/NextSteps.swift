/// What to do with a source that was changed for the engine.
struct NextSteps {
  let file: TypedFile
  /// The folder of this repository.
  let repository: String

  var text: String {
    let package = TypedFile(repository).name
    return """

      Touch it in the terminal:

        make lab FILE=\(file.typed)

      Or take it into a package of your own. In its Package.swift:

        platforms: [.macOS(.v15)],
        dependencies: [.package(path: \(repository.debugDescription))],
        targets: [
          .target(
            name: "Page",
            dependencies: [.product(name: "TouchKit", package: \(package.debugDescription))])
        ]

      On Linux, the product "UIKit" in place of "TouchKit" lets you keep import UIKit.
      """
  }
}
