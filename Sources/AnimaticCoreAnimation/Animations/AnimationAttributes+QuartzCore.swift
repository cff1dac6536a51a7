// What all animations have in common, written into one of Core Animation's.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import QuartzCore

  extension AnimationAttributes {
    /// Where an animation of Core Animation's keeps its tag.
    static let tagKey = "animaticTag"

    /// Writes timing, easing, removal and tag; who hears of it is the layer's affair.
    func write(to animation: CAAnimation) {
      animation.beginTime = timing.beginTime
      animation.duration = timing.duration
      animation.speed = Float(timing.speed)
      animation.timeOffset = timing.timeOffset
      animation.repeatCount = Float(timing.repeatCount)
      animation.repeatDuration = timing.repeatDuration
      animation.autoreverses = timing.autoreverses
      animation.fillMode = timing.fillMode.quartz
      animation.timingFunction = timingFunction?.quartz
      animation.isRemovedOnCompletion = isRemovedOnCompletion
      if let tag { animation.setValue(tag, forKey: Self.tagKey) }
    }
  }
#endif
