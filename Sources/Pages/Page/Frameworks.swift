// The pages are written for what UIKit and the engine both have, and know only one of them by name: here.
#if os(iOS)
  @_exported import UIKit
#else
  @_exported import TouchKit
#endif
