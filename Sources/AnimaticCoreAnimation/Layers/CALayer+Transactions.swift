// Core Animation's time, read once for all animations started together, and changes without
// animation.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import QuartzCore

  /// The time base of all layers.
  @MainActor
  enum MediaTime {
    private static let key = "animaticNow"

    /// The time in seconds, constant until the innermost open transaction is committed, so that
    /// animations of several layers begin together.
    static var now: Double {
      if let known = CATransaction.value(forKey: key) as? Double { return known }
      let now = CACurrentMediaTime()
      CATransaction.setValue(now, forKey: key)
      return now
    }
  }

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
