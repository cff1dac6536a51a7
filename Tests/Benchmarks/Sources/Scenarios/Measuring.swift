// How time and memory are measured. Knows nothing of what is measured.

import HeapCounter

/// The median of several numbers, and how far they lie apart.
package struct Spread {
  package let median: Double
  package let least: Double
  package let greatest: Double

  package init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    least = sorted.first ?? .nan
    greatest = sorted.last ?? .nan
  }
}

/// How much is done of a scenario: the same for all who compete in it.
struct Amount {
  /// How often the work is measured, after once that does not count.
  var rounds: Int
  /// How many of something there are.
  var count = 0
  /// The frames, seeks or samples of one round.
  var steps = 0

  /// As other programs are asked.
  func words(_ scenario: String) -> [String] { [scenario, "\(rounds)", "\(count)", "\(steps)"] }
}

enum Measuring {
  /// What was read, so that no work can be left out.
  nonisolated(unsafe) static var checksum = 0.0

  /// Nanoseconds per unit of work: the median of some rounds after one that does not count.
  ///
  /// What a round returns is freed after its time was taken.
  static func time<Result>(
    rounds: Int, units: Int, prepare: () -> Void = {}, _ work: () -> Result
  ) -> Double {
    if InstructionCount.isOn { return InstructionCount.units(units, prepare: prepare, work) }
    var times: [Double] = []
    for round in 0...rounds {
      prepare()
      let start = ContinuousClock.now
      let result = work()
      let taken = ContinuousClock.now - start
      withExtendedLifetime(result) {}
      if round > 0 { times.append(taken.nanoseconds / Double(units)) }
    }
    return Spread(times).median
  }

  /// Nanoseconds per unit of work that is done once.
  static func once(units: Int, _ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    return (ContinuousClock.now - start).nanoseconds / Double(units)
  }

  /// What a piece of work takes from the heap; what it returns counts as retained.
  static func heap<Result>(_ work: () -> Result) -> heap_count {
    heap_counter_start()
    let result = work()
    return withExtendedLifetime(result) { heap_counter_stop() }
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
