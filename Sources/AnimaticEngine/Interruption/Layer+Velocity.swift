// The velocity of presentation values, for animations that continue it.

package import AnimaticCore

extension Layer {
  /// The velocities of a property's components, in units per second of the layer's local time.
  ///
  /// A component that is not animated, or that jumps, has none. Animations that begin at this
  /// instant only count if they continue an earlier velocity.
  ///
  /// - Parameter path: The property.
  package func velocity(of path: PropertyPath) -> [Double?] {
    numbers(of: path) { part in
      carries(part) ? Self.lookahead : -attachments.smoothPast(of: part)
    }
  }

  /// The velocities of a property's components from now on, including animations that wait for a
  /// commit.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - step: The lookahead, in seconds of the layer's time.
  /// - Returns: The velocity of each component; nil for one that jumps or starts infinitely fast.
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
    // A steep curve bends at its start; one with infinite slope never converges.
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

  /// Records for this instant that a component continues its velocity.
  package func carryOn(_ path: PropertyPath, _ number: Int) {
    guard let now = stage?.exactTime else { return }
    var carried = carriedVelocity?.components ?? ComponentMasks()
    if carriedVelocity?.time != now { carried = ComponentMasks() }
    carried.insert(path.mask(of: number), of: path.root)
    carriedVelocity = (now, carried)
  }

  private func carries(_ part: ComponentMasks) -> Bool {
    guard let (time, carried) = carriedVelocity, time == stage?.exactTime else { return false }
    return part.roots.allSatisfy { part.mask(of: $0) & ~carried.mask(of: $0) == 0 }
  }

  private func numbers(of path: PropertyPath, _ step: (ComponentMasks) -> Double) -> [Double?] {
    let none = [Double?](repeating: nil, count: path.count)
    // A frozen layer has no velocity, and a nearly frozen one no measurable one.
    guard let stage, path.isBlended, attachments.animates(path), hostSpeed != 0 else { return none }
    return none.indices.map { number in
      var part = ComponentMasks()
      part.insert(path.mask(of: number), of: path.root)
      let step = step(part)
      guard step != 0, (step / hostSpeed).isFinite else { return nil }
      let far = slope(of: path, number, step: step / 4, at: stage.exactTime)
      let near = slope(of: path, number, step: step / 8, at: stage.exactTime)
      // Different slopes mean a corner or a jump, and no velocity.
      return (far - near).magnitude <= 1e-3 * (1 + near.magnitude) ? near : nil
    }
  }

  private func slope(
    of path: PropertyPath, _ number: Int, step: Double, at now: ExactTime
  ) -> Double {
    let speed = hostSpeed
    let model = step > 0 ? values : committedValues ?? values
    return forwardSlope(step: step) { ahead in
      // Animations that begin now are ahead, even if they wait for a commit.
      let shown = attachments.presentation(
        over: model, at: now + ExactTime(ahead / speed), pending: step > 0)
      return [shown.value(at: path).numbers[number]]
    }[0]
  }
}

extension Layer {
  /// The interval examined before or after now, in seconds of the layer's time.
  package static let lookahead = 1.0 / 256
}

extension Attachments {
  /// Whether an attached animation writes a component that a path reads.
  func animates(_ path: PropertyPath) -> Bool {
    let reach = ComponentMasks([path])
    return parts.contains { !$0.nodes(meeting: reach).isEmpty }
  }

  /// Seconds of the layer's time since the last begin of an active animation of some components, at
  /// most a few thousandths.
  fileprivate func smoothPast(of reach: ComponentMasks) -> Double {
    parts.filter { !$0.run.isPending }.reduce(Layer.lookahead) { past, part in
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
