extension UIView {
  /// Gives the view and all in it colors and letters, in the order in which they are found from the outside.
  func paint(_ colors: [UIColor], letters: String) {
    var views: [UIView] = []
    func gather(_ view: UIView) {
      views.append(view)
      view.subviews.forEach(gather)
    }
    gather(self)
    for ((view, color), letter) in zip(zip(views, colors), letters) {
      view.backgroundColor = color
      view.show(letter)
    }
  }
}
