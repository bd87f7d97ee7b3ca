import LabSupport

/// The lab of the chapter on hit-testing.
enum HitTesting {
  static var lab: Lab {
    Lab(
      name: "hit-testing-lab", title: "Hit-testing: which view gets the finger?", picture: .views,
      scope: .hitTesting, prediction: .receivers, drill: drill,
      scenarios: [
        nineLines.predicting(.log), tree, passes.predicting(.log), ignored, ignoredViews, outsideParent,
        outsideParentOverride, tabBar,
        tabBarOverride,
        underScrollView,
        underScrollViewOverride, largerArea, overlapping, windows, siblings.predicting(.log),
        textEffects.predicting(.log), paging,
        pagingOverride, transforms,
      ])
  }
}
