// How time and memory are measured. Knows nothing of what is measured.

import HeapCounter

/// The median of several numbers, and how far they lie apart.
struct Spread {
  let median: Double
  let least: Double
  let greatest: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    least = sorted.first ?? .nan
    greatest = sorted.last ?? .nan
  }
}

/// What one piece of work took from the heap, per unit of work.
struct HeapUse {
  let peak: Double
  let retained: Double
  let allocations: Double
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
    if Counting.isOn { return Counting.units(units, prepare: prepare, work) }
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

  /// Bytes and blocks per unit of work; nil where the C library does not let them be counted.
  ///
  /// What the work returns counts as retained.
  static func heap<Result>(units: Int, _ work: () -> Result) -> HeapUse? {
    guard heap_counter_works() else { return nil }
    heap_counter_start()
    let result = work()
    let count = withExtendedLifetime(result) { heap_counter_stop() }
    let units = Double(units)
    return HeapUse(
      peak: Double(count.peak) / units, retained: Double(count.retained) / units,
      allocations: Double(count.allocations) / units)
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) * 1e-9
  }
}
