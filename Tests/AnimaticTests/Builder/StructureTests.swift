import Animatic
import TestSupport
import Testing

extension Animate {
  /// A verb as a user writes one.
  fileprivate consuming func enter(
    by way: [Double], file: String = #fileID, line: UInt = #line
  ) -> Animate {
    fadeIn(file: file, line: line).move(by: way, file: file, line: line)
  }
}

struct StructureTests {
  enum Mode: CaseIterable { case plain, fancy, none }

  let box = Layer(name: "box")
  let cells = (0..<3).map { Layer(name: "cell \($0)") }

  private func scene(_ mode: Mode, extra: Layer?) -> Sequential {
    Sequential(gap: 0.5) {
      switch mode {
      case .plain: Animate(box).fadeIn()
      case .fancy:
        Animate(box).fadeIn()
        Wait(1)
      case .none: Wait(0)
      }
      if let extra { Animate(extra).pop() }
      if #available(macOS 99, *) { Animate(box).spin() } else { Animate(box).spin(duration: 2) }
      for cell in cells where mode == .fancy { On(cell) { $0.fadeOut() } }
    }
  }

  @Test func `conditions, switches, loops and availability choose the statements`() {
    expectEqual(scene(.plain, extra: nil).composition.description, "composition of 2 animations")
    expectEqual(scene(.fancy, extra: box).composition.description, "composition of 6 animations")
    expectEqual(scene(.none, extra: box).composition.description, "composition of 2 animations")
    #if !os(macOS)
      expectEqual(scene(.none, extra: nil).duration, 1.5)
    #endif
  }

  @Test func `a gap counts on both sides of a wait`() {
    let whole = Sequential(gap: 0.25) {
      Animate(box).fadeIn()
      Wait(1)
      Animate(box).fadeOut()
    }
    expectEqual(whole.duration, 3.5)
    expectEqual(Wait(2).duration, 2)
    expectEqual(Wait(-1).diagnostics.map(\.id), ["L-49"])
    #expect(Wait(1).diagnostics.isEmpty)
  }

  @Test func `a chain on each of many layers, with the index or without`() {
    let fan = On(cells) { $0.rotate(to: .degrees(90), duration: 1 + Double($1)) }
    expectEqual(fan.duration, 3)
    expectEqual(On(cells) { $0.fadeIn() }.timeline.layers, cells.map(\.id))
    expectEqual(On([Layer]()) { $0.fadeIn() }.duration, 0)
  }

  @Test func `a style is bound to one layer or to many, and is not changed by it`() {
    let style = Animate().fadeIn().move(by: [0, -20])
    let many = style.on(cells)
    expectEqual(many.timeline.layers, cells.map(\.id))
    expectEqual(style.on(box).timeline.value(of: .positionY, on: box, at: 0.5), -10)
    #expect(style.timeline.layers.isEmpty)
    // A part that has a layer keeps it.
    expectEqual(style.on(box).on(cells[0]).timeline.layers, [box.id])
  }

  @Test func `defaults apply to parts without a value, the innermost first`() {
    let whole = Parallel {
      Animate(box).fadeIn()
      Animate(cells[0]).fadeIn(duration: 2, easing: .easeIn)
      Animate(cells[1]).fadeIn().defaults(duration: 3).shake()
      Animate(cells[2]).add(animation: BasicAnimation(.opacity, from: 0, to: 1))
    }
    .defaults(duration: 0.5, easing: .easeOut)
    let timeline = whole.timeline
    expectEqual(
      timeline.value(of: .opacity, on: box, at: 0.25), TimingFunction.easeOut.value(at: 0.5))
    expectEqual(
      timeline.value(of: .opacity, on: cells[0], at: 1), TimingFunction.easeIn.value(at: 0.5))
    expectEqual(
      timeline.value(of: .opacity, on: cells[1], at: 1.5), TimingFunction.easeOut.value(at: 0.5))
    expectEqual(whole.duration, 3)
  }

  @Test func `a custom verb has the location of its caller`() throws {
    let line = UInt(#line + 1)
    let chain = Animate(box).enter(by: [1, 2, 3]).settle()
    let finding = try #require(chain.diagnostics.first { $0.id == "C-2" })
    expectEqual(finding.place?.line, line)
    #expect(chain.entries.allSatisfy { $0.animation.place?.line == line })
  }

  @Test func `a name is the key of the whole, and a nested one is reported`() {
    let whole = Parallel {
      Animate(box).fadeIn().move(x: 9).settle()
      Animate(cells[0]).fadeIn()
    }
    expectEqual(whole.named("intro").groups[box].map(\.key), ["intro", "intro.kept"])
    expectEqual(whole.named("intro").groups[cells[0]].map(\.key), ["intro"])
    expectEqual(whole.settling().named("intro").groups[box].map(\.key), ["intro"])
    let nested = Sequential {
      whole.named("inner")
      Animate(box).fadeOut()
    }.settling()
    expectEqual(nested.diagnostics.map(\.id), ["C-12"])
    #expect(whole.settling().named("intro").diagnostics.isEmpty)
  }

  @Test func `parallel groups of one layer keep their durations and nested keys`() {
    let both = Parallel {
      Animate(box).fade(from: 1, to: 0).key("inner").group().repeats(2)
      Animate(box).move(from: 0, x: 8).group().repeats(4)
    }
    expectEqual(both.duration, 4)
    expectEqual(both.values(of: .opacity, on: box, at: [1.5]), [0.5])
    expectEqual(both.values(of: .positionX, on: box, at: [3.5]), [4])
    #expect(both.debugDump().contains("key inner"))
  }
}
