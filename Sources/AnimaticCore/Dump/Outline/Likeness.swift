// Similar siblings: created by one source line in a loop.

/// A hash per node that is equal for nodes created repeatedly by one line.
final class Likeness {
  /// The maximum number of similar siblings in a row before folding.
  private static let most = 8
  /// The number of siblings printed before the count.
  private static let listedFirst = 3

  private var numbers: [UInt64]
  private let plan: Plan
  private let isFolded: Bool

  /// - Parameters:
  ///   - plan: The plan.
  ///   - isFolded: Whether similar siblings are counted.
  /// - Complexity: O(n).
  init(of plan: Plan, isFolded: Bool) {
    self.plan = plan
    self.isFolded = isFolded
    numbers = [UInt64](repeating: 0, count: plan.nodes.count)
    // Children follow their group.
    for index in plan.nodes.indices.reversed() {
      let record = plan.nodes[index].record
      var hash = UInt64(record.kind.rawValue) &+ 0x9E37_79B9_7F4A_7C15
      for part in [record.property, Int32(record.file), record.line] {
        hash = Self.mix(hash, UInt64(bitPattern: Int64(part)))
      }
      // Without a source line, a node is not similar to any other.
      if record.file < 0, record.kind != .group { hash = Self.mix(hash, UInt64(index)) }
      numbers[index] = mix(hash, plan.children(of: index))
    }
  }

  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    var mixed = (hash ^ part) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    return mixed &* 0xC4CE_B9FE_1A85_EC53 ^ (mixed >> 29)
  }

  private func mix(_ hash: UInt64, _ nodes: [Int]) -> UInt64 {
    nodes.reduce(hash) { Self.mix($0, numbers[$1]) }
  }

  /// Splits siblings into printed and counted ones.
  ///
  /// - Returns: Ranges: of one if printed, longer if counted.
  func folds(of nodes: [Int]) -> [Range<Int>] { folds(of: nodes.map { numbers[$0] }) }

  /// Splits layers into printed and counted ones; layers with similar animations are similar.
  func folds(ofLayers layers: [Int]) -> [Range<Int>] {
    folds(of: layers.map { mix(1, plan.entries(of: $0)) })
  }

  private func folds(of hashes: [UInt64]) -> [Range<Int>] {
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
