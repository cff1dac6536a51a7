// L-26: transform components that are misread from the matrix if animated together.

extension LayerLint {
  /// Reports flips on Core Animation layers, which keep only the matrix between two animations.
  mutating func findFlips(among leaves: [LintNode]) {
    var parts: [Int32: MovingParts] = [:]
    for leaf in leaves where leaf.isRaw {
      guard case .transform(let field) = leaf.path.field else { continue }
      let numbers = (leaf.record.hasEnds ? stops(of: leaf) : values(of: leaf)).flatMap(\.numbers)
      let problem = parts[leaf.slot.root, default: MovingParts()].add(field, leaf, numbers)
      if let problem { found.append(.flips(problem, leaf, path(of: leaf))) }
    }
  }
}

/// The animated components of one transform in one group, with their times.
private struct MovingParts {
  enum Problem {
    case turns, mirrors
  }

  private var wideTurns = TimeCover()
  private var otherTurns = TimeCover()
  private var mirrors: [UInt64: TimeCover] = [:]
  private var told: Set<Problem> = []

  /// Adds an animation; returns its conflict with earlier ones, once.
  mutating func add(_ field: TransformField, _ leaf: LintNode, _ numbers: [Double]) -> Problem? {
    let (begin, end) = (leaf.begin, leaf.end)
    func meets(_ cover: TimeCover) -> Bool { cover.covers(from: begin, to: end) }
    var isMet = false
    var problem = Problem.turns
    switch field {
    case .rotationY:
      guard numbers.contains(where: { abs($0) > .pi / 2 + 1e-9 }) else { return nil }
      isMet = meets(otherTurns)
      wideTurns.cover(from: begin, to: end, by: leaf.index)
    case .rotation, .rotationX, .rotationZ:
      isMet = meets(wideTurns)
      otherTurns.cover(from: begin, to: end, by: leaf.index)
    case .scale, .scaleX, .scaleY, .scaleZ, .scaleXY:
      guard numbers.contains(where: { $0 < 0 }) else { return nil }
      problem = .mirrors
      isMet = mirrors.contains { mask, cover in mask != field.mask && meets(cover) }
      mirrors[field.mask, default: TimeCover()].cover(from: begin, to: end, by: leaf.index)
    default: return nil
    }
    return isMet && told.insert(problem).inserted ? problem : nil
  }
}

extension Diagnostic {
  fileprivate static func flips(
    _ problem: MovingParts.Problem, _ leaf: LintNode, _ path: String
  ) -> Diagnostic {
    let message =
      switch problem {
      case .turns:
        "A turn about y of more than a quarter, together with one about another axis, "
          + "is misread from the matrix and flips on Core Animation's layers."
      case .mirrors:
        "Scales of two axes below 0 at the same time are misread from the matrix "
          + "and flip on Core Animation's layers."
      }
    return Diagnostic(
      id: "L-26", severity: .warning, message: message,
      remedy: "Animate one axis, or the whole transform.", of: leaf, path: path)
  }
}
