// How the changes of a block are timed, and what a block inside another takes over.

import AnimaticCore
import AnimaticEngine

/// The way from the old values to the new ones.
enum BlockPace {
  case curve(TimingFunction)
  case spring(SpringCurve)
}

/// How the changes of a block are timed.
struct BlockTiming: BlockWords {
  var duration: Double
  var delay: Double
  var pace: BlockPace
  var repeatCount = 0.0
  var autoreverses = false
  var options: AnimationOptions
  /// Where the block was written.
  var place: SourcePlace?

  init(duration: Double, delay: Double, pace: BlockPace? = nil, options: AnimationOptions) {
    self.duration = duration
    self.delay = delay
    self.pace = pace ?? .curve(options.curve)
    self.options = options
    if options.contains(.repeat) { repeatCount = .infinity }
    autoreverses = options.contains(.autoreverse)
  }

  /// Whether there is anything to see of it; numbers that can't be played show at once.
  var isAnimated: Bool { duration > 0 && duration.isFinite && delay.isFinite }

  /// Seconds from the call to the end; may be infinite.
  var wholeDuration: Double {
    guard isAnimated else { return 0 }
    let cycle = autoreverses ? 2 * duration : duration
    return max(0, delay + cycle * (repeatCount > 0 ? repeatCount : 1))
  }

  /// The same inside another block: it lasts as long and is eased as that is, unless it insists
  /// (U-5).
  func inherited(from outer: BlockTiming?) -> BlockTiming {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) {
      timing.repeatCount = max(repeatCount, outer.repeatCount)
      timing.autoreverses = autoreverses || outer.autoreverses
      timing.options.formUnion(outer.options.intersection(.inherited))
    }
    return timing
  }

  /// The same for what has no two ends that a spring could swing between: that is eased as its own
  /// options say.
  func eased(like own: BlockTiming) -> BlockTiming {
    guard case .spring = pace else { return self }
    var timing = self
    timing.pace = own.pace
    return timing
  }

  /// The same for what goes its way once.
  var once: BlockTiming {
    var timing = self
    (timing.repeatCount, timing.autoreverses) = (0, false)
    return timing
  }

  /// Times an animation that a layer is about to get, but for the delay.
  func apply(to animation: inout any LayerAnimation) {
    animation.duration = duration
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .both
    switch pace {
    case .curve(let curve): animation.timingFunction = curve
    // A transaction's easing is not for what eases itself (S-12).
    case .spring: animation.timingFunction = .linear
    }
  }
}

extension AnimationOptions {
  /// What a block inside takes over beside repeats and autoreverse.
  fileprivate static let inherited: Self = [.beginFromCurrentState, .withoutBlending]
}

extension LayerTransaction {
  /// How the changes of the block are timed that the transaction belongs to; read outwards.
  var blockTiming: BlockTiming? {
    get { block as? BlockTiming }
    set { block = newValue }
  }
}
