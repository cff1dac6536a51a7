// The simultaneous animations of one property: a sweep over their begins.

/// Finds pairs of simultaneous animations that write common components.
struct OverlapSearch {
  /// Two animations in order of application, and when they first overlap.
  struct Pair {
    let earlier: Int
    let later: Int
    let start: Double
    /// Infinite also if the search stopped there.
    let end: Double
  }

  /// Animations with an interval in common and the same values while they overlap.
  private struct Running {
    let key: LintNumbers
    var members: [(piece: Int, end: Double)]
    /// Whether one of them is known to hide the same components of another.
    var isShared = false
  }

  private(set) var pairs: [Pair] = []
  /// The animations that are hidden while they overlap another.
  private(set) var hidden: Set<Int> = []
  /// The animations that stay visible because the covering one writes the same values.
  private(set) var matched: Set<Int> = []
  /// Whether the search was cut off.
  private(set) var isCut = false

  private let pieces: [Activity]
  private let most: Int
  /// The remaining number of value comparisons.
  private var comparisons = 2_000
  private var known: Set<[Int]> = []
  /// By component mask.
  private var running: [(mask: UInt64, groups: [Running])] = []

  /// - Parameters:
  ///   - pieces: The animations of one property, in order of application.
  ///   - most: The maximum number of pairs.
  init(_ pieces: [Activity], most: Int) {
    self.pieces = pieces
    self.most = most
  }

  /// Sweeps over all intervals.
  ///
  /// Complexity: O(n log n), regardless of overlap: animations with the same values share a group,
  /// and the search stops after a number of pairs.
  ///
  /// - Parameters:
  ///   - numbers: Returns the component mask of an animation.
  ///   - same: Whether two animations write the same values in an interval.
  mutating func sweep(
    numbers: (Activity) -> LintNumbers,
    same: (Activity, Activity, ClosedRange<Double>) -> Bool
  ) {
    var spans = pieces.indices.flatMap { index in
      pieces[index].isAdditive ? [] : pieces[index].runs.map { (piece: index, span: $0) }
    }
    spans.sort { ($0.span.start, $0.piece) < ($1.span.start, $1.piece) }
    guard spans.count > 1 else { return }
    let keys = pieces.map(numbers)
    for (index, span) in spans where !isCut { look(at: index, span, keys, same) }
  }

  private mutating func look(
    at index: Int, _ span: LintRun, _ keys: [LintNumbers],
    _ same: (Activity, Activity, ClosedRange<Double>) -> Bool
  ) {
    let mask = pieces[index].mask
    var isAdded = false
    for slot in running.indices where running[slot].mask & mask != 0 {
      for number in running[slot].groups.indices {
        if running[slot].mask == mask, running[slot].groups[number].key == keys[index] {
          join(index, span, slot, number)
          isAdded = true
          continue
        }
        running[slot].groups[number].members.removeAll {
          $0.end <= span.start + MediaTiming.tolerance
        }
        for other in running[slot].groups[number].members {
          meet(index, other.piece, span.start...min(span.end, other.end), same)
          if isCut { return }
        }
      }
      running[slot].groups.removeAll { $0.members.isEmpty }
    }
    guard !isAdded else { return }
    let new = Running(key: keys[index], members: [(index, span.end)])
    if let slot = running.firstIndex(where: { $0.mask == mask }) {
      running[slot].groups.append(new)
    } else {
      running.append((mask, [new]))
    }
  }

  /// Adds an animation to the running ones with the same values.
  private mutating func join(_ index: Int, _ span: LintRun, _ slot: Int, _ number: Int) {
    if !running[slot].groups[number].isShared {
      matched.formUnion(running[slot].groups[number].members.map(\.piece))
      running[slot].groups[number].isShared = true
    }
    matched.insert(index)
    running[slot].groups[number].members.append((index, span.end))
  }

  private mutating func meet(
    _ first: Int, _ second: Int, _ time: ClosedRange<Double>,
    _ same: (Activity, Activity, ClosedRange<Double>) -> Bool
  ) {
    let (earlier, later) = (min(first, second), max(first, second))
    guard first != second, !known.contains([earlier, later]) else { return }
    comparisons -= 1
    guard comparisons >= 0, pairs.count < most else {
      isCut = true
      return
    }
    known.insert([earlier, later])
    if same(pieces[earlier], pieces[later], time) {
      matched.insert(earlier)
      return
    }
    hidden.insert(earlier)
    let isOpen = [earlier, later].contains {
      pieces[$0].isCut && pieces[$0].stretches.last?.end == time.upperBound
    }
    pairs.append(
      Pair(
        earlier: earlier, later: later, start: time.lowerBound,
        end: isOpen ? .infinity : time.upperBound))
  }
}

/// An interval in which an animation runs without a pause.
struct LintRun {
  var start: Double
  var end: Double
}

extension Activity {
  /// The running intervals, without instants.
  fileprivate var runs: [LintRun] {
    var runs: [LintRun] = []
    for stretch in stretches where stretch.isRunning {
      if let last = runs.last, stretch.start - last.end <= MediaTiming.tolerance {
        runs[runs.count - 1].end = max(last.end, stretch.end)
      } else {
        runs.append(LintRun(start: stretch.start, end: stretch.end))
      }
    }
    return runs.filter { $0.end - $0.start > MediaTiming.tolerance }
  }
}
