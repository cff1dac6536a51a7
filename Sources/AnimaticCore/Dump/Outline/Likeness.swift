// Similar siblings: created by one source line in a loop.

/// A hash per node that is equal for nodes created repeatedly by one line.
final class Likeness {
  /// The maximum number of similar siblings in a row before folding.
  private static let most = 8
  /// The number of siblings printed before the count.
  private static let listedFirst = 3

  private var numbers: [Int]
  private let plan: Plan
  private let isFolded: Bool

  /// - Parameters:
  ///   - plan: The plan.
  ///   - isFolded: Whether similar siblings are counted.
  /// - Complexity: O(n).
  init(of plan: Plan, isFolded: Bool) {
    self.plan = plan
    self.isFolded = isFolded
    numbers = [Int](repeating: 0, count: plan.nodes.count)
    // Children follow their group.
    for index in plan.nodes.indices.reversed() {
      let record = plan.nodes[index].record
      var hasher = Hasher()
      hasher.combine(record.kind)
      hasher.combine(record.property)
      hasher.combine(record.file)
      hasher.combine(record.line)
      // Without a source line, a node is not similar to any other.
      if record.file < 0, record.kind != .group { hasher.combine(index) }
      hasher.combine(numbers(of: plan.children(of: index)))
      numbers[index] = hasher.finalize()
    }
  }

  private func numbers(of nodes: [Int]) -> [Int] { nodes.map { numbers[$0] } }

  /// Splits siblings into printed and counted ones.
  ///
  /// - Returns: Ranges: of one if printed, longer if counted.
  func folds(of nodes: [Int]) -> [Range<Int>] { folds(between: numbers(of: nodes)) }

  /// Splits layers into printed and counted ones; layers with similar animations are similar.
  func folds(ofLayers layers: [Int]) -> [Range<Int>] {
    folds(between: layers.map { numbers(of: plan.entries(of: $0)) })
  }

  private func folds(between hashes: [some Equatable]) -> [Range<Int>] {
    var folds: [Range<Int>] = []
    var start = 0
    while start < hashes.count {
      let end = hashes[start...].firstIndex { $0 != hashes[start] } ?? hashes.count
      let isLong = isFolded && end - start > Self.most
      let listed = isLong ? start + Self.listedFirst : end
      folds += (start..<listed).map { $0..<$0 + 1 }
      if isLong { folds += [listed..<end - 1, end - 1..<end] }
      start = end
    }
    return folds
  }
}
