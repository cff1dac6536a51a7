// Changes of a layer that nothing animates.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import QuartzCore

  extension CALayer {
    /// Changes the layer, and nothing of it is animated.
    @MainActor func withoutActions(_ change: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }
  }
#endif
