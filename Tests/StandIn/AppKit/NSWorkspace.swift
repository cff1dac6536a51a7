// What the user has asked the system for, on a Mac.

public import Foundation

/// The settings of the system.
@MainActor
public final class NSWorkspace: NSObject {
  /// The only one.
  public static let shared = NSWorkspace()

  /// Whether less motion was asked for; nobody has.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }

  nonisolated private override init() {}
}
