// Conversion of animation values to a plan, exactly by Core Animation's rules (T-8, G-4, P-1).

extension PlanBuilder {
  /// Adds an animation and its descendants.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - zeroDuration: The duration in seconds that replaces 0: the transaction's, or the group's.
  package mutating func add(raw animation: any LayerAnimation, zeroDuration: Double) {
    // An explicit stack, because nested values may be deeper than a thread's stack.
    var pending: [RawStep] = [.animation(animation, zeroDuration: zeroDuration, depth: 0)]
    while let step = pending.popLast() {
      guard case .animation(let animation, let zeroDuration, let depth) = step else {
        close()
        continue
      }
      guard let record = record(for: animation, zeroDuration: zeroDuration) else { continue }
      let order = Int32(truncatingIfNeeded: nodeCount)
      if let group = animation as? AnimationGroup {
        open(record, order: order)
        pending.append(.close)
        if depth < AnimationGroup.deepest {
          for child in group.animations.reversed() {
            pending.append(.animation(child, zeroDuration: record.duration, depth: depth + 1))
          }
        } else if !group.animations.isEmpty {
          diagnostics.append(.tooDeep(at: group.place))
        }
      } else {
        add(record, order: order)
      }
    }
  }

  private enum RawStep {
    case animation(any LayerAnimation, zeroDuration: Double, depth: Int)
    case close
  }

  private mutating func record(
    for animation: any LayerAnimation, zeroDuration: Double
  ) -> AnimationRecord? {
    guard var record = plan.pool.encode(animation, listeners: &listeners) else {
      diagnostics.append(.foreignAnimation(animation))
      return nil
    }
    diagnostics += record.check(in: plan.pool)
    if record.flags.contains(.rejected) {
      record.neutralise(in: &plan.pool)
    } else if record.duration == 0 {
      record.duration = zeroDuration
      record.flags.insert(.unsized)
    }
    return record
  }
}
