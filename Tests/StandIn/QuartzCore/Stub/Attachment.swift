// An attached animation: its begin and end on the clock, and its reported events.

/// An animation on a layer.
final class Attachment {
  private(set) weak var layer: CALayer?
  let key: String?
  let animation: CAAnimation
  private weak var world: CAStubWorld?
  let groups: [CompletionGroup]
  /// Seconds of the layer's time; nil until it is committed.
  private var begin: Double?
  var hasStarted = false
  private(set) var hasEnded = false
  /// Whether it was committed while its layer was on no screen.
  private(set) var isOffScreen = false

  init(
    _ animation: CAAnimation, on layer: CALayer, key: String?, in world: CAStubWorld,
    groups: [CompletionGroup]
  ) {
    (self.layer, self.key, self.animation, self.world) = (layer, key, animation, world)
    self.groups = groups
    for group in groups { group.enter() }
  }

  /// Whether the layer is on a screen.
  var isShown: Bool { layer?.committed != nil }

  /// Its layer is on no screen; one that was there before has left, which is another thing.
  func leaveScreen() { isOffScreen = begin == nil }

  /// Settles the begin: 0 is the time of the commit (T-9).
  func resolve(at time: Double) {
    guard begin == nil, let layer else { return }
    if animation.beginTime == 0 {
      animation.resolve(beginTime: layer.convertTime(time, from: nil))
    }
    begin = animation.beginTime
  }

  /// Nothing is waited for any more.
  func end() {
    hasEnded = true
    for group in groups { group.leave() }
  }

  func wasRemoved(from layer: CALayer, because reason: CAStubEvent.Reason) {
    guard let world else { return }
    world.record(.remove(layer: layer, key: key, animation: animation, reason: reason))
    if !hasEnded { world.interrupt(self) }
  }

  // MARK: On the clock

  /// The time to report its start; nil for never in the current state.
  func startTime(seenFrom now: Double) -> Double? {
    guard !hasStarted, !hasEnded, let begin else { return nil }
    return clockTime(ofLocal: begin, seenFrom: now)
  }

  /// The time to report its end; nil for never in the current state.
  func endTime(seenFrom now: Double) -> Double? {
    guard !hasEnded, let begin, animation.speed != 0 else { return nil }
    let length = activeDuration / abs(Double(animation.speed))
    guard length.isFinite else { return nil }
    return clockTime(ofLocal: begin + length, seenFrom: now)
  }

  /// Seconds of the animation's own time (T-4, T-12).
  private var activeDuration: Double {
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    let cycle = animation.autoreverses ? 2 * animation.duration : animation.duration
    if animation.repeatCount <= 0 { return cycle }
    let isEndless = animation.repeatCount >= .greatestFiniteMagnitude
    return isEndless ? .infinity : cycle * Double(animation.repeatCount)
  }

  private func clockTime(ofLocal time: Double, seenFrom now: Double) -> Double? {
    guard let layer else { return nil }
    let missing = time - layer.convertTime(now, from: nil)
    if missing <= CAStubWorld.tolerance { return now }
    return layer.pace > 0 ? now + missing / layer.pace : nil
  }
}
