// What the laws found once, in its smallest form.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite struct FoundByLawsTests {
  private let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))

  private func opacity(_ composition: some Composable, _ time: Double) -> Double? {
    composition.timeline.value(of: .opacity, on: box, at: time)
  }

  @Test func `an instant played backwards shows its end before it`() {
    let piece = Animate(box).fade(from: 0, to: 0.25, duration: 1).fade(to: 0.5, duration: 0)
    #expect(opacity(piece, 0.5) == 0.5)
    #expect(opacity(piece.reversed(), 0.5) == 0.5)
  }

  @Test func `a group's easing is mirrored with the group`() {
    let piece = Animate(box).fade(from: 0, to: 1, duration: 1).group().easing(.easeIn)
    let right = opacity(piece, 0.75)
    #expect(isClose(opacity(piece.reversed(), 0.25), right ?? -1))
  }

  @Test func `what a trim cuts off starts from what showed before it`() {
    let piece = Animate(box).fade(from: 0, to: 0.25, duration: 2).then().fade(to: 0.75, duration: 1)
    let part = piece.trimmed(1.5...).trimmed(0.5...)
    #expect(part.duration == 1)
    #expect(opacity(part, 0.5) == 0.5)
  }

  @Test func `what shows before a delayed time is not taken for the time`() {
    let ride = Parallel {
      Animate(box).move(from: 0, x: 8, duration: 1)
      Animate(box).fade(from: 0, to: 0.5, duration: 1)
    }
    let whole = Sequential {
      Animate(box).move(y: 9, duration: 1).fade(to: 0.75, duration: 1)
      ride.repeated(2)
    }
    #expect(whole.timeline.value(of: .positionX, on: box, at: 1.5) == 4)
    #expect(whole.timeline.value(of: .positionX, on: box, at: 2.5) == 4)
    #expect(opacity(whole, 2.5) == 0.25)
  }

  @Test func `a raw animation that stays also stays inside a time`() {
    let raw = BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 1)
    let whole = Sequential {
      Animate(box).add(animation: raw).stay()
      Animate(box).fade(to: 0.5, duration: 1)
    }
    #expect(whole.timeline.value(of: .cornerRadius, on: box, at: 1.5) == 8)
    #expect(whole.reversed().timeline.value(of: .cornerRadius, on: box, at: 0.5) == 8)
  }

  @Test func `a pace that leaves no number is told of without a trap`() {
    let chain = Animate(Layer()).fade(to: 0.5).eased(.easeIn).sped(by: .greatestFiniteMagnitude)
    #expect(chain.debugDump().isEmpty == false)
    #expect(chain.timeline.value(of: .opacity, on: Layer(), at: 0) == nil)
  }

  @Test func `what is endless inside and cut off is reversed as a whole`() {
    let box = Layer()
    let part = Animate(box).fade(from: 1, to: 0).repeatedForever().fitted(to: 2.5, .clip).reversed()
    #expect(part.timeline.value(of: .opacity, on: box, at: 0.25) == 0.75)
  }

  @Test func `a spring that can't be used is told of and is no spring`() {
    let box = Layer()
    let chain = Animate(box).scale(to: 2, easing: .spring(mass: 1, stiffness: 100, damping: -1))
    #expect(chain.duration == 1)
    #expect(chain.timeline.value(of: .scale, on: box, at: 1) == 2)
    #expect(chain.settle().diagnostics.count == 1)
  }

  @Test func `a gap and a fraction that lead nowhere are told`() {
    let box = Layer()
    let gap = Animate(box).fade(to: 0).then(gap: -5).move(x: 9).settling()
    #expect(gap.diagnostics.map(\.id) == ["C-16"])
    let fraction = Animate(box).fade(to: 0).move(x: 9, at: .previous(.nan)).settling()
    #expect(fraction.diagnostics.map(\.id) == ["L-49"])
    #expect(Animate(box).fade(to: 0).then(gap: -0.5).move(x: 9).settling().diagnostics == [])
  }
}
