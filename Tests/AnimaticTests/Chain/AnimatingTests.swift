// `animate` with properties of any type.

import Animatic
import TestSupport
import Testing

extension LayerProperty where Value == Double {
  fileprivate static var progress: Self { Self("progress", default: 0.25) }
}

struct `Animating a property` {
  private let box = makeBox()

  @Test func `a standard property is animated from the presentation to a value`() {
    let chain = Animate(box).animate(.lineWidth, to: 5)
    expectEqual(chain.only?.keyPath, "lineWidth")
    expectEqual(chain.values(of: .lineWidth, on: box, at: [0, 0.5, 1]), [1, 3, 5])
  }

  @Test func `a custom property is animated like any other`() {
    let chain = Animate(box).animate(.progress, to: 0.75).then().animate(.progress, by: 0.5)
    expectEqual(chain.values(of: .progress, on: box, at: [0, 0.5, 1, 1.5]), [0.25, 0.5, 0.75, 1])
  }

  @Test func `many custom properties are independent, on every layer and in groups`() {
    let other = makeBox("other")
    let own = (0..<60).map { LayerProperty<Double>("own \($0)", default: Double($0)) }
    let chain = Parallel {
      for property in own { Animate(box).animate(property, to: 100) }
      for property in own.reversed() { Animate(other).animate(property, by: 1) }
      Animate(other).animate(own[0], from: 50, to: 60).group().at(.start + 2)
    }
    let timeline = chain.timeline
    for (start, property) in own.enumerated() {
      expectEqual(timeline.value(of: property, on: box, at: 0.5), (Double(start) + 100) / 2)
      expectEqual(timeline.value(of: property, on: other, at: 0.5), Double(start) + 0.5)
    }
    expectEqual(timeline.value(of: own[0], on: other, at: 2.5), 55)
    expectEqual(timeline.layers.count, 2)
  }

  @Test func `values are of the property's type`() {
    let point = Animate(box).animate(.anchorPoint, from: .zero, to: CGPoint(x: 1, y: 1))
    expectEqual(point.values(of: .anchorPoint, on: box, at: [0.25]), [CGPoint(x: 0.25, y: 0.25)])
    let rect = CGRect(x: 0, y: 0, width: 4, height: 8)
    let bounds = Animate(box).animate(.bounds, by: rect)
    #expect(bounds.only is BasicAnimation<CGRect>)
    expectEqual(
      bounds.values(of: .bounds, on: box, at: [0.5]), [CGRect(x: 0, y: 0, width: 2, height: 4)])
    let stops = Animate(box).animate(.locations, from: [0, 1], to: [0.5, 1])
    expectEqual(stops.values(of: .locations, on: box, at: [0.5]), [[0.25, 1]])
    let hidden = Animate(box).animate(.isHidden, from: true, to: false)
    expectEqual(hidden.values(of: .isHidden, on: box, at: [0, 1]), [true, false])
  }

  @Test func `from alone goes to the model, from and by end at their sum`() {
    expectEqual(
      Animate(box).animate(.opacity, from: 0).values(of: .opacity, on: box, at: [0.5]), [0.5])
    let way = Animate(box).animate(.opacity, from: 0.25, by: 0.5)
    expectEqual(way.values(of: .opacity, on: box, at: [0, 1]), [0.25, 0.75])
  }

  @Test func `C-43 all three ends, or none`() {
    let three = Animate(box).animate(.opacity, from: 0, to: 0.5, by: 9, line: 7)
    #expect(three.problemIDs.contains("C-43"))
    expectEqual(three.finding("C-43")?.place?.line, 7)
    expectEqual(three.values(of: .opacity, on: box, at: [0.5]), [0.25])
    let point = CGPoint(x: 4, y: 8)
    let way = Animate(box).animate(.position, from: .zero, to: point, by: point).fade(to: 0)
    #expect(way.problemIDs.contains("C-43"))
    expectEqual(way.values(of: .position, on: box, at: [0.5]), [CGPoint(x: 2, y: 4)])
    expectEqual(way.values(of: .opacity, on: box, at: [0.5]), [0.5])
    #expect(Animate(box).animate(.opacity).problemIDs.contains("C-43"))
    #expect(!Animate(box).animate(.opacity, from: 0, by: 1).problemIDs.contains("C-43"))
  }

  @Test func `NaN is refused, and an unknown property is reported at the caller's line`() {
    expectRefused(Animate(box).animate(.opacity, to: .nan, line: 7))
    let unknown = LayerProperty<Double>(keyPath: "opcity")
    let chain = Animate(box).animate(unknown, to: 1, line: 7)
    expectEqual(chain.finding("L-1")?.place?.line, 7)
  }
}
