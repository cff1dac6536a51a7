import Animatic
import AnimaticCore
import RandomScenes
import Testing

@testable import AnimaticPreview

struct `Placement of a layer` {
  private func values(_ random: inout SeededNumbers, isDeep: Bool) -> LayerValues {
    func number(_ range: Double) -> Double { (random.fraction() - 0.5) * range }
    var values = LayerValues()
    values.position = CGPoint(x: number(400), y: number(400))
    values.bounds = CGRect(
      x: number(60), y: number(60), width: 20 + 200 * random.fraction(), height: 90)
    values.anchorPoint = CGPoint(x: random.fraction(), y: random.fraction())
    values.zPosition = number(60)
    if isDeep {
      values.anchorPointZ = number(30)
      values.transform = Transform3D.rotation(by: number(2), x: number(1), y: 1, z: number(1))
        .scaled(x: 1.3, y: 0.6, z: 0.8).translated(x: number(30), y: 3, z: number(40))
      values.transform.m34 = number(0.002)
      values.sublayerTransform = Transform3D(m34: -1 / 700)
    } else {
      values.transform = .rotation(by: number(6)).scaled(x: 1 + random.fraction(), y: -0.5)
    }
    return values
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `Y-3: every point is drawn at its converted position`(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let isDeep = seed % 2 == 0
    let (own, parent) = (values(&random, isDeep: isDeep), values(&random, isDeep: isDeep))
    let mapping = LayerMapping(own, in: parent)
    for value in [
      StyleValue.place(own, in: parent), .wholePlace(own, in: parent), .matrix(own, in: parent),
    ] {
      let map = PlaneMap(try #require(value).matrix)
      for _ in 0..<8 {
        let (x, y) = (random.fraction() * 100, random.fraction() * 100)
        let origin = own.bounds.origin
        let place = try #require(mapping.converted(CGPoint(x: x + origin.x, y: y + origin.y)))
        let seen = try #require(map.seen(x: x, y: y))
        #expect(abs(seen.x - place.x) < 1e-6 * max(1, abs(place.x)))
        #expect(abs(seen.y - place.y) < 1e-6 * max(1, abs(place.y)))
      }
    }
  }

  @Test func `the drawn position of a layer includes all its superlayers`() throws {
    let outer = tile("outer", x: 100, y: 80, size: 120)
    outer.transform = .rotation(by: .pi / 2)
    outer.bounds.origin = CGPoint(x: 10, y: 5)
    let inner = tile("inner", x: 30, y: 40, size: 20)
    outer.addSublayer(inner)
    let projected = ProjectedScene(Animate(inner).fade(to: 0).preview().sampler, at: 0)
    let seen = try #require(projected.layers[1].point(4, 6))
    let wanted = inner.convert(CGPoint(x: 4, y: 6), to: nil)
    #expect(abs(seen.x - wanted.x) < 1e-9 && abs(seen.y - wanted.y) < 1e-9)
  }
}
