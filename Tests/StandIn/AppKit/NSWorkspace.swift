// What the user has asked the system for, on a Mac.

public import Foundation

/// The settings of the system.
public final class NSWorkspace: NSObject {
  /// The one of the app.
  public static var shared: NSWorkspace { NSWorkspace() }

  /// Whether less motion was asked for; nobody has.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }

  private override init() {}
}
