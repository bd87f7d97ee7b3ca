import TouchInput

/// Why nothing was written or compared.
enum PhoneError: Error, Equatable, CustomStringConvertible {
  case nothingNamed(command: String), unknown(String)
  case folderIsThere(String), cannotWrite(String, reason: String), noSources(String)
  case unknownPage(String, file: String), unknownSystem(String, file: String), noTouches(file: String)
  case noReports(folder: String)

  var description: String {
    switch self {
    case .nothingNamed("package"): "Where to? Type make phone OUT=../TheDeadRow.swiftpm"
    case .nothingNamed("seen"): "Which folder? Type swift run phone seen Tests/PhoneReports"
    case .nothingNamed("table"):
      "Which folder? Type make compare REPORTS=folder, with files from phones in it."
    case .nothingNamed:
      "Which file? Type make compare LOG=phone.touches, with a file from the app on a phone."
    case .unknown(let word):
      "“\(word.shortened())” means nothing here. Type make phone OUT=../TheDeadRow.swiftpm, "
        + "make compare LOG=phone.touches or make compare REPORTS=folder."
    case .folderIsThere(let folder):
      "\(folder.shortened(to: 200)) is there already, and stays. Choose another name for OUT."
    case .cannotWrite(let path, let reason):
      "\(path.shortened(to: 200)) cannot be written: \(reason). Choose another place for OUT."
    case .noSources(let folder):
      "There are no pages in \(folder.shortened(to: 200)). Type make phone in the folder of the Makefile."
    case .unknownPage(let page, let file):
      "\(file.shortened(to: 200)): there is no page “\(page.shortened())”. Make the app anew with make phone: "
        + "pages may have got other names."
    case .unknownSystem(let system, let file):
      "\(file.shortened(to: 200)): the engine knows no system “\(system.shortened())”. It knows iOS 4 to 18, 26 and 27."
    case .noTouches(let file):
      "\(file.shortened(to: 200)): there are no touches in it. Touch the page before you share."
    case .noReports(let folder):
      "There is no file that ends with .touches in \(folder.shortened(to: 200)). "
        + "Share some from the app, and put them there."
    }
  }

  var exitCode: Int32 { 64 }
}
