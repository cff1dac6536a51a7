// What all animations have in common, written into one of Core Animation's.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension AnimationAttributes {
    /// Where an animation of Core Animation's keeps its tag.
    static let tagKey = "animaticTag"

    /// Writes timing, easing, removal and tag; who hears of it is the layer's affair.
    func write(to animation: CAAnimation) {
      animation.beginTime = timing.beginTime
      animation.duration = min(timing.duration, MediaTiming.endless)
      animation.speed = Float(nearest: timing.speed)
      animation.timeOffset = timing.timeOffset
      animation.repeatCount = Float(timing.repeatCount)
      animation.repeatDuration = timing.repeatDuration
      animation.autoreverses = timing.autoreverses
      animation.fillMode = timing.fillMode.quartz
      // Evenness is what nil means, and of so long a time a curve would be solved too coarsely.
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
    /// The nearest number of Core Animation's that is finite; infinity stays what it is.
    init(nearest value: Double) {
      let limit = Double(Float.greatestFiniteMagnitude)
      self = value.isFinite ? Float(Swift.min(Swift.max(value, -limit), limit)) : Float(value)
    }
  }
#endif
