/// A part of what a lab prints, in the order of the page; every lab has the same ones.
enum Part: String, CaseIterable {
  case title, question, views, log, picture, legend, answer

  var explanation: String {
    switch self {
    case .title: "the scenario and the system"
    case .question: "what to predict"
    case .views: "the views as an outline"
    case .log: "what happened, line by line"
    case .picture: "views, chains, states, time lines or the path: what the lab is about"
    case .legend: "what the signs of the picture mean"
    case .answer: "what to look at; after a recording, what became of its touches"
    }
  }
}
