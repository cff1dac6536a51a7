// The way in for the program whose heap is counted.

import HeapCounter

/// The number of a candidate that counts.
///
/// What is not a number was not counted: there is none of that name, or not on this machine.
@_cdecl("measure_counting")
public func measureCounting(_ name: UnsafePointer<CChar>) -> Double {
  guard case .counted(let measure)? = Candidate.named(String(cString: name))?.way else {
    return .nan
  }
  return heap_counter_works() ? measure() : .nan
}
