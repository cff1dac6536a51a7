// How fast what shows is moving, so that something else can go on as fast.

package import AnimaticCore

/// What a run keeps moving that took over at one instant.
struct CarriedVelocity {
  let time: ExactTime
  var parts: PropertyReach
}

extension Layer {
  /// How fast the numbers of a property are moving, in units per second of the layer's own time,
  /// which is what an animation of it lasts.
  ///
  /// A number that nothing animates, or that jumps, has none. Of what began at this very moment
  /// nothing has been seen yet, so it counts only where it carries on what was moving before.
  ///
  /// - Parameter path: The property.
  package func velocity(of path: PropertyPath) -> [Double?] {
    numbers(of: path) { part in
      carries(part) ? Self.lookahead : -attachments.smoothPast(of: part)
    }
  }

  /// How fast they will be moving from now on, also where that waits for a commit.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - step: Seconds of the layer's time to look ahead.
  /// - Returns: The velocity of each number; nil for one that leaves at once or infinitely fast.
  package func velocityAhead(of path: PropertyPath, within step: Double) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    guard let stage, path.isBlended, attachments.animates(path), hostSpeed != 0, step > 0,
      (step / hostSpeed).isFinite
    else { return none }
    let now = stage.exactTime
    let (far, near) = (
      slopes(of: path, within: step, at: now), slopes(of: path, within: step / 1024, at: now)
    )
    guard far.count == path.count, near.count == path.count else { return none }
    // A curve that is steep at its start bends there; one that has no slope never comes to one.
    return zip(far, near).map { far, near in
      (far - near).magnitude <= 0.1 * (near.magnitude + 1) ? near : nil
    }
  }

  private func slopes(of path: PropertyPath, within step: Double, at now: ExactTime) -> [Double] {
    let speed = hostSpeed
    return forwardSlope(within: step, finest: 0x1p-40) { ahead in
      let time = now + ExactTime(ahead / speed)
      return attachments.presentation(over: values, at: time, pending: true).value(at: path).numbers
    }
  }

  /// Remembers for this instant that a number of a property moves on as it did.
  package func carryOn(_ path: PropertyPath, _ number: Int) {
    guard let now = stage?.exactTime else { return }
    var parts = carried.flatMap { $0.time == now ? $0.parts : nil } ?? PropertyReach()
    parts.insert(path.mask(of: number), of: path.root)
    carried = CarriedVelocity(time: now, parts: parts)
  }

  private func carries(_ part: PropertyReach) -> Bool {
    guard let carried, carried.time == stage?.exactTime else { return false }
    return part.roots.allSatisfy { part.mask(of: $0) & ~carried.parts.mask(of: $0) == 0 }
  }

  private func numbers(of path: PropertyPath, _ step: (PropertyReach) -> Double) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    // Where its time stands still nothing moves, and where it all but does it can't be told.
    guard let stage, path.isBlended, attachments.animates(path), hostSpeed != 0 else { return none }
    return none.indices.map { number in
      var part = PropertyReach()
      part.insert(path.mask(of: number), of: path.root)
      let step = step(part)
      guard step != 0, (step / hostSpeed).isFinite else { return nil }
      let far = slope(of: path, number, step: step / 4, at: stage.exactTime)
      let near = slope(of: path, number, step: step / 8, at: stage.exactTime)
      // Where both differ there is a corner or a jump in between, and no velocity.
      return (far - near).magnitude <= 1e-3 * (1 + near.magnitude) ? near : nil
    }
  }

  private func slope(
    of path: PropertyPath, _ number: Int, step: Double, at now: ExactTime
  ) -> Double {
    let speed = hostSpeed
    let model = step > 0 ? values : committedValues ?? values
    return forwardSlope(step: step) { ahead in
      // What begins now is ahead, whether it waits for a commit or not.
      let shown = attachments.presentation(
        over: model, at: now + ExactTime(ahead / speed), pending: step > 0)
      return [shown.value(at: path).numbers[number]]
    }[0]
  }
}

extension Layer {
  /// Seconds of the layer's time that are looked at, ahead or back.
  package static let lookahead = 1.0 / 256
}

extension Attachments {
  /// Whether something is attached that shows a part of what a path reads.
  func animates(_ path: PropertyPath) -> Bool {
    let reach = PropertyReach([path])
    return parts.contains { !$0.nodes(meeting: reach).isEmpty }
  }

  /// Seconds of the layer's time back in which nothing began that moves some parts now; at most a
  /// few thousandths.
  fileprivate func smoothPast(of reach: PropertyReach) -> Double {
    parts.filter { !$0.run.isPending }.reduce(Layer.lookahead) { past, part in
      let begin = part.lastBegin(in: reach)
      return begin.isFinite
        ? min(past, max(0, (part.elapsed.rounded - begin) / abs(part.rate))) : past
    }
  }
}

extension LayerPart {
  /// When the latest animation of some parts that runs now began, in seconds of the run.
  fileprivate func lastBegin(in reach: PropertyReach) -> Double {
    let now = elapsed.rounded
    let begins = nodes(meeting: reach).compactMap { run.plan.activeSpan(of: $0)?.enter }
    return begins.filter { $0 <= now }.max() ?? -.infinity
  }
}
