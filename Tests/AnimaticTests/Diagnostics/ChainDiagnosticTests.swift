// Diagnostics of single calls: each is reported at the caller's line, and not without cause.

import Animatic
import TestSupport
import Testing

struct `Diagnostics of calls` {
  private let box = makeBox()

  private func expect(
    _ id: String, _ severity: Diagnostic.Severity, line: UInt, in composition: some Composable,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finding = composition.finding(id)
    expectEqual(finding?.severity, severity, sourceLocation: sourceLocation)
    expectEqual(
      finding?.place, SourcePlace(file: #fileID, line: line), sourceLocation: sourceLocation)
    expectEqual(finding?.message.isEmpty, false, sourceLocation: sourceLocation)
    expectEqual(finding?.remedy.isEmpty, false, sourceLocation: sourceLocation)
  }

  @Test func `C-1 a modifier without a verb, for every modifier that needs one`() {
    let words: [(String, (Animate) -> Animate)] = [
      ("duration", { $0.duration(1) }), ("easing", { $0.easing(.easeIn) }),
      ("repeats", { $0.repeats(2) }), ("autoreverses", { $0.autoreverses() }),
      ("after", { $0.after(begin: 1) }), ("stay", { $0.stay() }), ("settle", { $0.settle() }),
      ("key", { $0.key("a") }), ("key", { $0.change(key: "a") }),
      ("onBegin", { $0.onBegin {} }), ("onBegin", { $0.onBegin { _ in } }),
      ("onEnd", { $0.onEnd {} }), ("onEnd", { $0.onEnd { _ in } }), ("handler", { $0.handler() }),
      ("modify", { $0.modify { $0.speed = 2 } }), ("modify", { $0.modify { $0?.speed = 2 } }),
      ("modify", { $0.modify(BasicAnimation<Double>.self) { $0.speed = 2 } }),
      ("group", { $0.group() }),
    ]
    for (word, apply) in words {
      let chain = apply(Animate(box))
      expectEqual(chain.diagnostics.map(\.id), ["C-1"], "\(word)")
      expectEqual(chain.diagnostics.first?.message.contains(".\(word)("), true, "\(word)")
      #expect(apply(Animate(box).fade()).finding("C-1") == nil, "\(word)")
    }
  }

  @Test func `C-1 at the line of the call`() {
    let line: UInt = #line + 2
    let chain = Animate(box)
      .easing(.easeIn)
      .fade()
    expect("C-1", .error, line: line, in: chain)
  }

  @Test func `C-2 an array that is no point`() {
    let line: UInt = #line + 2
    let chain = Animate(box)
      .move(to: [1])
    expect("C-2", .error, line: line, in: chain)
    expectEqual(chain.finding("C-2")?.message.contains("1"), true)
    expect("C-2", .error, line: #line, in: Animate(box).move(from: [], to: [1, 2]))
    expect("C-2", .error, line: #line, in: Animate(box).move(offset: [1, 2, 3]))
    #expect(Animate(box).move(to: [1, 2]).finding("C-2") == nil)
  }

  @Test func `C-4 a negative duration, in either spelling`() {
    expect("C-4", .error, line: #line, in: Animate(box).fade(duration: -0.5))
    expect("C-4", .error, line: #line, in: Animate(box).fade().duration(-0.5))
    expectEqual(
      Animate(box).fade(duration: -0.5).finding("C-4")?.message,
      "An animation can't have a duration of -0.5 s.")
    expect("C-4", .error, line: #line, in: Animate(box).fade().group().duration(-0.5))
    #expect(Animate(box).fade(duration: 0).finding("C-4") == nil)
  }

  @Test func `C-5 a number of times that can't be played`() {
    expect("C-5", .error, line: #line, in: Animate(box).shakeR(times: 0))
    expect("C-5", .error, line: #line, in: Animate(box).shakeX(times: -1))
    expect("C-5", .error, line: #line, in: Animate(box).shakeY(times: .nan))
    #expect(Animate(box).shakeX(times: 0.5).finding("C-5") == nil)
  }

  @Test func `C-5 a number of repeats that can't be played`() {
    for count: Double in [0, -1, .nan, -.infinity] {
      let line: UInt = #line + 2
      let chain = Animate(box).fade()
        .repeats(count)
      expect("C-5", .error, line: line, in: chain)
    }
    #expect(Animate(box).fade().repeats(0.5).finding("C-5") == nil)
  }

  @Test func `C-8 modify with another type`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade()
      .modify(BasicAnimation<CGPoint>.self) { $0.duration = 2 }
    expect("C-8", .error, line: line, in: chain)
    expectEqual(chain.finding("C-8")?.message.contains("BasicAnimation<Double>"), true)
    #expect(
      Animate(box).fade().modify(BasicAnimation<Double>.self) { _ in }.finding("C-8") == nil)
  }

  @Test func `C-8 modify that takes the animation away`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade()
      .modify { $0 = nil as (any LayerAnimation)? }
    expect("C-8", .error, line: line, in: chain)
    expectEqual(chain.only?.keyPath, "opacity")
  }

  @Test func `C-11 a closure that needs a layer where there is none`() {
    let line: UInt = #line + 1
    let chain = Animate().add { _ in
      BasicAnimation(.opacity, to: 0, duration: 1)
    }
    expect("C-11", .error, line: line, in: chain)
    #expect(
      Animate(box).add { _ in BasicAnimation(.opacity, to: 0, duration: 1) }.finding("C-11") == nil)
  }

  @Test func `C-19 a by that can't be subtracted from to`() {
    let line: UInt = #line + 2
    let flat = Animate(box)
      .animate(.transform, to: .scale(x: 2), by: .scale(x: 0))
    expect("C-19", .error, line: line, in: flat)
    expectEqual(flat.timeline.value(of: .transform, on: box, at: 0.5), box.transform)
    let full = Animate(box).animate(.transform, to: .scale(x: 2), by: .scale(x: 4))
    #expect(full.finding("C-19") == nil)
  }

  @Test func `a call can pass another source location, for custom verbs`() {
    let chain = Animate(box).move(to: [1], file: "App/Own.swift", line: 12)
      .duration(-1, file: "App/Own.swift", line: 13)
    expectEqual(chain.finding("C-2")?.place?.description, "App/Own.swift:12")
  }

  @Test func `C-16 L-49 a gap before the start and a NaN fraction are reported`() {
    let gap = Animate(box).fade(to: 0).then(gap: -5).move(x: 9).settling()
    expectEqual(gap.diagnostics.map(\.id), ["C-16"])
    let fraction = Animate(box).fade(to: 0).move(x: 9, at: .previous(.nan)).settling()
    expectEqual(fraction.diagnostics.map(\.id), ["L-49"])
    #expect(Animate(box).fade(to: 0).then(gap: -0.5).move(x: 9).settling().diagnostics.isEmpty)
  }

  @Test func `a source line above UInt32.max is clamped`() {
    let finding = Animate(box).move(to: [1], line: .max).diagnostics.first
    expectEqual(finding?.place?.line, UInt(UInt32.max))
  }
}
