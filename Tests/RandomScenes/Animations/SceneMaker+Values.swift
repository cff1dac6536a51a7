// Draws values of every type, the models that they start from, and the ends of basic and spring
// animations.

import AnimaticCore
import ReferenceEvaluator

extension SceneMaker {
  /// A value of a property; numbers are exact in binary where that means anything.
  mutating func value(_ path: SpecPath) -> SpecValue {
    switch path.kind {
    case .flag: return .numbers([random.oneIn(2) ? 1 : 0])
    case .transform: return .numbers(transform())
    case .outline: return .outline(outline())
    case .token: return .token(random.pick(["a", "b", "c", nil]))
    case .array:
      // Mostly of one length, so that elements meet.
      let length = random.pick([2, 2, 2, 2, 2, 3, 0])
      return .numbers(numbers(path, count: path.count * length))
    case .numbers: return .numbers(numbers(path, count: path.count))
    }
  }

  private mutating func numbers(_ path: SpecPath, count: Int) -> [Double] {
    (0..<count).map { _ in
      // Away from a scale of 0, where a matrix loses its rotation (P-9).
      let low = path == .scale || path == .scaleX || path == .scaleY ? 4 : -32
      let largest = path == .rotationY ? 20 : 32
      return random.multiple(of: path.size / 16, in: low...largest)
    }
  }

  /// The numbers that a value function takes, and now and then another count of them.
  private mutating func input(_ function: ValueFunction) -> SpecValue {
    let isScale = [.scale, .scaleX, .scaleY, .scaleZ].contains(function)
    let isWay = [.translate, .translateX, .translateY, .translateZ].contains(function)
    var count = function == .scale || function == .translate ? 3 : 1
    if random.oneIn(15) { count = random.pick([2, 1, 3, 0]) }
    let step = isWay ? 6.25 : 0.125
    return .numbers(
      (0..<count).map { _ in random.multiple(of: step, in: isScale ? 1...16 : -16...16) })
  }

  mutating func value(of node: NodeSpec) -> SpecValue {
    node.path == .function ? input(node.function) : value(node.path)
  }

  /// What a node that is not a group does.
  mutating func content(of node: NodeSpec) -> NodeSpec.Content {
    if random.oneIn(2) || node.path.isPoint && random.oneIn(2) {
      return .keyframes(keyframes(of: node))
    }
    var ends = SpecEnds()
    if random.oneIn(2) { ends.from = value(of: node) }
    if random.oneIn(2) { ends.to = value(of: node) }
    if random.oneIn(2) { ends.by = value(of: node) }
    if random.oneIn(3) { ends.spring = spring() }
    return .ends(ends)
  }

  /// Springs under, at and over critical damping, and without any.
  private mutating func spring() -> SpringCurve {
    let mass = random.pick([0.5, 1, 2])
    let stiffness = random.pick([10.0, 25, 100, 400])
    let critical = 2 * (mass * stiffness).squareRoot()
    let ratio = random.pick([0, 0.05, 0.25, 0.5, 0.9, 1, 1, 1.25, 2, 4])
    return SpringCurve(
      mass: mass, stiffness: stiffness, damping: critical * ratio,
      initialVelocity: random.oneIn(2) ? random.multiple(of: 0.5, in: -20...20) : 0,
      allowsOverdamping: random.oneIn(2))
  }

  // MARK: Transforms

  /// A transform of the plane or of space; now and then mirrored, sheared, with a perspective, singular
  /// or with a weight that is not 1.
  mutating func transform() -> [Double] {
    var parts = ReferenceTransform()
    if random.oneIn(8) { return parts.matrix }
    let isPlanar = random.oneIn(2)
    parts.scale = (0..<3).map { _ in random.multiple(of: 0.125, in: 2...16) }
    if isPlanar { parts.scale[2] = 1 }
    parts.angles[2] = random.multiple(of: 0.125, in: -20...20)
    parts.translation = (0..<3).map { _ in random.multiple(of: 0.5, in: -40...40) }
    if isPlanar { parts.translation[2] = 0 }
    if random.oneIn(3) { parts.scale[random.oneIn(2) ? 0 : 1].negate() }
    if random.oneIn(8) { parts.scale[random.oneIn(2) ? 0 : 1] = 0 }
    if !isPlanar {
      parts.angles[0] = random.multiple(of: 0.125, in: -20...20)
      parts.angles[1] = random.multiple(of: 0.125, in: -11...11)
      // Turns so near to each other that their arc is nearly a line, or is one (V-5).
      if random.oneIn(2) {
        parts.angles = (0..<3).map { _ in random.multiple(of: 0.031_25, in: -2...2) }
      }
      if random.oneIn(4) { parts.perspective[2] = -1.0 / 512 }
    }
    var matrix = parts.matrix
    if random.oneIn(3) {
      var shear = ReferenceMatrix.identity
      shear[4] = random.multiple(of: 0.125, in: -8...8)
      if !isPlanar { shear[9] = random.multiple(of: 0.125, in: -8...8) }
      matrix = ReferenceMatrix.product(shear, matrix)
    }
    if random.oneIn(20) { matrix = matrix.map { $0 * 2 } }
    return matrix
  }

  // MARK: Models

  /// A model; colours that may be none are set every other time.
  mutating func model() -> [SpecPath: SpecValue] {
    var model: [SpecPath: SpecValue] = [
      .opacity: .numbers([0.75]), .cornerRadius: .numbers([12]), .position: .numbers([50, -30]),
      .bounds: .numbers([0, 5, 100, 60]), .isHidden: value(.isHidden),
      .masksToBounds: value(.masksToBounds), .colors: value(.colors),
      .locations: value(.locations), .outline: value(.outline), .contents: value(.contents),
      .caption: value(.caption), .transform: .numbers(modelTransform()),
    ]
    if random.oneIn(2) { model[.backgroundColor] = .numbers([0.25, 0.5, 1, 0.75]) }
    if random.oneIn(2) { model[.strokeColor] = .numbers([0, 0, 0, 0]) }
    return model
  }

  /// A model's transform: one that has parts (P-10).
  private mutating func modelTransform() -> [Double] {
    var parts = ReferenceTransform()
    if !random.oneIn(3) {
      parts.scale = (0..<3).map { _ in random.multiple(of: 0.125, in: 2...16) }
      parts.angles[2] = random.multiple(of: 0.125, in: -20...20)
      parts.translation = (0..<3).map { _ in random.multiple(of: 0.5, in: -40...40) }
      if random.oneIn(3) {
        parts.angles[0] = random.multiple(of: 0.125, in: -20...20)
        parts.angles[1] = random.multiple(of: 0.125, in: -11...11)
      }
      if random.oneIn(4) { parts.scale[0].negate() }
      if random.oneIn(4) { parts.perspective[2] = -1.0 / 512 }
    }
    guard random.oneIn(4) else { return parts.matrix }
    var shear = ReferenceMatrix.identity
    shear[4] = random.multiple(of: 0.125, in: -8...8)
    return ReferenceMatrix.product(shear, parts.matrix)
  }
}
