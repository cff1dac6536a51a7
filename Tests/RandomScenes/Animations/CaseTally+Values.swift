// Counts what the animations of random cases animate, and how.

import AnimaticCore
import ReferenceEvaluator

extension CaseTally {
  /// Counts everything about a node that is not timing.
  package mutating func countContent(of node: NodeSpec, depth: Int) {
    switch node.content {
    case .group: return
    case .ends(let ends): count(ends, of: node, depth: depth)
    case .keyframes(let keyframes): count(keyframes, of: node, depth: depth)
    }
    if node.path == .function {
      note("by \(node.function)")
      note("wrong arity", if: node.values.contains { $0.count != node.function.inputCount })
      note("cumulative function", if: node.isCumulative)
      note("additive function", if: node.isAdditive)
    } else if node.path == .transform {
      let matrices = node.values.compactMap { value -> [Double]? in
        if case .numbers(let numbers) = value { numbers } else { nil }
      }
      note("spatial transform", if: matrices.contains { $0[10] != 1 || $0[2] != 0 })
      note("singular transform", if: matrices.contains { ReferenceTransform(matrix: $0) == nil })
      note("cumulative transform", if: node.isCumulative)
      note("additive transform", if: node.isAdditive)
    }
    let shapes = node.values.map(\.shape)
    note("other shapes", if: shapes.contains { $0 != shapes.first })
  }

  private mutating func count(_ ends: SpecEnds, of node: NodeSpec, depth: Int) {
    let given =
      (ends.from == nil ? 0 : 1) + (ends.to == nil ? 0 : 2) + (ends.by == nil ? 0 : 4)
    note("\(ends.spring == nil ? "" : "spring ")from to by \(given)")
    note("transform by", if: node.path == .transform && ends.by != nil && ends.from == nil)
    note(
      "colour with an open end",
      if: (node.path == .backgroundColor || node.path == .strokeColor) && given != 3 && given != 5
        && given != 6 && given != 7)
    guard let spring = ends.spring else { return }
    let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
    note("undamped", if: spring.damping == 0)
    note("underdamped", if: spring.damping > 0 && spring.damping < critical)
    note("critical", if: spring.damping == critical)
    note(
      spring.allowsOverdamping ? "overdamped" : "overdamping not allowed",
      if: spring.damping > critical)
    note("velocity > 0", if: spring.initialVelocity > 0)
    note("velocity < 0", if: spring.initialVelocity < 0)
    note("eased spring", if: node.easing != nil)
    note("autoreversed spring", if: node.timing.autoreverses)
    note("repeated spring", if: node.timing.repeatCount > 1)
    note("cumulative spring", if: node.isCumulative)
    note("additive spring", if: node.isAdditive)
    note("spring in a group", if: depth > 0)
  }

  private mutating func count(_ keyframes: SpecKeyframes, of node: NodeSpec, depth: Int) {
    note("keyframes")
    note("segment easings", if: keyframes.easings?.isEmpty == false)
    note("segment overshoot", if: keyframes.easings?.contains(where: \.overshoots) == true)
    let count: Int
    if let path = keyframes.path {
      note("\(keyframes.mode) path")
      count = self.count(path, of: node, keyframes, depth: depth)
    } else {
      note("\(keyframes.mode) values")
      count = keyframes.values.count
      note("too few values", if: count < 2)
    }
    note("easings count", if: keyframes.easings.map { $0.count != max(0, count - 1) } ?? false)
    if let times = keyframes.times {
      note("key times")
      note("times count", if: times.count != count)
      note("equal times", if: zip(times, times.dropFirst()).contains { $0 == $1 })
      note("wrong times", if: times != times.sorted() || times.contains { $0 > 1 })
    }
    note("tensions", if: keyframes.tensions != nil)
    note("continuities", if: keyframes.continuities != nil)
    note("biases", if: keyframes.biases != nil)
    let tangents = [keyframes.tensions, keyframes.continuities, keyframes.biases]
    note("tangents count", if: tangents.contains { $0.map { $0.count != count } ?? false })
  }

  /// Notes what the path contains, and returns its number of keyframes.
  private mutating func count(
    _ path: BezierPath, of node: NodeSpec, _ keyframes: SpecKeyframes, depth: Int
  ) -> Int {
    if let rotation = keyframes.rotation {
      note(node.path == .position ? "turning \(rotation)" : "turning elsewhere")
    }
    note("path of a function", if: node.path == .function)
    note("path beyond its ends", if: node.easing?.overshoots == true)
    note("cumulative path", if: node.isCumulative)
    note("additive path", if: node.isAdditive)
    note("path in a group", if: depth > 0)
    var moves = 0
    var current = path.currentPoint
    for element in path.elements {
      switch element {
      case .move(let end):
        moves += 1
        current = end
      case .line(let end):
        note("lines")
        note("zero length", if: end == current)
        current = end
      case .quadCurve(let end, _):
        note("quads")
        current = end
      case .curve(let end, _, _):
        note("curves")
        current = end
      case .close: note("closes")
      }
    }
    note("subpaths", if: moves > 1)
    note("empty path", if: path.elements.count == moves)
    return path.elements.count - moves + 1
  }
}

extension SpecValue {
  /// What has to be equal so that two values blend.
  fileprivate var shape: [Int] {
    switch self {
    case .numbers(let numbers): [numbers.count]
    case .outline(let path): path.kinds.map(Int.init)
    case .token: []
    }
  }
}
