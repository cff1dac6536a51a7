// The position of an animation: its group, and its order of application.

/// The changed positions of the animations that two timelines share.
final class PositionChanges {
  private typealias Pair = (old: DifferenceItem, new: DifferenceItem)

  private let olds: [DifferenceItem]
  private let news: [DifferenceItem]
  /// The older group of each newer group.
  private var groups: [Int: Int] = [:]
  private let oldGroups: Set<Int>
  private var changes: [Int: [TimelineChange]] = [:]

  /// - Parameters:
  ///   - pairs: The matching of animations.
  ///   - olds: The items of the older timeline, one for each node.
  ///   - news: Those of the newer one.
  ///   - plan: The plan of the newer timeline.
  init(
    _ pairs: [(old: DifferenceItem?, new: DifferenceItem?)], _ olds: [DifferenceItem],
    _ news: [DifferenceItem], in plan: Plan
  ) {
    (self.olds, self.news) = (olds, news)
    let pairs = pairs.compactMap { old, new -> Pair? in
      if let old, let new { (old, new) } else { nil }
    }
    for pair in pairs where pair.new.isGroup { groups[pair.new.node] = pair.old.node }
    oldGroups = Set(groups.values)
    for pair in pairs { compareGroups(of: pair) }
    compareOrder(of: pairs, in: plan)
  }

  /// Returns the position changes of an animation of the newer timeline.
  func changes(of item: DifferenceItem) -> [TimelineChange] { changes[item.node] ?? [] }

  private func report(_ kind: TimelineChange.Kind, _ pair: Pair, _ message: String) {
    changes[pair.new.node, default: []].append(
      TimelineChange(kind, pair.new.subject, message, pair.old.place, pair.new.place))
  }

  // MARK: Groups

  /// An added or removed group is reported as such.
  ///
  /// Changed time within it is reported by the resulting times, or by the group if there are none.
  private func compareGroups(of pair: Pair) {
    guard let old = pair.old.parent, let new = pair.new.parent else { return }
    if let difference = differing(old, new) {
      report(.regrouped, pair, "now in another group\(difference)")
    } else if news[new].isSame(as: olds[old]), let shift = pair.new.shiftInGroup(from: pair.old) {
      report(.moved, pair, shift)
    }
  }

  /// The difference between a group, including its ancestors, and its older version; nil if an
  /// animation plays alike in both.
  private func differing(_ old: Int, _ new: Int) -> String? {
    var (old, new): (Int?, Int?) = (old, new)
    while let inner = new, let innerOld = old {
      guard let before = groups[inner], oldGroups.contains(innerOld), before != innerOld else {
        return nil
      }
      if !news[inner].isSame(as: olds[innerOld]) {
        let changes = news[inner].changes(from: olds[innerOld], without: []).map(\.message)
        return changes.isEmpty ? "" : ": " + changes.joined(separator: ", ")
      }
      (old, new) = (olds[innerOld].parent, news[inner].parent)
    }
    return old == nil && new == nil ? nil : ""
  }

  // MARK: Order of application

  /// later animations win over simultaneous ones.
  private func compareOrder(of pairs: [Pair], in plan: Plan) {
    struct Property: Hashable {
      let layer: String
      let root: PropertyRoot?
    }
    let byProperty = OrderedMap(grouping: pairs.filter { $0.new.path != nil }) {
      Property(layer: $0.new.identity[0], root: $0.new.path?.root)
    }
    lazy var effects = plan.effects(of: Array(plan.nodes.indices))
    for pairs in byProperty.values {
      let pairs = pairs.sorted { $0.new.node < $1.new.node }
      // Fast path: most timelines are in order.
      if zip(pairs, pairs.dropFirst()).allSatisfy({ $0.old.node < $1.old.node }) { continue }
      sweep(pairs, effects)
    }
  }

  /// Compares each animation with those that are in effect when it begins.
  private func sweep(_ pairs: [Pair], _ effects: [Int: ClosedRange<Double>]) {
    let spans = pairs.map { effects[$0.new.node] }
    let begins = pairs.indices.sorted {
      (spans[$0]?.lowerBound ?? .infinity) < (spans[$1]?.lowerBound ?? .infinity)
    }
    var reported: Set<Int> = []
    var running: [Int] = []
    for index in begins {
      guard let span = spans[index] else { continue }
      running.removeAll { (spans[$0]?.upperBound ?? span.lowerBound) <= span.lowerBound }
      let other = running.first {
        ($0 < index) != (pairs[$0].old.node < pairs[index].old.node)
          && pairs[$0].new.meets(pairs[index].new)
      }
      if let other {
        let (first, second) = (min(index, other), max(index, other))
        if reported.insert(second).inserted {
          let subject = pairs[first].new.subject
          report(.reordered, pairs[second], "now applied after \(subject), was before it")
        }
      }
      running.append(index)
    }
  }
}

extension DifferenceItem {
  /// Whether the order of two animations matters.
  fileprivate func meets(_ other: DifferenceItem) -> Bool {
    guard let path, let otherPath = other.path, path.mask & otherPath.mask != 0 else {
      return false
    }
    return !(isAdditive && other.isAdditive && path.isBlended && otherPath.isBlended)
  }
}
