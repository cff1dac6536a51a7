// Which of many siblings are alike: made by one line in a loop.

/// For each node a number that is the same for what one line made again and again.
struct Likeness {
  /// This many alike in a row are shown; of more only the first and the last.
  static let most = 8
  /// So many of them before the word about the others.
  static let shownFirst = 3

  private let numbers: [UInt64]
  private let plan: Plan

  /// - Complexity: O(n).
  init(of plan: Plan) {
    self.plan = plan
    var numbers = [UInt64](repeating: 0, count: plan.nodes.count)
    // Children stand after their group.
    for index in plan.nodes.indices.reversed() {
      let record = plan.nodes[index].record
      var hash = UInt64(record.kind.rawValue) &+ 0x9E37_79B9_7F4A_7C15
      for part in [record.property, Int32(record.file), record.line] {
        hash = Self.mix(hash, UInt64(bitPattern: Int64(part)))
      }
      // What no line is known of is like nothing else.
      if record.file < 0, record.kind != .group { hash = Self.mix(hash, UInt64(index)) }
      var child = index + 1
      while child < Int(plan.nodes[index].end) {
        hash = Self.mix(hash, numbers[child])
        child = Int(plan.nodes[child].end)
      }
      numbers[index] = hash
    }
    self.numbers = numbers
  }

  /// What is the same for nodes that are alike.
  func number(of node: Int) -> UInt64 { numbers[node] }

  /// What is the same for layers on which the same stands.
  func number(of layer: PlanLayer) -> UInt64 {
    var hash: UInt64 = 1
    var node = Int(layer.nodes.lowerBound)
    while node < Int(layer.nodes.upperBound) {
      hash = Self.mix(hash, numbers[node])
      node = Int(plan.nodes[node].end)
    }
    return hash
  }

  private static func mix(_ hash: UInt64, _ part: UInt64) -> UInt64 {
    var mixed = (hash ^ part) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    return mixed &* 0xC4CE_B9FE_1A85_EC53 ^ (mixed >> 29)
  }

  /// Cuts a row of siblings into those that are shown, and those that are only counted.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - number: What is the same for those that are alike.
  /// - Returns: Ranges: of one where it is shown, of more where they are counted.
  static func folds(count: Int, number: (Int) -> UInt64) -> [Range<Int>] {
    var folds: [Range<Int>] = []
    var start = 0
    while start < count {
      let own = number(start)
      var end = start + 1
      while end < count, number(end) == own { end += 1 }
      if end - start > most {
        folds += (start..<start + shownFirst).map { $0..<$0 + 1 }
        folds.append(start + shownFirst..<end - 1)
        folds.append(end - 1..<end)
      } else {
        folds += (start..<end).map { $0..<$0 + 1 }
      }
      start = end
    }
    return folds
  }
}
