import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct SpatialInterpolationTests {
  @Test func `V-5: a turn about y goes at an even pace`() throws {
    let end = Transform3D.rotation(by: 1.2, x: 0, y: 1, z: 0)
    let quarter = Transform3D.identity.interpolated(to: end, at: 0.25)
    #expect(difference(quarter, .rotation(by: 0.3, x: 0, y: 1, z: 0)) < 1e-15)
    let beyond = Transform3D.identity.interpolated(to: end, at: 1.5)
    #expect(difference(beyond, .rotation(by: 1.8, x: 0, y: 1, z: 0)) < 1e-15)
    let before = Transform3D.identity.interpolated(to: end, at: -0.5)
    #expect(difference(before, .rotation(by: -0.6, x: 0, y: 1, z: 0)) < 1e-15)
  }

  @Test func `V-5: the shorter of two arcs is used`() {
    let end = Transform3D.rotation(by: 1.5 * .pi, x: 1, y: 1, z: 0)
    let half = Transform3D.identity.interpolated(to: end, at: 0.5)
    #expect(difference(half, .rotation(by: -0.25 * .pi, x: 1, y: 1, z: 0)) < 1e-15)
  }

  @Test func `V-5: a small rotation is interpolated linearly and keeps its length`() {
    let end = Transform3D.rotation(by: 0.01, x: 1, y: 0, z: 0)
    let half = Transform3D.identity.interpolated(to: end, at: 0.5)
    #expect(difference(half, .rotation(by: 0.005, x: 1, y: 0, z: 0)) < 1e-15)
    let quarter = Transform3D.identity.interpolated(to: end, at: 0.25)
    #expect(abs(quarter.m22 * quarter.m22 + quarter.m23 * quarter.m23 - 1) < 1e-15)
    // On the arc m23 would be 0.014999437506; the linear value is slightly smaller.
    let wider = Transform3D.rotation(by: 0.06, x: 1, y: 0, z: 0)
    let lagging = Transform3D.identity.interpolated(to: wider, at: 0.25)
    #expect(abs(lagging.m23 - 0.01499859380378529) < 1e-15)
  }

  @Test func `V-6: a uniform weight is divided out first`() {
    let doubled = Transform3D(m11: 2, m22: 2, m33: 2, m44: 2)
    let end = Transform3D.translation(x: 0, y: 0, z: 8)
    expectEqual(doubled.interpolated(to: end, at: 0.5), .translation(z: 4))
  }

  @Test func `V-5: perspective fades in evenly`() {
    let half = Transform3D.identity.interpolated(to: .perspective(distance: 500), at: 0.5)
    #expect(difference(half, Transform3D(m34: -0.001)) < 1e-18)
  }

  @Test func `V-5: a singular side mixes number by number`() {
    let end = Transform3D.rotation(by: .pi / 2, x: 0, y: 1, z: 0)
    let half = Transform3D.scale(x: 0, y: 0, z: 0).interpolated(to: end, at: 0.5)
    #expect(difference(half, Transform3D(m11: 0, m13: -0.5, m22: 0.5, m31: 0.5, m33: 0)) < 1e-15)
    let weightless = Transform3D(m44: 0).interpolated(to: .identity, at: 0.25)
    expectEqual(weightless, Transform3D(m44: 0.25))
    let planar = Transform3D.scale(x: 0, y: 0).interpolated(to: .rotation(by: .pi / 2), at: 0.5)
    #expect(difference(planar, Transform3D(affine: 0, b: 0.5, c: -0.5, d: 0)) < 1e-15)
  }

  @Test func `V-5: both ends are exact`() {
    var random = SeededNumbers(seed: 5)
    for round in 0..<100 {
      let planar = round % 2 == 0
      let ends = (0..<2).map { _ in
        planar
          ? Transform3D(affine: random.number(-2...2), c: random.number(-2...2), d: 0.1, tx: 1 / 3)
          : Transform3D(components: (0..<16).map { _ in random.number(-3...3) })
      }
      let way = TransformInterpolation(from: ends[0], to: ends[1])
      expectEqual(way.value(at: 0), ends[0])
      expectEqual(way.value(at: 1), ends[1])
    }
    let huge = Transform3D.scale(x: 1e308, y: -1e308, z: 0)
    #expect(huge.interpolated(to: .identity, at: 1).isIdentity)
  }

  @Test func `V-5: the interpolation reaches its end`() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<200 {
      let ends = (0..<2).map { _ in
        Transform3D.perspective(distance: random.number(200...900))
          .translated(x: random.number(-90...90), y: 5, z: random.number(-90...90))
          .rotated(by: random.number(-3...3), x: random.number(-1...1), y: 0.5, z: -0.2)
          .concatenated(with: Transform3D(affine: 1, c: random.number(-1...1)))
          .scaled(x: random.number(0.2...2), y: random.number(-2...(-0.2)), z: 1.5)
      }
      let way = TransformInterpolation(from: ends[0], to: ends[1])
      let nearStart = way.value(at: Double.leastNonzeroMagnitude)
      let nearEnd = way.value(at: 1.0.nextDown)
      #expect(difference(nearStart, ends[0].weighted) < 1e-12 * size(of: ends[0].weighted))
      #expect(difference(nearEnd, ends[1].weighted) < 1e-12 * size(of: ends[1].weighted))
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e308, -1e308, Double.leastNonzeroMagnitude])
  func `extreme numbers mix without a trap`(number: Double) {
    let odd = Transform3D(components: [Double](repeating: number, count: 16))
    for other in [Transform3D.identity, .perspective(distance: 9), .scale(x: 0), odd] {
      let forth = other.interpolated(to: odd, at: 1)
      #expect(zip(forth.components, odd.components).allSatisfy { $0 == $1 || $1.isNaN })
      #expect(other.interpolated(to: odd, at: 0) == other || other.m11.isNaN)
      _ = other.interpolated(to: odd, at: 0.5)
      _ = odd.interpolated(to: other, at: -2)
    }
    let strange = Transform3D.identity.interpolated(to: .rotation(by: 1), at: .nan)
    #expect(strange.m11.isNaN)
  }
}

extension Transform3D {
  /// Divided by its m44, as V-5 does first.
  fileprivate var weighted: Transform3D { Transform3D(components: components.map { $0 / m44 }) }
}
