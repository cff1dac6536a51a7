import Animatic
import TestSupport
import Testing

struct StaggerTests {
  private func begins(_ count: Int, _ make: ([Layer]) -> Stagger) -> [Double] {
    let layers = (0..<count).map { Layer(name: "\($0)") }
    let stagger = make(layers)
    return layers.map { layer in
      let animation = stagger.groups[layer].first?.animation
      return (animation as? AnimationGroup)?.animations.first?.beginTime ?? -1
    }
  }

  @Test(arguments: [
    (StaggerOrigin.first, [0, 0.5, 1, 1.5, 2]), (.last, [2, 1.5, 1, 0.5, 0]),
    (.center, [1, 0.5, 0, 0.5, 1]), (.edges, [0, 0.5, 1, 0.5, 0]),
    (.index(1), [0.5, 0, 0.5, 1, 1.5]), (.index(-9), [0, 0.5, 1, 1.5, 2]),
    (.index(.max), [2, 1.5, 1, 0.5, 0]),
  ])
  func `it starts at its origin`(origin: StaggerOrigin, times: [Double]) {
    expectEqual(
      begins(5) { layers in
        Stagger(each: 0.5, from: origin) { for layer in layers { Animate(layer).fade(to: 0) } }
      }, times)
  }

  @Test func `of an even number both in the middle begin first`() {
    expectEqual(
      begins(4) { layers in
        Stagger(each: 0.5, from: .center) { for layer in layers { Animate(layer).fade(to: 0) } }
      }, [0.5, 0, 0, 0.5])
  }

  @Test func `a negative delay reverses the order`() {
    expectEqual(
      begins(3) { layers in
        Stagger(each: -0.5) { for layer in layers { Animate(layer).fade(to: 0) } }
      }, [1, 0.5, 0])
  }

  @Test(arguments: 2...6)
  func `with a negative delay the last part begins first, from every origin`(count: Int) {
    let origins: [StaggerOrigin] = [
      .first, .last, .center, .edges, .index(1), .index(-9), .index(.max), .index(.min),
    ]
    for origin in origins {
      func times(_ each: Double) -> [Double] {
        begins(count) { layers in
          Stagger(each: each, from: origin) { for layer in layers { Animate(layer).fade(to: 0) } }
        }
      }
      let forwards = times(1)
      let last = forwards.max() ?? 0
      expectEqual(times(-1), forwards.map { last - $0 }, "\(origin) \(count)")
    }
  }

  @Test(arguments: [
    (0.0, [0.0, 0, 0]), (0.25, [0.0, 0.5, 0.75]), (1.0, [0.0, 2, 3]), (-1.0, [0.0, 0, 0]),
  ])
  func `a lag is a part of the statement before`(lag: Double, times: [Double]) {
    let durations = [2.0, 1, 3]
    expectEqual(
      begins(3) { layers in
        Stagger(lag: lag) {
          for (layer, duration) in zip(layers, durations) {
            Animate(layer).fade(to: 0, duration: duration)
          }
        }
      }, times)
  }

  @Test func `a delay that is not a number is reported`() {
    let box = Layer()
    let each = Stagger(each: .nan) { for _ in 0..<2 { Animate(box).fade(to: 0) } }
    #expect(each.diagnostics.map(\.id).contains("L-49"))
    let lag = Stagger(lag: .infinity) { for _ in 0..<2 { Animate(box).fade(to: 0) } }
    #expect(lag.diagnostics.map(\.id).contains("L-49"))
  }

  @Test func `an empty one is nothing`() {
    expectEqual(Stagger(each: 1) {}.duration, 0)
    expectEqual(Stagger(lag: 1) {}.duration, 0)
  }
}
