// Groups around an animation for hosts: one that continues a run, and one that begins at the
// commit.

import AnimaticCore

extension LayerAnimation {
  /// A group that plays the animation from an elapsed time at a rate.
  ///
  /// Backward, it is the second half of an autoreversing group that turns at the current time:
  /// reports differ on what negative speeds display.
  func playing(from elapsed: Double, at rate: Double, begin: Double) -> any LayerAnimation {
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

  /// The animation for a host that resolves a begin of 0 at its commit: a later begin needs a group
  /// that begins there.
  var inGroupFromCommit: any LayerAnimation {
    guard beginTime != 0 else { return self }
    let end = beginTime + attributes.timing.wallDuration
    var group = AnimationGroup([self], duration: min(end, MediaTiming.endless)).withoutPlace()
    group.timingFunction = .linear
    // The group holds the animation's final value.
    group.fillMode = attributes.timing.fillMode
    return group
  }
}
