import CheckSupport
import TouchKit
import TouchStage

/// A sticker and what it lies in, as they are at one moment.
struct StickerSight {
  private let sticker: Int
  private let time: TimeInterval
  private let pose: StickerPose
  private var settings: [ViewSettings]

  init(of sticker: any Sticker, _ number: Int, at time: TimeInterval) {
    (self.sticker, self.time, pose) = (number, time, StickerPose(of: sticker))
    settings = [sticker, sticker.superview].compactMap(\.self).map { view in
      var settings = ViewSettings(of: view)
      if let sticker = view as? any Sticker {
        // Where it lies is told by its pose, and its recognizers may have helpers.
        settings.geometry = ViewSettings.Geometry()
        settings.recognizers = sticker.three.map(RecognizerSettings.init)
      }
      settings.forgetObjects()
      return settings
    }
  }

  /// What differs from the same moment of another app.
  func difference(from due: StickerSight) -> String? {
    let place = "sticker \(sticker + 1), \(NumberText.fixed(time, places: 3)) s after the start"
    if !pose.matches(due.pose) {
      return "\(place)\nexpected: \(due.pose.words)\ngot:      \(pose.words)"
    }
    for (number, (mine, theirs)) in zip(settings, due.settings).enumerated() {
      if let change = mine.change(since: theirs) {
        return "\(place)\(number == 0 ? "" : ", what it lies in")\n"
          + "compared with a sticker that is as it should be\ngot: \(change)"
      }
    }
    return nil
  }
}
