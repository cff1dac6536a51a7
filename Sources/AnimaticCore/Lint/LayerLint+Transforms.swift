// L-15, L-16, L-26, C-20: transforms with ambiguous rotations, lost components, or no
// decomposition.

extension LayerLint {
  /// The tolerance in radians within which the direction of a half turn is ambiguous.
  private static let aboutHalfATurn = 1e-4

  /// L-15: a whole transform that is meant to rotate by a half or a full turn.
  func findTurn(of leaf: LintNode) {
    guard leaf.path.isWholeTransform,
      leaf.record.hasEnds || plan.pool.table(leaf.record).mode != .discrete
    else { return }
    let stops = stops(of: leaf).map { Transform3D(components: $0.numbers) }
    let ways = zip(stops, stops.dropFirst())
    let isHalf = ways.contains { start, end in
      let turn = TransformInterpolation(from: start, to: end).turn
      return abs(turn - .pi) <= Self.aboutHalfATurn
    }
    if isHalf {
      report(.halfTurn(leaf), of: leaf)
    } else if ways.allSatisfy({ $0.isRoundedFrom($1) }), !ways.allSatisfy({ $0 == $1 }) {
      report(.wholeTurn(leaf), of: leaf)
    }
  }

  /// L-16: a value function that replaces a transform and loses components.
  func findLostTransform(under leaf: LintNode) {
    guard case .function(let function) = leaf.path.component, !leaf.isAdditive, !isCovered(leaf)
    else {
      return
    }
    let made = function.transform(modelValue(at: leaf).numbers)
    guard !made.flat.isClose(to: model.value(of: leaf.path.root)) else { return }
    report(.lostTransform(function, leaf), of: leaf)
  }

  // MARK: Components

  /// C-20: a component of a transform that can't be decomposed (P-10).
  func findIndivisible(under leaf: LintNode) {
    guard leaf.path.transformComponent != nil, !isCovered(leaf), !model.hasParts(leaf.path.root)
    else { return }
    report(.indivisible(leaf), of: leaf)
  }

  /// C-20: verbs that change components of such a transform; only the first is reported.
  func findIndivisibleVerbs() {
    for place in plan.layers[layer].roots {
      let root = plan.roots[Int(place)].root
      guard root.kind == .transform, !model.hasParts(root) else { continue }
      let leaves = leaves.filter { $0.path.root == root }
      guard let first = leaves.first(where: { !$0.isRaw }), !isCovered(first),
        leaves.allSatisfy({ $0.path.transformComponent != nil })
      else { continue }
      report(.indivisible(first), of: first)
    }
  }

  /// L-26: reports flips on Core Animation layers, which keep only the matrix between two
  /// animations.
  func findFlips(among leaves: [LintNode]) {
    var components = SmallMap<Int32, MovingComponents>()
    for leaf in leaves where leaf.isRaw && leaf.path.transformComponent != nil {
      let numbers = stops(of: leaf).flatMap(\.numbers)
      let found = components[leaf.slot.root, default: .init()].add(leaf, numbers)
      if let found { report(found, of: leaf) }
    }
  }
}

extension Transform3D {
  /// Whether two transforms differ only by the rounding of a full turn.
  fileprivate func isRoundedFrom(_ other: Transform3D) -> Bool {
    zip(components, other.components).allSatisfy { first, second in
      first == second || abs(first - second) <= 1e-6
    }
  }
}

/// The animated components of one transform in one group, with their times.
private struct MovingComponents {
  private enum Flip: Int { case turns, scales }

  /// By kind of flip: the times by written components; those of different components conflict.
  private var times = [SmallMap<UInt64, Coverage>](repeating: SmallMap(), count: 2)
  private var isReported = [false, false]

  /// Adds an animation; returns its conflict with earlier ones, once.
  mutating func add(_ leaf: LintNode, _ numbers: [Double]) -> Diagnostic? {
    let flip: Flip
    var mask = leaf.path.mask
    switch leaf.path.transformComponent {
    case .rotationY where numbers.contains { abs($0) > .pi / 2 + 1e-9 }: flip = .turns
    case .rotation, .rotationX, .rotationZ: (flip, mask) = (.turns, 0)
    case .scale, .scaleX, .scaleY, .scaleZ, .scaleXY:
      guard numbers.contains(where: { $0 < 0 }) else { return nil }
      flip = .scales
    default: return nil
    }
    let conflicts = times[flip.rawValue].entries.contains {
      $0 != mask && $1.isCovered(from: leaf.begin, to: leaf.end)
    }
    times[flip.rawValue][mask, default: .init()]
      .cover(from: leaf.begin, to: leaf.end, by: .init(index: leaf.index))
    guard conflicts, !isReported[flip.rawValue] else { return nil }
    isReported[flip.rawValue] = true
    return .flipping(byTurns: flip == .turns)
  }
}
