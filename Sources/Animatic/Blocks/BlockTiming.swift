// The timing of a block's changes, and its inheritance by nested blocks.

import AnimaticCore
import AnimaticEngine

/// The timing of a block's changes.
struct BlockTiming: BlockSettings {
  var duration: Double
  var delay: Double
  var curve: TimingFunction
  /// The spring that takes the place of the curve.
  var spring: SpringCurve?
  var repeatCount = 0.0
  var autoreverses = false
  var options: AnimationOptions
  /// The source location of the block.
  var place: SourcePlace?

  init(
    duration: Double, delay: Double = 0, spring: SpringCurve? = nil, options: AnimationOptions,
    at place: SourcePlace? = nil
  ) {
    self.duration = duration
    self.delay = delay
    curve = options.curve
    self.spring = spring
    self.options = options
    self.place = place
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether it is animated; with unusable numbers, changes appear at once.
  var isAnimated: Bool { duration > 0 && duration.isTime && delay.isTime }

  /// Seconds from the call to the end; may be infinite.
  var wholeDuration: Double {
    guard isAnimated else { return 0 }
    let cycle = autoreverses ? 2 * duration : duration
    return max(0, delay + cycle * (repeatCount > 0 ? repeatCount : 1))
  }

  /// The timing inside another block: it inherits the duration and easing, unless overridden (U-5).
  func inherited(from outer: BlockTiming?) -> BlockTiming {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) {
      (timing.curve, timing.spring) = (outer.curve, outer.spring)
    }
    if !options.contains(.overrideInheritedOptions) {
      timing.repeatCount = max(repeatCount, outer.repeatCount)
      timing.autoreverses = autoreverses || outer.autoreverses
      timing.options.formUnion(outer.options.intersection(.inherited))
    }
    return timing
  }

  /// The timing for animations without two ends for a spring: eased by its own options.
  func eased(like own: BlockTiming) -> BlockTiming {
    guard spring != nil else { return self }
    var timing = self
    (timing.curve, timing.spring) = (own.curve, own.spring)
    return timing
  }

  /// The timing with other repeats.
  func repeated(_ count: Double, autoreverses: Bool) -> BlockTiming {
    var timing = self
    (timing.repeatCount, timing.autoreverses) = (count, autoreverses)
    return timing
  }

  /// An animation to add with this timing, except the delay.
  func timed(_ animation: some LayerAnimation) -> any LayerAnimation {
    var animation = animation.withoutPlace()
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    // A transaction's easing does not apply to a spring (S-12).
    animation.timingFunction = spring == nil ? curve : .linear
    return animation
  }
}

extension AnimationOptions {
  /// The options that a nested block inherits, besides repeat and autoreverse.
  fileprivate static let inherited: Self = [.beginFromCurrentState, .withoutBlending]
}

extension LayerTransaction {
  /// The timing of the block of the transaction, searched outward.
  var blockTiming: BlockTiming? {
    get { block as? BlockTiming }
    set { block = newValue }
  }
}
