// What the user has asked the system for.

/// The settings for those who need something else.
public enum UIAccessibility {
  /// Whether less motion was asked for; nobody has.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}
