// The colors of `background`.

import Animatic
import TestSupport
import Testing

struct `Background` {
  private let box = makeBox()

  @Test func `it goes from colour to colour, part by part`() {
    let chain = Animate(box).background(from: .black, to: .red)
    expectEqual(chain.only?.keyPath, "backgroundColor")
    expectEqual(
      chain.values(of: .backgroundColor, on: box, at: [0, 0.5, 1]),
      [
        .black, RGBAColor(red: 0.5, green: 0, blue: 0), .red,
      ])
  }

  @Test func `without a start it goes from the presentation value`() {
    let chain = Animate(box).background(from: .black, to: .white).then().background(to: .black)
    expectEqual(
      chain.values(of: .backgroundColor, on: box, at: [1, 1.75]),
      [
        .white, RGBAColor(white: 0.25),
      ])
    box[.backgroundColor] = .white
    expectEqual(
      Animate(box).background(to: .black).values(of: .backgroundColor, on: box, at: [0.5]),
      [
        RGBAColor(white: 0.5)
      ])
  }

  @Test func `B-5 with a spring too, it fades in where the layer has no color`() {
    let box = Layer(name: "box")
    let chain = Animate(box).background(to: .red, easing: .spring(duration: 0.5)).settle()
    let shown = chain.timeline.value(of: .backgroundColor, on: box, at: 0.1) ?? .clear
    #expect(shown.alpha > 0.1 && shown.alpha < 0.9)
    expectEqual(shown.red, 1)
    expectEqual(chain.diagnostics, [])
  }
}
