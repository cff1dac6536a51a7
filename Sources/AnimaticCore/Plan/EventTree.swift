// The parts of a run as they were written, with their times: what the order of one instant follows
//

/// The parts of a run as they were written, with the times of their begins and ends.
package struct EventTree: Sendable {
  /// An animation, a container, or an operator of a composition.
  package struct Part: Sendable {
    /// The part around it; -1 for none.
    package let container: Int32
    /// The run's times at which its observer receives its begin and its end; not a number without
    /// an observer.
    package var begin = Double.nan
    package var end = Double.nan
    /// The run's times from the first begin to the last end of what is in it, and of itself; nil if
    /// nothing of it is played.
    fileprivate var content: ClosedRange<Double>?
  }

  /// The parts in post-order: a container follows its content.
  package var parts: [Part] = []
  /// The part of each node of the plan; -1 for a group that the compiler has added.
  private var written: [Int32] = []

  /// - Parameters:
  ///   - containers: The container of each part in post-order; -1 for none.
  ///   - written: The part of each node of the plan; -1 for none.
  ///   - observed: The observed parts, which the plan has nodes of their own for.
  ///   - plan: The plan.
  package init(
    containers: [Int32], written: [Int32], observed: [ObservedPart], in plan: borrowing Plan
  ) {
    parts = containers.map { Part(container: $0) }
    self.written = written
    findContent(in: plan, of: observed)
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

  /// Finds when the content of each part is played: a position, a delay, or an easing may place it
  /// outside of the part.
  ///
  /// Complexity: O(n) searches.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - observed: The observed parts, which the plan has nodes of their own for; no cues, which
  ///     take no time.
  package mutating func findContent(in plan: borrowing Plan, of observed: [ObservedPart] = []) {
    for (node, part) in written.enumerated()
    where part >= 0 && !plan.nodes[node].record.flags.contains(.held) {
      extend(Int(part), by: plan.deliveredInterval(of: node))
    }
    for part in observed { extend(part.part, by: plan.deliveredInterval(of: part.node)) }
    for (part, container) in parts.map(\.container).enumerated() where container >= 0 {
      if let content = parts[part].content { extend(Int(container), by: content) }
    }
  }

  private mutating func extend(_ part: Int, by span: ActiveInterval?) {
    if let span, span.enter <= span.exit { extend(part, by: span.enter...span.exit) }
  }

  private mutating func extend(_ part: Int, by other: ClosedRange<Double>) {
    let own = parts[part].content ?? other
    parts[part].content =
      min(own.lowerBound, other.lowerBound)...max(own.upperBound, other.upperBound)
  }

  /// Returns the part of a node of the plan; -1 for none.
  package func part(of node: Int) -> Int { node < written.count ? Int(written[node]) : -1 }

  /// Returns the run's times of what is in a part; nil for no part, and if nothing of it is played.
  package func content(of part: Int) -> ClosedRange<Double>? {
    part < 0 ? nil : parts[part].content
  }

  /// Returns a part and those around it, innermost first.
  package func ancestry(of part: Int) -> some Sequence<Int> {
    sequence(first: part) { Int(parts[$0].container) }.prefix { $0 >= 0 }
  }
}
