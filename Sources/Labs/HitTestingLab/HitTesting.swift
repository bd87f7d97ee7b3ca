import LabSupport

/// The lab of the chapter on hit-testing.
enum HitTesting {
  static var lab: Lab {
    Lab(
      name: "hit-testing-lab", title: "Hit-testing: which view gets the finger?", picture: .views,
      scope: .hitTesting, predictions: predictions, drill: drill,
      scenarios: [
        nineLines, tree, passes, ignored, ignoredViews, outsideParent,
        outsideParentOverride, tabBar,
        tabBarOverride,
        underScrollView,
        underScrollViewOverride, largerArea, overlapping, windows, siblings,
        textEffects, paging,
        pagingOverride, transforms, toastWindow, toastWindowOverride, hostedToast, hostedToastOverride,
      ])
  }
}
