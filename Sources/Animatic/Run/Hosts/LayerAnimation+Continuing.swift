// Groups around an animation, for hosts: one that continues a run where it is, and one that begins
// at the commit.

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

extension LayerAnimation {
  /// The animation for a host that resolves a begin of 0 at its commit: one that begins later is
  /// put into a group that begins there.
  var inGroupFromCommit: any LayerAnimation {
    guard beginTime != 0 else { return self }
    let end = beginTime + attributes.timing.wallDuration
    var group = AnimationGroup([self], duration: min(end, MediaTiming.endless)).withoutPlace()
    group.timingFunction = .linear
    // The group holds what the animation holds at its end.
    group.fillMode = attributes.timing.fillMode
    return group
  }
}
