// What an animation writes, so far that two with the same are sure to write the same numbers.

/// The numbers of an animation, and all that says when it writes which.
struct LintNumbers: Equatable {
  private var keyPath: String
  private var group: Int32 = -1
  private var timing = MediaTiming()
  private var kind = AnimationRecord.Kind.basic
  private var flags: AnimationRecord.Flags = []
  private var easing: Int32 = 0
  private var keyframes: Int32 = -1
  private var spring: Int32 = -1
  private var values: [Double]

  init(of piece: Activity, in plan: Plan) {
    let node = plan.nodes[piece.node]
    let record = node.record
    keyPath = piece.path.keyPath
    guard !record.flags.contains(.shaped) else {
      // Compared value by value where it comes to that.
      values = [Double(piece.node)]
      return
    }
    let count = piece.path.count
    let given = plan.pool.valueCount(of: record)
    values = (0..<given).flatMap { plan.pool.value($0, of: record, count: count).numbers }
    let isStill =
      record.flags.intersection([.ends, .cumulative]) == .fromTo && given == 2
      && record.kind == .basic && values.prefix(count) == values.suffix(count)
    // What stands still writes the same whenever it runs.
    guard !isStill else { return }
    group = node.parent
    timing = plan.pool.timing(record)
    kind = record.kind
    flags = record.flags.intersection([.from, .to, .by, .cumulative, .raw])
    easing = record.easing
    let extra = plan.pool.extra(of: record)
    keyframes = extra.keyframes
    spring = extra.spring
  }
}
