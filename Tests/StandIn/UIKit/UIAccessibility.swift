// The user's system settings.

/// The accessibility settings.
public enum UIAccessibility {
  /// Whether motion is reduced; always false.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}
