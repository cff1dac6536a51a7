// Similar siblings: created by one source line in a loop.

/// A hash per node that is equal for nodes created repeatedly by one line.
final class Likeness {
  /// The maximum number of similar siblings in a row before folding.
  static let most = 8
  /// The number of siblings printed before the count.
  static let listedFirst = 3

  private let numbers: [UInt64]
  private let plan: Plan

  /// - Complexity: O(n).
  init(of plan: Plan) {
    self.plan = plan
    var numbers = [UInt64](repeating: 0, count: plan.nodes.count)
    // Children follow their group.
    for index in plan.nodes.indices.reversed() {
      let record = plan.nodes[index].record
      var hash = UInt64(record.kind.rawValue) &+ 0x9E37_79B9_7F4A_7C15
      for part in [record.property, Int32(record.file), record.line] {
        hash = Self.mix(hash, UInt64(bitPattern: Int64(part)))
      }
      // Without a source line, a node is not similar to any other.
      if record.file < 0, record.kind != .group { hash = Self.mix(hash, UInt64(index)) }
      numbers[index] = plan.children(of: index).reduce(hash) { Self.mix($0, numbers[$1]) }
    }
    self.numbers = numbers
  }

  /// Returns the hash of a node.
  func number(of node: Int) -> UInt64 { numbers[node] }

  /// Returns the hash of a layer, equal for layers with similar animations.
  func number(ofLayer layer: Int) -> UInt64 {
    plan.entries(of: layer).reduce(1) { Self.mix($0, numbers[$1]) }
  }

  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    var mixed = (hash ^ part) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    return mixed &* 0xC4CE_B9FE_1A85_EC53 ^ (mixed >> 29)
  }

  /// Splits a row of siblings into printed and counted ones.
  ///
  /// - Parameters:
  ///   - count: The number of siblings.
  ///   - number: Returns the hash of a sibling.
  /// - Returns: Ranges: of one if printed, longer if counted.
  static func folds(count: Int, number: (Int) -> UInt64) -> [Range<Int>] {
    var folds: [Range<Int>] = []
    var start = 0
    while start < count {
      let own = number(start)
      var end = start + 1
      while end < count, number(end) == own { end += 1 }
      if end - start > most {
        folds += (start..<start + listedFirst).map { $0..<$0 + 1 }
        folds.append(start + listedFirst..<end - 1)
        folds.append(end - 1..<end)
      } else {
        folds += (start..<end).map { $0..<$0 + 1 }
      }
      start = end
    }
    return folds
  }
}
