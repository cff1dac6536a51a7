// Components are the bits of a mask; a value may have as many as it has bits, or more.

import Animatic
import TestSupport
import Testing

private protocol Width: Sendable { static var count: Int { get } }

private enum Width63: Width { static var count: Int { 63 } }
private enum Width64: Width { static var count: Int { 64 } }
private enum Width65: Width { static var count: Int { 65 } }

private struct Wide<Size: Width>: AnimatableVector {
  static var componentCount: Int { Size.count }
  var components: [Double]

  init(components: [Double]) { self.components = components }

  init(_ number: Double) { components = Array(repeating: number, count: Size.count) }
}

struct `Values of 63 to 65 components` {
  @Test func `C-22 two animations of such a value overlap`() {
    checkOverlap(Width63.self)
    checkOverlap(Width64.self)
    checkOverlap(Width65.self)
  }

  private func checkOverlap<Size: Width>(_: Size.Type) {
    let wide = LayerProperty("wide", default: Wide<Size>(0))
    let chain = Animate(Layer()).animate(wide, to: Wide(1), duration: 1)
      .animate(wide, to: Wide(2), duration: 1).after(begin: 0.5)
    expectEqual(
      chain.diagnostics.filter { $0.id == "C-22" }.map(\.message),
      ["Two animations of wide overlap from 0.5 s to 1 s; the later one wins."], "\(Size.count)")
  }

  @Test func `a run interrupts the whole value`() {
    checkInterruption(Width63.self)
    checkInterruption(Width64.self)
    checkInterruption(Width65.self)
  }

  private func checkInterruption<Size: Width>(_: Size.Type) {
    let (wide, box) = (LayerProperty("wide", default: Wide<Size>(0)), Layer(name: "box"))
    let stage = makeStage(box)
    Animate(box).animate(wide, to: Wide(8), duration: 4, easing: .linear).run()
    stage.advance(by: 2)
    Animate(box).animate(wide, to: Wide(0), duration: 1, easing: .linear)
      .run(interrupting: .fromPresentation)
    var shown: [[Double]] = []
    for _ in 0..<3 {
      shown.append(box.presentation[wide].components)
      stage.advance(by: 0.75)
    }
    expectEqual(shown, [4, 1, 0].map { Array(repeating: $0, count: Size.count) }, "\(Size.count)")
  }
}
