// When the content of each written part is played: a position, a delay, or an easing may place it
// outside of the part.

extension EventTree {
  /// - Parameters:
  ///   - containers: The container of each part in post-order; -1 for none.
  ///   - written: The part of each node of the plan; -1 for none.
  ///   - observed: The observed parts, which the plan has nodes of their own for; no cues, which
  ///     take no time.
  ///   - plan: The plan.
  package init(
    containers: [Int32], written: [Int32], observed: [ObservedPart], in plan: borrowing Plan
  ) {
    self.init(containers: containers, written: written)
    findContent(in: plan, of: observed)
  }

  /// Finds when the content of each part is played.
  ///
  /// Complexity: O(n) searches.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - observed: The observed parts, which the plan has nodes of their own for; no cues.
  package mutating func findContent(in plan: borrowing Plan, of observed: [ObservedPart] = []) {
    let playsContent = plan.playsContent
    for (node, part) in written.enumerated() where part >= 0 {
      let isHeld = plan.nodes[node].record.flags.contains(.held)
      guard !isHeld, playsContent[node], let interval = plan.deliveredInterval(of: node)?.range
      else {
        continue
      }
      parts[Int(part)].content.extend(by: interval)
      if interval.lowerBound == interval.upperBound {
        parts[Int(part)].instants.extend(by: interval)
      }
    }
    for case (_, let node, _, let part?) in observed {
      parts[part].content.extend(by: plan.deliveredInterval(of: node)?.range)
    }
    let observedParts = Set(observed.compactMap(\.part))
    // A container follows its content.
    for (part, container) in parts.map(\.container).enumerated() {
      if observedParts.contains(part), let content = parts[part].content,
        content.lowerBound == content.upperBound
      {
        parts[part].instants.extend(by: content)
      }
      if container < 0 { continue }
      parts[Int(container)].content.extend(by: parts[part].content)
      parts[Int(container)].instants.extend(by: parts[part].instants)
    }
  }
}

extension Plan {
  /// Whether each node is played: it contains an animation, or is a group that was added as it is,
  /// and not one that a trim has emptied.
  fileprivate var playsContent: [Bool] {
    var plays = nodes.map { !$0.isGroup || $0.record.flags.contains(.raw) }
    for node in nodes.indices.reversed() where plays[node] && nodes[node].parent >= 0 {
      plays[Int(nodes[node].parent)] = true
    }
    return plays
  }
}

extension ActiveInterval {
  /// The interval; nil if its times are not numbers.
  fileprivate var range: ClosedRange<Double>? { enter <= exit ? enter...exit : nil }
}

extension ClosedRange<Double>? {
  /// Extends the range to contain another one.
  fileprivate mutating func extend(by other: ClosedRange<Double>?) {
    guard let other else { return }
    let own = self ?? other
    self = min(own.lowerBound, other.lowerBound)...max(own.upperBound, other.upperBound)
  }
}
