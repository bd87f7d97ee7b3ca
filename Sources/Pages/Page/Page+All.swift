extension Page {
  /// All pages, in the order of the book.
  package static var all: [Page.Type] {
    [
      QuickTapPage.self, ShortPressPage.self, LongPressPage.self, ButtonTapPage.self,
      TreePage.self, RoundButtonPage.self, RaisedBarPage.self, CoveredButtonPage.self, ButtonFirstPage.self,
      PassingOnPage.self, KeepingPage.self, SharingPage.self,
      TapPage.self, TapBesidePage.self, TapLatePage.self, HeldEndPage.self, FreeEndPage.self,
      TwoTapsPage.self,
      DoubleTapPage.self, PanPage.self, PressAndPanPage.self, PinchPage.self,
      ButtonPage.self, VetoPage.self, OwnControlPage.self, SliderPage.self, SwitchPage.self,
      DragLaterPage.self, CellButtonPage.self, NestedPage.self, NestedUpPage.self,
      SharedTapPage.self, RefusedTapPage.self, ForbiddenTapPage.self,
    ]
  }

  /// The page with a name, if there is one.
  package static func named(_ name: String) -> Page.Type? { all.first { $0.name == name } }
}
