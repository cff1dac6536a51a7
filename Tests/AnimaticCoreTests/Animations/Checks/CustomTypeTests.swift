// Properties, key paths and value types that do not match what they declare.

import Animatic
import TestSupport
import Testing

private struct Wide: AnimatableVector {
  static let componentCount = 2
  var components: [Double]
}

private struct Endless: AnimatableVector {
  static let componentCount = Int.max
  init() {}
  init(components: [Double]) {}
  var components: [Double] { [1] }
}

struct `Custom properties and value types` {
  @Test func `C-17 a value with another number of components than its type is reported`() {
    let property = LayerProperty("wide", default: Wide(components: [0, 0]))
    let odd = BasicAnimation(
      property, from: Wide(components: [1]), to: Wide(components: [3, 4, 5]), duration: 1)
    let chain = Animate(Layer()).add(animation: odd)
    #expect(chain.diagnostics.contains { $0.id == "C-17" && $0.severity == .warning })
    expectEqual(chain.timeline.value(of: property, at: 0.5)?.components, [2, 2])
    let even = BasicAnimation(
      property, from: Wide(components: [1, 2]), to: Wide(components: [3, 4]), duration: 1)
    #expect(!Animate(Layer()).add(animation: even).diagnostics.contains { $0.id == "C-17" })
  }

  @Test func `a count beyond all reason is brought into its range`() {
    let property = LayerProperty("endless", default: Endless())
    let layer = Layer()
    layer[property] = Endless()
    let chain = Animate(layer).add(animation: BasicAnimation(property, to: Endless(), duration: 1))
    #expect(chain.timeline.value(of: property, at: 0.5) != nil)
  }

  @Test func `C-17 a value function on something that is no transform`() {
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.valueFunction = .rotateZ
    let found = Animate(Layer()).add(animation: fade).diagnostics
    #expect(found.contains { $0.id == "C-17" && $0.message.contains("not a whole transform") })
    fade.valueFunction = nil
    expectEqual(fade.property, .opacity)
  }

  @Test func `removing a value function restores the custom property`() {
    let own = LayerProperty("heat", default: 20.0)
    var animation = BasicAnimation(own, to: 100, duration: 1)
    animation.valueFunction = .rotateZ
    animation.valueFunction = nil
    expectEqual(animation.property, own)
    expectEqual(Animate(Layer()).add(animation: animation).timeline.value(of: own, at: 0.5), 60)
  }

  @Test func `a line break in a key path breaks no text`() {
    let odd = LayerProperty("a\nb", default: 1.0)
    let layer = Layer()
    layer[odd] = 2
    let animation = BasicAnimation(odd, from: 1, to: .nan, duration: 1)
    let chain = Animate(layer).add(animation: animation)
    let texts =
      [odd.description, animation.description, layer.model.description]
      + chain.diagnostics.map(\.description)
    #expect(texts.allSatisfy { !$0.contains(where: \.isNewline) })
    expectEqual(chain.debugDump().split(separator: "\n").count, 3 + chain.diagnostics.count)
  }

  @Test func `a colour that was read back is a colour`() {
    let layer = Layer()
    layer.backgroundColor = layer.backgroundColor
    let chain = Animate(layer).add(
      animation: BasicAnimation(.backgroundColor, to: .red, duration: 1))
    let shown = chain.timeline.value(of: .backgroundColor, on: layer, at: 0.5)
    expectEqual(shown, RGBAColor(red: 0.5, green: 0, blue: 0, alpha: 0.5))
  }
}
