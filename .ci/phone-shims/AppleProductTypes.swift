// Of what Xcode and Swift Playgrounds add to a package's description: what the app's uses.
import PackageDescription

public enum DeviceFamily { case pad, phone }
public struct DeviceFamilyCondition {
  public static func when(deviceFamilies: [DeviceFamily]) -> Self { Self() }
}
public struct InterfaceOrientation {
  public static let portrait = Self(), landscapeLeft = Self(), landscapeRight = Self()
  public static func portraitUpsideDown(_ condition: DeviceFamilyCondition? = nil) -> Self { Self() }
}
public struct PlaceholderAppIcon { public static let bandage = Self() }
public struct AppIcon { public static func placeholder(icon: PlaceholderAppIcon) -> Self { Self() } }
public struct PresetColor { public static let blue = Self() }
public struct AccentColor { public static func presetColor(_ color: PresetColor) -> Self { Self() } }

extension Product {
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
    displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: AppIcon? = nil,
    accentColor: AccentColor? = nil, supportedDeviceFamilies: [DeviceFamily],
    supportedInterfaceOrientations: [InterfaceOrientation]
  ) -> Product { .executable(name: name, targets: targets) }
}
