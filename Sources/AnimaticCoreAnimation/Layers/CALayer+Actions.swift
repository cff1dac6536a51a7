// Layer changes without animation.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import QuartzCore

  extension CALayer {
    /// Performs changes without animation.
    @MainActor func withoutActions(_ change: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }
  }
#endif
