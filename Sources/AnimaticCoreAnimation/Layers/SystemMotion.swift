// The system's setting for reduced motion.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  @MainActor
  enum SystemMotion {
    /// Overrides the system setting; nil uses it.
    @TaskLocal static var override: Bool?

    static var isReduced: Bool {
      if let override { return override }
      #if canImport(UIKit)
        return UIAccessibility.isReduceMotionEnabled
      #elseif canImport(AppKit)
        return NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
      #else
        return false
      #endif
    }
  }
#endif
