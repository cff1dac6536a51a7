// The order of application: by begin, then by writing.

import AnimaticCore

/// Sorts nodes in order of application.
enum CompileOrder {
  /// Sorts by rounded begin, then by writing; the nodes are in the order of writing.
  ///
  /// - Complexity: O(n) if they are sorted already or the begins are spread evenly, else O(n log
  ///   n).
  static func sort<Index: BinaryInteger>(_ list: inout [Index], by laid: [LaidNode]) {
    guard var last = list.first.map({ laid[Int($0)].begin.rounded }) else { return }
    var isOrdered = true
    var (first, latest) = (last, last)
    for node in list {
      let time = laid[Int(node)].begin.rounded
      if time < last { isOrdered = false }
      last = time
      first = min(first, time)
      latest = max(latest, time)
    }
    if !isOrdered { deal(&list, by: laid, from: first, to: latest) }
  }

  /// Bucket sort: most begins are spread evenly, so little is left to be sorted.
  private static func deal<Index: BinaryInteger>(
    _ list: inout [Index], by laid: [LaidNode], from first: Double, to last: Double
  ) {
    func isBefore(_ one: Index, _ other: Index) -> Bool {
      (laid[Int(one)].begin.rounded, one) < (laid[Int(other)].begin.rounded, other)
    }
    let scale = Double(list.count - 1) / (last - first)
    guard scale > 0, scale.isFinite else { return list.sort(by: isBefore) }
    func place(of node: Index) -> Int { Int((laid[Int(node)].begin.rounded - first) * scale) }
    var ends = [Int](repeating: 0, count: list.count + 1)
    let written = list
    for node in written { ends[place(of: node) + 1] += 1 }
    for place in 1..<ends.count { ends[place] += ends[place - 1] }
    for node in written {
      let place = place(of: node)
      list[ends[place]] = node
      ends[place] += 1
    }
    var start = 0
    for end in ends.dropLast() where end > start {
      if end > start + 1 { list[start..<end].sort(by: isBefore) }
      start = end
    }
  }
}
