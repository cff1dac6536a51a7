// C-23: explicit starts that differ from the end of the animations before them.

import Animatic
import TestSupport
import Testing

struct `Lints about jumps between neighbours` {
  private let box = makeBox()

  private func jumps(_ chain: some Composable) -> [String] {
    chain.diagnostics.filter { $0.id == "C-23" }.map(\.message)
  }

  @Test func `C-23 the message has both values and the time of the jump`() {
    let chain = Animate(box).fade(to: 0.3).then().fade(from: 1, to: 0)
    expectEqual(jumps(chain), ["opacity jumps from 0.3 to 1 when it begins at 1 s."])
    expectEqual(chain.finding("C-23")?.severity, .warning)
    expectEqual(chain.finding("C-23")?.path, "layer 1/opacity")
    let later = Animate(box).fade(to: 0.3).then(gap: 1.5).fade(from: 1, to: 0)
    expectEqual(jumps(later), ["opacity jumps from 0.3 to 1 when it begins at 2.5 s."])
    #expect(jumps(Animate(box).fade(to: 0.3, duration: 0).then(gap: 1).fade(from: 1, to: 0)) != [])
  }

  @Test func `C-23 is not reported for continuous, implicit, or first starts, or for instants`() {
    #expect(jumps(Animate(box).fade(to: 0.3).then().fade(from: 0.3, to: 0)).isEmpty)
    #expect(jumps(Animate(box).fade(to: 0.3).then().fade(to: 0)).isEmpty)
    #expect(jumps(Animate(box).fade(from: 0, to: 1)).isEmpty)
    #expect(jumps(Animate(box).fade(from: 0, to: 1).after(begin: 1)).isEmpty)
    #expect(jumps(Animate(box).move(x: 3).then().fade(from: 0, to: 1)).isEmpty)
    #expect(jumps(Animate(box).fade(to: 0.3).then().fade(from: 1, to: 1, duration: 0)).isEmpty)
    // Set on purpose, at the same instant.
    let set = Animate(box).fade(to: 0.3).then().fade(to: 1, duration: 0).fade(from: 1, to: 0)
    #expect(jumps(set).isEmpty)
    expectEqual(
      jumps(Animate(box).rotate(to: .turns(1)).then().rotate(from: .degrees(0), to: .degrees(9))),
      [])
  }

  @Test func `C-23 components of a property are compared, hidden jumps are not reported`() {
    func move(_ point: CGPoint) -> BasicAnimation<CGPoint> {
      BasicAnimation(.position, from: point, to: CGPoint(x: 7, y: 7), duration: 1)
    }
    func after(_ point: CGPoint) -> [String] {
      jumps(Animate(box).move(x: 90).then().add(animation: move(point)))
    }
    #expect(after(CGPoint(x: 90, y: 50)).isEmpty)
    expectEqual(after(CGPoint(x: 90, y: 51)).count, 1)
    let gone = Animate(box).fade(to: 0).move(x: 90).then().move(from: 5, x: 9)
    #expect(jumps(gone).isEmpty)
    expectEqual(jumps(Animate(box).fade(to: 0.1).move(x: 90).then().move(from: 5, x: 9)).count, 1)
  }

  @Test func `C-23 keyframes, but no steps`() {
    let frames = KeyframeAnimation(.opacity, values: [1, 0.5, 0], duration: 1)
    func after(_ frames: KeyframeAnimation<Double>) -> [String] {
      jumps(Animate(box).fade(to: 0.25).then().add(animation: frames))
    }
    expectEqual(after(frames).count, 1)
    #expect(after(frames.with { $0.values = [0.25, 1, 0] }).isEmpty)
    #expect(after(frames.with { $0.calculationMode = .discrete }).isEmpty)
    #expect(after(frames.with { $0.isAdditive = true }).isEmpty)
  }

  @Test func `C-23 is not reported beside L-12, L-51 or C-22 of the same jump`() {
    let late = BasicAnimation(.opacity, from: 0, to: 1, duration: 1).with { $0.beginTime = 2 }
    let before = BasicAnimation(.opacity, from: 1, to: 0.5, duration: 1)
    func ids(_ animations: any LayerAnimation...) -> [String] {
      lints(animations, in: 4).map { String($0.prefix(4)) }.filter { $0 != "L-8 " }
    }
    expectEqual(ids(before, late), ["L-12"])
    expectEqual(ids(before.with { $0.fillMode = .forwards }, late), ["C-23"])
    expectEqual(
      ids(
        before.with { $0.fillMode = .forwards },
        late.with {
          $0.fromValue = nil
          $0.toValue = 0
        }), ["L-51"])
    expectEqual(ids(before.with { $0.duration = 3 }, late), ["C-22"])
  }

  @Test func `C-23 in a group, at its first pass`() {
    let chain = Animate(box).fade(to: 0.5).then().fade(from: 1, to: 0).group().repeats(3)
    expectEqual(jumps(chain), ["opacity jumps from 0.5 to 1 when it begins at 1 s."])
  }

  @Test func `C-23 is reported beside begins beyond all finite times`() {
    // The order of begins was once random, so this is repeated.
    for _ in 0..<20 {
      let layers = (0..<8).map { _ in makeBox() }
      let all = Parallel {
        for layer in layers {
          Animate(layer).move(from: 0, x: 1).then().move(from: 3, x: 4)
          Animate(layer).move(from: [0, 0], to: [1, 1]).after(begin: 2).group()
            .after(begin: 1e308).shifted(by: 1e308)
        }
      }
      expectEqual(all.diagnostics.count { $0.id == "C-23" }, 8)
    }
  }

  @Test func `C-23 one scale for axes that are scaled unevenly starts from their mean`() {
    box.transform = .scale(x: 2, y: 1, z: 1)
    let jump =
      "transform.scale is one number for several axes, so it begins with a jump to "
      + "≈1.33333, the mean of the model's 2, 1, 1."
    expectEqual(jumps(Animate(box).scale(to: 3)), [jump])
    expectEqual(jumps(Animate(box).move(x: 3).then().scale(to: 3)), [jump])
    #expect(jumps(Animate(box).scale(from: 1, to: 3)).isEmpty)
    #expect(jumps(Animate(box).animate(.scaleX, to: 3).animate(.scaleY, to: 3)).isEmpty)
    #expect(jumps(Animate(box).rotate(to: .degrees(9))).isEmpty)
    box.transform = .scale(x: 2, y: 2, z: 2).rotated(by: 1)
    #expect(jumps(Animate(box).scale(to: 3)).isEmpty)
    box.transform = .scale(x: 2, y: 2, z: 1)
    expectEqual(jumps(Animate(box).scale(to: 3)).count, 1, "the depth counts in the mean")
    box.opacity = 0
    expectEqual(jumps(Animate(box).scale(to: 3)), [], "nobody sees it")
  }

  @Test func `C-23 a run that starts from an uneven scale is reported`() {
    let stage = makeStage(box)
    stage.update()
    Animate(box).animate(.scaleX, to: 3).run()
    stage.advance(by: 0.5)
    let run = Animate(box).scale(to: 1).run(interrupting: .fromPresentation)
    #expect(run.diagnostics.contains { $0.id == "C-23" })
    let parts = Animate(box).animate(.scaleX, to: 1).run(interrupting: .fromPresentation)
    #expect(!parts.diagnostics.contains { $0.id == "C-23" })
  }
}
