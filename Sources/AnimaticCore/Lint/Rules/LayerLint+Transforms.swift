// L-15, L-16, C-20: transforms with ambiguous rotations, lost components, or no decomposition.

extension LayerLint {
  /// The tolerance in radians within which the direction of a half turn is ambiguous.
  private static let aboutHalfATurn = 1e-4

  /// L-15: a whole transform that is meant to rotate by a half or a full turn.
  mutating func findTurn(of leaf: LintNode) {
    guard leaf.path.isWholeTransform else { return }
    let stops = stops(of: leaf).map { Transform3D(components: $0.numbers) }
    let ways = zip(stops, stops.dropFirst())
    let isHalf = ways.contains { start, end in
      let turn = TransformInterpolation(from: start, to: end).turn
      return abs(turn - .pi) <= Self.aboutHalfATurn
    }
    if isHalf {
      found.append(.halfTurn(leaf, path(of: leaf)))
    } else if ways.allSatisfy({ $0.isRoundedFrom($1) }), !ways.allSatisfy({ $0 == $1 }) {
      found.append(.wholeTurn(leaf, path(of: leaf)))
    }
  }

  /// Returns the values of an animation, in order.
  func stops(of leaf: LintNode) -> [FlatValue] {
    if leaf.record.hasEnds {
      let ends = ends(of: leaf)
      return [ends.start, ends.end]
    }
    return plan.pool.table(leaf.record).mode == .discrete ? [] : values(of: leaf)
  }

  /// L-16: a value function that replaces a transform and loses components.
  mutating func findLostTransform(under leaf: LintNode) {
    guard case .function(let function) = leaf.path.field, !leaf.isAdditive, !isCovered(leaf) else {
      return
    }
    let numbers = modelValue(at: leaf).numbers
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    let made = function.transform(number(0), number(1), number(2))
    guard !made.flat.isClose(to: model.value(of: leaf.path.root)) else { return }
    found.append(.lostTransform(function, leaf, path(of: leaf)))
  }
}

extension LayerLint {
  /// C-20: a component of a transform that can't be decomposed (P-10).
  mutating func findIndivisible(under leaf: LintNode) {
    guard leaf.path.isPart, !isCovered(leaf), !model.hasParts(leaf.path.root) else { return }
    found.append(.indivisible(leaf, path(of: leaf)))
  }

  /// C-20: verbs that change components of such a transform; only the first is reported.
  mutating func findIndivisibleVerbs() {
    let (plan, nodes) = (plan, plan.layers[layer].nodes)
    for place in plan.layers[layer].roots {
      let root = plan.roots[Int(place)].root
      guard root.kind == .transform, !model.hasParts(root) else { continue }
      let leaves = nodes.lazy.map { LintNode(Int($0), in: plan) }
        .filter { !$0.isGroup && $0.path.root == root && !$0.record.flags.contains(.inert) }
      guard let first = leaves.first(where: { !$0.isRaw }), !isCovered(first),
        leaves.allSatisfy({ $0.path.isPart })
      else { continue }
      found.append(.indivisible(first, path(of: first)))
    }
  }
}

extension PropertyPath {
  /// Whether the path is a component of a transform.
  fileprivate var isPart: Bool { if case .transform = field { true } else { false } }
}

extension Transform3D {
  /// Whether two transforms differ only by the rounding of a full turn.
  fileprivate func isRoundedFrom(_ other: Transform3D) -> Bool {
    zip(components, other.components).allSatisfy { first, second in
      first == second || abs(first - second) <= 1e-6
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic for writing a component of a transform that can't be decomposed, scales
  /// of 0 aside.
  package static func unwritable(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      id: "C-20", severity: .error,
      message: "The model's transform is singular, so \(keyPath) of it can't be written.",
      remedy: "Write the whole transform.", place: nil)
  }

  fileprivate static func indivisible(_ leaf: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "C-20", severity: .warning,
      message: "The model's transform is singular, so \(leaf.name) of it can't be changed.",
      remedy: "Give the model a scale other than 0, however small, or animate the whole transform.",
      of: leaf, path: path)
  }

  fileprivate static func halfTurn(_ leaf: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-15", severity: .warning,
      message: "\(leaf.name) goes half a turn from one whole transform to the next; "
        + "matrices do not say which way round.",
      remedy: "Animate transform.rotation, whose numbers say the way.", of: leaf,
      path: path)
  }

  fileprivate static func wholeTurn(_ leaf: LintNode, _ path: String) -> Diagnostic {
    Diagnostic(
      id: "L-15", severity: .warning,
      message: "\(leaf.name) ends with the matrix it starts with, but for rounding: "
        + "a whole turn does not move.",
      remedy: "Animate transform.rotation by 2π.", of: leaf, path: path)
  }

  fileprivate static func lostTransform(
    _ function: ValueFunction, _ leaf: LintNode, _ path: String
  ) -> Diagnostic {
    Diagnostic(
      id: "L-16", severity: .warning,
      message: "What \(function) makes takes the place of the whole \(leaf.name); "
        + "what else the model's transform does is lost.",
      remedy: "Animate a component such as transform.rotation.z, or make it additive.",
      of: leaf, path: path)
  }
}
