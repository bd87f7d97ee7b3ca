#if !hasFeature(Embedded)
  /// What can be added to a view beside recognizers, and brings its own ways of being used.
  public protocol UIInteraction: AnyObject {
    /// The view that it was added to.
    var view: UIView? { get }
    /// Called before it is added to a view, or taken out for `nil`.
    func willMove(to view: UIView?)
    /// Called after it was added to a view, or taken out for `nil`.
    func didMove(to view: UIView?)
  }

  extension UIView {
    /// The interactions of the view, in the order in which they were added; setting it adds and removes them.
    public final var interactions: [any UIInteraction] {
      get { keptInteractions }
      set {
        for old in keptInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in newValue { addInteraction(interaction) }
      }
    }

    /// Adds an interaction, taking it out of the view that it was in; one that is in this view stays.
    public final func addInteraction(_ interaction: any UIInteraction) {
      guard !keptInteractions.contains(where: { $0 === interaction }) else { return }
      interaction.view?.removeInteraction(interaction)
      interaction.willMove(to: self)
      keptInteractions.append(interaction)
      interaction.didMove(to: self)
    }

    /// Takes an interaction out; one that isn't in this view is left alone.
    public final func removeInteraction(_ interaction: any UIInteraction) {
      guard keptInteractions.contains(where: { $0 === interaction }) else { return }
      interaction.willMove(to: nil)
      keptInteractions.take { $0 === interaction }
      interaction.didMove(to: nil)
    }
  }
#endif
