// Paths for tests: short functions for points and elements, random paths, and cut paths.

import AnimaticCore
import Foundation
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

func distance(_ first: CGPoint?, _ second: CGPoint?) -> Double {
  guard let first, let second else { return .nan }
  return hypot(first.x - second.x, first.y - second.y)
}

func distance(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> Double {
  hypot(first.x - second.x, first.y - second.y)
}

extension BezierPath {
  /// One line or curve through these points, the inner ones being control points.
  static func through(_ points: CGPoint...) -> BezierPath { BezierPath(points: points) }

  init(points: [CGPoint]) {
    self.init()
    move(to: points[0])
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuadCurve(to: points[2], control: points[1])
    case 4: addCurve(to: points[3], control1: points[1], control2: points[2])
    default: break
    }
  }

  /// The path that also does what another one does after its first move.
  func followed(by other: BezierPath) -> BezierPath {
    BezierPath(elements + other.elements.dropFirst())
  }
}

/// The two halves of a curve, cut at a parameter (de Casteljau).
func cut(_ points: [CGPoint], at part: Double) -> (first: [CGPoint], second: [CGPoint]) {
  var level = points
  var first = [level[0]]
  var second = [level[level.count - 1]]
  while level.count > 1 {
    level = zip(level, level.dropFirst()).map {
      at($0.x + ($1.x - $0.x) * part, $0.y + ($1.y - $0.y) * part)
    }
    first.append(level[0])
    second.insert(level[level.count - 1], at: 0)
  }
  return (first, second)
}

extension SeededNumbers {
  mutating func point() -> CGPoint { at(number(-200...200), number(-200...200)) }

  /// The points of one line, quadratic or cubic curve.
  mutating func points(_ count: Int) -> [CGPoint] { (0..<count).map { _ in point() } }

  /// A path of all kinds of elements: jumps, closes, repeated points, curves with zero derivatives.
  mutating func path() -> BezierPath {
    var path = BezierPath([.move(to: point())])
    for _ in 0..<Int.random(in: 1...9, using: &self) {
      let here = path.currentPoint ?? .zero
      switch Int.random(in: 0..<10, using: &self) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2: path.addLine(to: here)
      case 3: path.addCurve(to: point(), control1: here, control2: point())
      case 4, 5: path.addLine(to: point())
      case 6, 7: path.addQuadCurve(to: point(), control: point())
      default: path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    path.addLine(to: point())
    return path
  }
}
