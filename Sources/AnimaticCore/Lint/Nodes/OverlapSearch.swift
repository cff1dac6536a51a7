// Which animations of one property run at the same time: a sweep over their begins.

/// Finds pairs of pieces that run at the same time and write some of the same numbers.
struct OverlapSearch {
  /// Two pieces, in order of application, and when they first run together.
  struct Pair {
    let earlier: Int
    let later: Int
    let start: Double
    /// Infinite also where nobody looks any further.
    let end: Double
  }

  /// Pieces that run for a while, whose numbers are the same whenever they run together.
  private struct Running {
    let key: LintNumbers
    var members: [(piece: Int, end: Double)]
    /// Whether it is known that one of them hides the same numbers of another.
    var isShared = false
  }

  private(set) var pairs: [Pair] = []
  /// The pieces that something hides while both run.
  private(set) var hidden: Set<Int> = []
  /// The pieces whose numbers show although something hides them: it writes the same.
  private(set) var matched: Set<Int> = []
  /// Whether there is more than was looked at.
  private(set) var isCut = false

  private let pieces: [Activity]
  private let most: Int
  /// How many pairs may still be compared number by number.
  private var comparisons = 2_000
  private var known: Set<[Int]> = []
  /// By what is written.
  private var running: [(mask: UInt64, groups: [Running])] = []

  /// - Parameters:
  ///   - pieces: The animations of one root, in order of application.
  ///   - most: How many pairs may be found.
  init(_ pieces: [Activity], most: Int) {
    self.pieces = pieces
    self.most = most
  }

  /// Sweeps over all stretches.
  ///
  /// Complexity: O(n log n), however many run at once: those with the same numbers are one, and
  /// after so many pairs it stops.
  ///
  /// - Parameters:
  ///   - numbers: What a piece writes.
  ///   - same: Whether two pieces write the same numbers from one time to another.
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

  /// Lets a piece run with others whose numbers are the same.
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

/// A stretch of time in which a piece runs without a pause.
struct LintRun {
  var start: Double
  var end: Double
}

extension Activity {
  /// When it runs, without what is no longer than an instant.
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
