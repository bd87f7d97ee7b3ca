import LabSupport

extension ScenarioRun {
  /// Shows the articles' page.
  @discardableResult
  func showPage(_ page: BackView = BackView()) -> BackView {
    show(page: page)
    return page
  }
}
