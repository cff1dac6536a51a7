// A fingerprint of an animation: equal fingerprints imply equal values.

/// The values of an animation and the timing that determines them.
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
      // Compared value by value if necessary.
      values = [Double(piece.node)]
      return
    }
    let count = piece.path.count
    let given = plan.pool.valueCount(of: record)
    values = (0..<given).flatMap { plan.pool.value($0, of: record, count: count).numbers }
    let isStill =
      record.flags.intersection([.ends, .cumulative]) == .fromTo && given == 2
      && record.kind == .basic && values.prefix(count) == values.suffix(count)
    // A constant animation writes the same at any time.
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
