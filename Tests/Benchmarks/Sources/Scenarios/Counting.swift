// The way in for the program whose heap is counted.

import HeapCounter

/// The number of a candidate that counts; below 0 where there is none of that name.
///
/// What is not a number could not be counted on this machine.
@_cdecl("measure_counting")
public func measureCounting(_ name: UnsafePointer<CChar>) -> Double {
  guard case .counted(let measure)? = Candidate.named(String(cString: name))?.way else { return -1 }
  return heap_counter_works() ? measure() : .nan
}
