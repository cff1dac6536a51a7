// The time of Core Animation, read once for all that is begun together.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import QuartzCore

  /// The machine's time, in which the times of all layers are.
  @MainActor
  enum MediaTime {
    private static let key = "animaticNow"

    /// Seconds; the same until the innermost transaction is committed that is open, so that what is begun in it on
    /// many layers begins together.
    static var now: Double {
      if let known = CATransaction.value(forKey: key) as? Double { return known }
      let now = CACurrentMediaTime()
      CATransaction.setValue(now, forKey: key)
      return now
    }
  }
#endif
