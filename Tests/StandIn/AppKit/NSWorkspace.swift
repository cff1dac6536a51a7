// The user's system settings, on a Mac.

public import Foundation

/// The settings of the system.
public final class NSWorkspace: NSObject {
  /// The one of the app.
  public static var shared: NSWorkspace { NSWorkspace() }

  /// Whether motion is reduced; always false.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }

  private override init() {}
}
