// An animation from where a run is, as fast as the run goes: for hosts that begin it anew.

import AnimaticCore

extension LayerAnimation {
  /// A group that shows the animation as far and as fast as it is told.
  ///
  /// Backwards it is the way back of a group that turns round where the animation is now: what
  /// negative speeds show is told differently by those who have tried.
  func playing(from elapsed: Double, at rate: Double, begin: Double) -> AnimationGroup {
    var (content, offset) = (AnimationGroup([self]), elapsed)
    if rate < 0 {
      let length = max(elapsed, MediaTiming.shortest)
      content.timing = MediaTiming(duration: length, autoreverses: true, fillMode: .both)
      content = AnimationGroup([content])
      offset = 2 * length - elapsed
    }
    content.timingFunction = .linear
    content.timing = MediaTiming(
      beginTime: begin, duration: MediaTiming.endless, speed: abs(rate), timeOffset: offset,
      fillMode: .both)
    return content
  }
}
