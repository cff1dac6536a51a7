// The velocity of presentation values, for animations that continue it.

import AnimaticCore

extension AttachmentTarget {
  /// The velocities of a property's components, in units per second of the layer's local time.
  ///
  /// A component that is not animated, or that jumps, has none. Animations that begin at this
  /// instant only count if they continue an earlier velocity.
  ///
  /// - Parameter path: The property.
  func velocity(of path: PropertyPath) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    // A frozen layer has no velocity, and a nearly frozen one no measurable one.
    guard path.isBlended, attachments.animates(path), hostSpeed != 0 else { return none }
    let now = attachments.stageTimes
    return none.indices.map { number in
      var part = ComponentMasks()
      part.insert(path.mask(of: number), of: path.root)
      let step = carries(part) ? Self.lookahead : -attachments.smoothPast(of: part)
      guard step != 0, (step / hostSpeed).isFinite else { return nil }
      let slopes = [step / 4, step / 8].map { step in
        forwardSlope(step: step) { ahead in
          [numbers(of: path, after: ahead, at: now, pending: step > 0)[number]]
        }[0]
      }
      // Different slopes mean a corner or a jump, and no velocity.
      return (slopes[0] - slopes[1]).magnitude <= 1e-3 * (1 + slopes[1].magnitude) ? slopes[1] : nil
    }
  }

  /// The velocities of a property's components from now on, including animations that wait for a
  /// commit.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - step: The lookahead, in seconds of the layer's time.
  /// - Returns: The velocity of each component; nil for one that jumps or starts infinitely fast.
  func velocityAhead(of path: PropertyPath, within step: Double) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    guard path.isBlended, attachments.animates(path), hostSpeed != 0, step > 0,
      (step / hostSpeed).isFinite
    else { return none }
    let now = attachments.stageTimes
    let slopes = [step, step / 1024].map { length in
      forwardSlope(within: length, finest: 0x1p-40) {
        numbers(of: path, after: $0, at: now, pending: true)
      }
    }
    guard slopes.allSatisfy({ $0.count == path.count }) else { return none }
    // A steep curve bends at its start; one with infinite slope never converges.
    return zip(slopes[0], slopes[1]).map { far, near in
      (far - near).magnitude <= 0.1 * (near.magnitude + 1) ? near : nil
    }
  }

  /// The presentation value of a property after some seconds of the layer's time.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - seconds: The seconds from now.
  ///   - now: The times of the stages, read once, since a clock may run by itself.
  ///   - pending: Whether animations that begin now count, even if they wait for a commit.
  private func numbers(
    of path: PropertyPath, after seconds: Double, at now: SmallMap<ObjectIdentifier, ExactTime>,
    pending: Bool
  ) -> [Double] {
    let ahead = ExactTime(seconds / hostSpeed)
    let model = pending ? values : shownModel
    let time = { (part: LayerPart) in
      let now = part.run.stage.flatMap { now[ObjectIdentifier($0)] } ?? .zero
      return part.runTime(at: now + ahead)
    }
    return attachments.presentation(over: model, at: time, pending: pending)
      .value(at: path).numbers
  }

  /// Records for this instant that a component continues its velocity.
  func carryOn(_ path: PropertyPath, _ number: Int) {
    guard let now = stageNow else { return }
    var carried = attachments.carriedVelocity?.components ?? ComponentMasks()
    if attachments.carriedVelocity?.time != now { carried = ComponentMasks() }
    carried.insert(path.mask(of: number), of: path.root)
    attachments.carriedVelocity = (now, carried)
  }

  private func carries(_ part: ComponentMasks) -> Bool {
    guard let (time, carried) = attachments.carriedVelocity, time == stageNow else { return false }
    return part.roots.allSatisfy { part.mask(of: $0) & ~carried.mask(of: $0) == 0 }
  }

  /// The interval examined before or after now, in seconds of the layer's time.
  static var lookahead: Double { 1.0 / 256 }
}

extension Attachments {
  /// The times of the stages of all runs.
  fileprivate var stageTimes: SmallMap<ObjectIdentifier, ExactTime> {
    var times = SmallMap<ObjectIdentifier, ExactTime>()
    for stage in parts.compactMap(\.run.stage) {
      times.set(stage.exactTime, for: ObjectIdentifier(stage))
    }
    return times
  }

  /// Whether an attached animation, of any run or of a playback, writes a component of a path.
  func animates(_ path: PropertyPath, in playback: Playback? = nil) -> Bool {
    let reach = ComponentMasks([path])
    return parts.contains { part in
      (playback == nil || part.run.playback === playback) && !part.nodes(meeting: reach).isEmpty
    }
  }

  /// Seconds of the layer's time since the last begin of an active animation of some components, at
  /// most a few thousandths.
  fileprivate func smoothPast(of reach: ComponentMasks) -> Double {
    parts.filter { !$0.run.isPending }.reduce(1.0 / 256) { past, part in
      let begin = part.lastBegin(in: reach)
      return begin.isFinite
        ? min(past, max(0, (part.elapsed.rounded - begin) / abs(part.rate))) : past
    }
  }
}

extension LayerPart {
  /// The latest begin of an active animation of some components, in seconds of the run.
  fileprivate func lastBegin(in reach: ComponentMasks) -> Double {
    let now = elapsed.rounded
    let begins = nodes(meeting: reach).compactMap { run.plan.activeInterval(of: $0)?.enter }
    return begins.filter { $0 <= now }.max() ?? -.infinity
  }
}
