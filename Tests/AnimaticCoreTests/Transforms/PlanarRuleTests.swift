// V-4 against a transcription: the four steps in degrees, on random transforms of the
// plane.

import AnimaticCore
import Foundation
import RandomScenes
import Testing

/// One end decomposed by steps 1 and 2.
private struct PlanarSide {
  var scale: [Double]
  /// Degrees.
  var angle: Double
  /// The remaining two rows, [r11, r12, r21, r22].
  var rest: [Double]
  var move: [Double]

  init(_ t: Transform3D) {
    var rows = [t.m11, t.m12, t.m21, t.m22]
    scale = [
      (rows[0] * rows[0] + rows[1] * rows[1]).squareRoot(),
      (rows[2] * rows[2] + rows[3] * rows[3]).squareRoot(),
    ]
    if rows[0] * rows[3] - rows[1] * rows[2] < 0 {
      scale[rows[0] < rows[3] ? 0 : 1] *= -1
    }
    rows = [rows[0] / scale[0], rows[1] / scale[0], rows[2] / scale[1], rows[3] / scale[1]]
    angle = atan2(rows[1], rows[0]) * 180 / .pi
    rest = PlanarSide.product(PlanarSide.turn(-angle), rows)
    move = [t.m41, t.m42]
  }

  /// A rotation as two rows.
  static func turn(_ degrees: Double) -> [Double] {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return [cosine, sine, -sine, cosine]
  }

  static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
      a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
    ]
  }
}

/// Steps 3 and 4.
private func planarMix(_ start: Transform3D, _ end: Transform3D, _ f: Double) -> Transform3D {
  var a = PlanarSide(start)
  var b = PlanarSide(end)
  if (a.scale[0] < 0 && b.scale[1] < 0) || (a.scale[1] < 0 && b.scale[0] < 0) {
    a.scale = a.scale.map { -$0 }
    a.angle += a.angle < 0 ? 180 : -180
  }
  if a.angle == 0 { a.angle = 360 }
  if b.angle == 0 { b.angle = 360 }
  if abs(a.angle - b.angle) > 180 {
    if a.angle > b.angle { a.angle -= 360 } else { b.angle -= 360 }
  }
  func mix(_ first: [Double], _ second: [Double]) -> [Double] {
    zip(first, second).map { $0 + ($1 - $0) * f }
  }
  let scale = mix(a.scale, b.scale)
  let rows = PlanarSide.product(
    PlanarSide.turn(a.angle + (b.angle - a.angle) * f), mix(a.rest, b.rest))
  let move = mix(a.move, b.move)
  return Transform3D(
    affine: scale[0] * rows[0], b: scale[0] * rows[1], c: scale[1] * rows[2],
    d: scale[1] * rows[3], tx: move[0], ty: move[1])
}

struct PlanarRuleTests {
  @Test func `V-4: random transforms of the plane are interpolated by the four steps`() {
    var random = SeededNumbers(seed: 44)
    var mirrors = 0
    for _ in 0..<3000 {
      func any() -> Transform3D {
        Transform3D(
          affine: random.number(-3...3), b: random.number(-3...3), c: random.number(-3...3),
          d: random.number(-3...3), tx: random.number(-50...50), ty: random.number(-50...50))
      }
      let (start, end) = (any(), any())
      // A row of length near 0, or two nearly parallel rows, are ill-conditioned.
      guard abs(start.determinant) > 0.05, abs(end.determinant) > 0.05 else { continue }
      if start.determinant < 0 || end.determinant < 0 { mirrors += 1 }
      for fraction in [-0.25, 0.1, 0.5, 0.9, 1.25] {
        let mine = start.interpolated(to: end, at: fraction)
        let expected = planarMix(start, end, fraction)
        #expect(
          difference(mine, expected) < 1e-9 * size(of: expected), "\(start) \(end) \(fraction)")
      }
    }
    #expect(mirrors > 1000)
  }

  @Test(arguments: [
    (-179.0, 180.0), (0, 180), (180, 0), (10, -175), (-90, 90), (90, -90), (0, -180), (170, -10),
    (1, 181), (0, 0),
  ])
  func `V-4: rotations near half a turn have the measured direction`(from: Double, to: Double) {
    let start = Transform3D.rotation(by: from * .pi / 180)
    let end = Transform3D.rotation(by: to * .pi / 180)
    for fraction in [0.25, 0.5, 0.75] {
      let mine = start.interpolated(to: end, at: fraction)
      #expect(difference(mine, planarMix(start, end, fraction)) < 1e-12, "\(fraction)")
    }
  }

  @Test func `V-4: half a turn is negative, more than that takes the shorter angle`() {
    func m12(_ degrees: Double, _ fraction: Double) -> Double {
      Transform3D.identity.interpolated(
        to: .rotation(by: degrees * .pi / 180), at: fraction
      ).m12
    }
    #expect(abs(m12(180, 0.5) - -1) < 1e-12)
    #expect(abs(m12(179, 0.5) - sin(89.5 * .pi / 180)) < 1e-12)
    #expect(abs(m12(270, 0.5) - sin(-45 * .pi / 180)) < 1e-12)
    #expect(abs(m12(270, 1 / 3.0) - -0.5) < 1e-12)
  }
}
