// What observers observe.

/// The events of an observed part.
package enum ObservedKind: Sendable {
  /// Begins, ends, and repeats with the iterations of a node; -1 for a part that doesn't repeat.
  case part(cycles: Int)
  /// An event time that may be passed many times.
  case cue

  package var isCue: Bool { if case .cue = self { true } else { false } }
}

/// An observed part of a composition: its node in the plan, the index of its observer, and its place
/// among the written parts, nil for none.
package typealias ObservedPart = (kind: ObservedKind, node: Int, observer: Int, part: Int?)
