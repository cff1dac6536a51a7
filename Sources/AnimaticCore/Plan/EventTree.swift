// The parts of a run as they were written, with their times: what the order of one instant follows
//

/// The parts of a run as they were written, with the times of their begins and ends.
package struct EventTree: Sendable {
  /// An animation, a container, or an operator of a composition.
  package struct Part: Sendable {
    /// The part around it; -1 for none.
    package let container: Int32
    /// The limits of the run's times between which its observer receives events, the earlier one
    /// first; not a number without an observer.
    package var begin = Double.nan
    package var end = Double.nan
    /// The run's times from the first begin to the last end of what is in it, and of itself; nil if
    /// nothing of it is played.
    var content: ClosedRange<Double>?
    /// The run's times of the first and the last instant in it; nil for none.
    var instants: ClosedRange<Double>?
  }

  /// The parts in post-order: a container follows its content.
  package var parts: [Part] = []
  /// The part of each node of the plan; -1 for a group that the compiler has added.
  private(set) var written: [Int32] = []

  /// - Parameters:
  ///   - containers: The container of each part in post-order; -1 for none.
  ///   - written: The part of each node of the plan; -1 for none.
  init(containers: [Int32], written: [Int32]) {
    parts = containers.map { Part(container: $0) }
    self.written = written
  }

  /// Creates the tree of animations that are their own composition.
  package init(_ plan: borrowing Plan) {
    // A plan is in preorder. The nodes before one in post-order are those that end before it does.
    var depths: [Int32] = []
    for node in plan.nodes {
      depths.append(node.parent < 0 ? 0 : depths[Int(node.parent)] + 1)
      written.append(node.end - 1 - depths[depths.count - 1])
    }
    var containers = [Int32](repeating: -1, count: plan.nodes.count)
    for (index, node) in plan.nodes.enumerated() where node.parent >= 0 {
      containers[Int(written[index])] = written[Int(node.parent)]
    }
    parts = containers.map { Part(container: $0) }
  }

  /// Returns the part of a node of the plan; nil for none.
  package func part(of node: Int) -> Int? {
    node < written.count && written[node] >= 0 ? Int(written[node]) : nil
  }

  /// Returns the run's times of what is in a part; nil for no part, and if nothing of it is played.
  package func content(of part: Int?) -> ClosedRange<Double>? {
    part.flatMap { parts[$0].content }
  }

  /// Returns the run's times of the first and the last instant in a part; nil for none.
  package func instants(in part: Int?) -> ClosedRange<Double>? {
    part.flatMap { parts[$0].instants }
  }

  /// Returns a part and those around it, innermost first.
  package func ancestry(of part: Int) -> some Sequence<Int> {
    sequence(first: part) { Int(parts[$0].container) }.prefix { $0 >= 0 }
  }
}
