// The intervals in which a layer moves, in a run's time, between which a driver can sleep.

import AnimaticCore

/// The merged active intervals of a part's animations, sorted.
///
/// An animation counts from its first begin to its last end, including pauses between repeats:
/// extra frames are harmless, missing frames are not.
struct MotionIntervals {
  /// The next change.
  enum Next: Equatable {
    /// An animation is active now.
    case now
    /// A change at a time of the run.
    case at(Double)
    case never
  }

  private var spans: [(enter: Double, exit: Double)] = []

  /// - Parameter spans: The intervals, in any order.
  init(_ spans: [(enter: Double, exit: Double)]) {
    for span in spans.sorted(by: { $0.enter < $1.enter }) {
      if let last = self.spans.last, span.enter <= last.exit {
        self.spans[self.spans.count - 1].exit = max(last.exit, span.exit)
      } else {
        self.spans.append(span)
      }
    }
  }

  /// Returns the next change after a displayed time.
  ///
  /// Complexity: O(log n).
  func next(after time: Double, isBackwards: Bool) -> Next {
    let later = spans.partitioningIndex { isBackwards ? $0.enter >= time : $0.exit > time }
    let index = isBackwards ? later - 1 : later
    guard spans.indices.contains(index) else { return .never }
    let span = spans[index]
    if isBackwards { return span.exit >= time ? .now : .at(span.exit) }
    return span.enter <= time ? .now : .at(span.enter)
  }
}

extension LayerPart {
  /// The stage's time of the next change after a displayed time: that time itself while moving, nil
  /// if nothing will change by itself.
  func nextChange(after shown: ExactTime) -> ExactTime? {
    let speed = rate * layerSpeed
    guard frozen == nil, !run.isPending, speed != 0, speed.isFinite else { return nil }
    let motion = motion ?? makeMotion()
    self.motion = motion
    switch motion.next(after: runTime(at: shown).rounded, isBackwards: speed < 0) {
    case .now: return shown
    case .at(let time): return hostTime(of: ExactTime(time))
    case .never: return nil
    }
  }

  private func makeMotion() -> MotionIntervals {
    var spans: [(enter: Double, exit: Double)] = []
    for entry in entries where entry.state == .running {
      for node in entry.node..<Int(run.plan.nodes[entry.node].end) {
        guard run.plan.slot(of: node).root >= 0, let span = run.plan.activeInterval(of: node) else {
          continue
        }
        spans.append((span.enter, span.exit))
      }
    }
    return MotionIntervals(spans)
  }
}
