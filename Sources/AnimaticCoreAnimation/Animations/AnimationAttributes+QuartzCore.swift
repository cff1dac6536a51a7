// The common attributes of animations, written to a CAAnimation.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension AnimationAttributes {
    /// The key under which a CAAnimation stores the tag.
    static let tagKey = "animaticTag"

    /// Writes timing, easing, removal and tag; the host sets the delegate.
    func write(to animation: CAAnimation) {
      animation.beginTime = timing.beginTime
      animation.duration = min(timing.duration, MediaTiming.endless)
      animation.speed = Float(nearest: timing.speed)
      animation.timeOffset = timing.timeOffset
      animation.repeatCount = Float(timing.repeatCount)
      animation.repeatDuration = timing.repeatDuration
      animation.autoreverses = timing.autoreverses
      animation.fillMode = timing.fillMode.quartz
      // Nil means linear, and a curve over such a long duration would be solved too coarsely.
      let isEvenWithoutEnd = timing.duration >= MediaTiming.endless && timingFunction == .linear
      animation.timingFunction = isEvenWithoutEnd ? nil : timingFunction?.quartz
      animation.isRemovedOnCompletion = isRemovedOnCompletion
      if let frameRates {
        animation.preferredFrameRateRange = CAFrameRateRange(
          minimum: Float(frameRates.lowerBound), maximum: Float(frameRates.upperBound),
          preferred: Float(frameRates.upperBound))
      }
      if let tag { animation.setValue(tag, forKey: Self.tagKey) }
    }
  }

  extension Float {
    /// Creates the nearest finite value; infinity is preserved.
    init(nearest value: Double) {
      let limit = Double(Float.greatestFiniteMagnitude)
      self = value.isFinite ? Float(Swift.min(Swift.max(value, -limit), limit)) : Float(value)
    }
  }
#endif
