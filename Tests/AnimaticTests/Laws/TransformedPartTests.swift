// Compositions that contain transformed parts: what is held, what is lost, and what is reported.

import Animatic
import TestSupport
import Testing

struct TransformedPartTests {
  private let a = Layer(name: "a")
  private let b = Layer(name: "b")
  private let box = Layer(name: "box")
  private let stage: Stage

  init() {
    stage = makeStage(a, b, box)
  }

  private func values(
    _ composition: some Composable, _ property: LayerProperty<Double>, on layer: Layer,
    _ times: [Double]
  ) -> [Double?] {
    let timeline = composition.timeline
    return times.map { timeline.value(of: property, on: layer, at: $0) }
  }

  private func lost(_ composition: some Composable) -> [String] {
    composition.diagnostics.filter { $0.id == "C-48" }.map { "\($0.message) \($0.remedy)" }
  }

  private var show: Composition {
    Sequential {
      Animate(a).fade(from: 0, to: 1).settle()
      Animate(b).fade(from: 0, to: 1).settle()
    }.composition
  }

  // MARK: Held starts

  @Test func `what has faded out in a reversed part stays out and is committed`() {
    let whole = Sequential {
      show
      show.reversed()
    }
    expectEqual(values(whole, .opacity, on: b, [1.5, 2.5, 3, 3.5, 4]), [0.5, 0.5, 0, 0, 0])
    #expect(whole.diagnostics.isEmpty)
    whole.run()
    stage.advance(by: 5)
    expectEqual([a.opacity, b.opacity], [0, 0])
  }

  @Test func `a pause and a stagger change nothing about it`() {
    let paused = Sequential(gap: 0.5) {
      show
      Wait(1)
      show.reversed()
    }
    expectEqual(values(paused, .opacity, on: b, [5, 5.5, 6]), [0, 0, 0])
    let staggered = Stagger(each: 2) {
      show
      show.reversed()
    }
    expectEqual(values(staggered, .opacity, on: b, [2.5, 3, 3.5]), [0.5, 0, 0])
  }

  @Test func `each iteration of a repeated part begins with its stated starts`() {
    let late = Animate(box).then(gap: 1).move(from: 10, x: 20).settle()
    let whole = Sequential {
      Animate(box).move(from: 0, x: 10).settle()
      late.repeated(2)
    }
    expectEqual(values(whole, .positionX, on: box, [1.5, 2.5, 3.5, 4.5]), [10, 15, 10, 15])
  }

  @Test func `a jump at the begin of a repeated part is reported where it is`() {
    let whole = Sequential {
      Animate(box).move(from: 0, x: 10).settle()
      Animate(box).then(gap: 1).move(from: 15, x: 20).settle().repeated(2)
    }
    let jumps = whole.diagnostics.filter { $0.id == "C-23" }
    expectEqual(jumps.map(\.time), [1...1])
  }

  @Test(arguments: [true, false])
  func `before a transformed part, its own first value is presented`(isBesideEarlier: Bool) {
    let part = Parallel {
      Animate(box).move(from: 0, x: 10).settle()
      Animate(box).fade(from: 0, to: 1).settle()
    }
    let transformed: [(Composition, Double)] = [
      (part.repeated(2), 0), (part.reversed(), 1), (part.trimmed(0.5...), 0.5),
      (part.reversed().trimmed(0.25...), 0.75), (part.eased(.easeIn), 0), (part.autoreversed(), 0),
    ]
    box.opacity = 0.25
    for (part, first) in transformed {
      let whole = Sequential {
        if isBesideEarlier { Animate(box).move(x: 5).settle() } else { Wait(1).on(box) }
        part
      }
      expectEqual(values(whole, .opacity, on: box, [0, 0.5, 1]), [first, first, first])
    }
  }

  @Test func `an animation value fills before a delayed transformed part as before any other`() {
    var raw = BasicAnimation(.opacity, from: 0.5, to: 1, duration: 1)
    raw.fillMode = .both
    let fade = Animate(box).add(animation: raw)
    for (part, first) in [
      (fade.composition, 0.5), (fade.repeated(2), 0.5), (fade.eased(.easeIn), 0.5),
      (fade.reversed(), 1), (fade.trimmed(0.5...), 0.75),
    ] {
      let whole = Sequential {
        Animate(box).move(x: 5).settle()
        part
      }
      expectEqual(values(whole, .opacity, on: box, [0, 0.5, 1]), [first, first, first])
      #expect(!whole.diagnostics.contains { $0.id == "L-12" })
    }
  }

  // MARK: Trims

  @Test func `what a trim cuts away is not reported as invisible`() {
    let whole = Sequential {
      show
      Animate(box).move(x: 10).settle()
    }
    for part in [
      whole.trimmed(0...1), whole.reversed().trimmed(0...1), whole.eased(.easeIn).trimmed(0...0.5),
      whole.repeated(2).trimmed(0...0.5), whole.autoreversed().trimmed(5...),
      whole.trimmed(0...0.5).eased(.easeIn), whole.eased(.easeIn).trimmed(2.9...),
      whole.trimmed(0...1).reversed(),
    ] {
      #expect(part.diagnostics.isEmpty, "\(part.debugDump())")
    }
  }

  @Test func `a group that ends before its content is still reported`() {
    let chain = Animate(a).fade(to: 0).then().move(x: 100).group().repeats(0.25).settle()
    expectEqual(chain.diagnostics.map(\.id), ["C-24"])
  }

  @Test func `a trim keeps an instant at the end, with and without an observer`() {
    let move = Animate(box).move(x: 100, duration: 1)
    let hide = Animate(box).fade(to: 0.2, duration: 0).settle()
    var ends = 0
    let plain = Sequential {
      move
      hide
    }
    let observed = Sequential {
      move.onEnd {}
      hide.onEnd { ends += 1 }
    }
    for whole in [plain.trimmed(0.5...), observed.trimmed(0.5...), plain.split(at: 0.25).tail] {
      expectEqual(values(whole, .opacity, on: box, [0.25, 1]), [1, 0.2])
      whole.run()
      stage.advance(by: 2)
      expectEqual(box.opacity, 0.2)
      box.opacity = 1
    }
    expectEqual(ends, 1)
  }

  // MARK: Lost starts

  @Test func `both sides of a split without a start name the start to write`() {
    let go = Animate(box).move(x: 100).settle()
    let (head, tail) = go.split(at: 0.5)
    let whole = Sequential {
      head
      tail
    }
    expectEqual(
      lost(whole),
      [
        "position.x in a trimmed part infers its start from the animations before the part: 50. "
          + "By itself, the part has 0. Write from: 0 in the verb."
      ])
    expectEqual(whole.diagnostics.map(\.id), ["C-48"])
    let (first, second) = Animate(box).move(from: 0, x: 100).settle().split(at: 0.5)
    let stated = Sequential {
      first
      second
    }
    #expect(stated.diagnostics.isEmpty)
    expectEqual(values(stated, .positionX, on: box, [0.25, 0.5, 0.75, 1]), [25, 50, 75, 100])
  }

  @Test(arguments: [true, false])
  func `a reversed verb that ends where it starts names the start to write`(isRelative: Bool) {
    let go =
      isRelative ? Animate(box).move(byX: 100).settle() : Animate(box).move(x: 100).settle()
    let back = Sequential {
      go
      go.reversed()
    }
    expectEqual(back.diagnostics.map(\.id), ["C-48"])
    #expect(back.diagnostics[0].remedy == "Write from: 0 in the verb.")
  }

  @Test func `reversed after it has settled, a verb presents one value and is reported`() {
    let open = Animate(box).move(x: 100).settle()
    open.run()
    stage.advance(by: 1)
    let problem = lost(open.reversed())
    expectEqual(
      problem,
      [
        "position.x in a reversed part presents 100 throughout, because its inferred start is its "
          + "end. Write from:, the value to return to, in the verb."
      ])
  }

  @Test func `a part that loses nothing is not reported`() {
    let go = Animate(box).move(x: 100, duration: 1).settle()
    let appear = Animate(box).fade(to: 0.5, duration: 1).settle()
    for whole in [
      go.reversed(), go.trimmed(0.5...), go.split(at: 0.5).tail,
      Sequential {
        appear
        go.reversed()
      }.composition,
      Sequential {
        appear
        go.trimmed(0.5...)
      }.composition,
      Sequential {
        go
        go.reversed().reversed()
      }.composition,
    ] {
      #expect(lost(whole).isEmpty, "\(whole.debugDump())")
    }
  }

  @Test func `a part that returns or is cut inside a reversed one is reported`() {
    let fade = Animate(box).fade(to: 0.5, duration: 1)
    let back = fade.reversed().autoreversed()
    let cut = fade.group().autoreverses().reversed().trimmed(...1.25)
    let late = Animate(box).fade(to: 0.5, duration: 0, at: .start + 0.125).repeated(2, pause: 0.5)
    for (first, second) in [
      (back, back.reversed()), (cut, cut.reversed()), late.split(at: 0.25),
    ] {
      let whole = Sequential {
        first
        second
      }
      expectEqual(whole.diagnostics.filter { $0.id == "C-48" }.map(\.remedy).count, 1)
    }
  }

  @Test func `a start that a stretched part plays before a cut is not lost`() {
    let whole = Animate(box).fade(to: 0.5, duration: 1).then()
      .zPosition(from: 0, by: 8, duration: 1).group()
    for piece in [whole.stretched(to: 1.75), whole.sped(by: 3)] {
      let (head, tail) = piece.split(at: piece.duration * 0.75)
      let both = Sequential {
        head
        tail
      }
      #expect(lost(both).isEmpty)
    }
  }

  @Test func `an end that a later animation hides is not lost`() {
    let moves = Animate(box).move(offsetX: 8, duration: 0.25)
      .move(from: 0, offsetX: 8, duration: 1.5, at: .start + 0.375).composition
    for (cut, count) in [(0.25, 1), (0.3, 1), (0.375, 0), (0.5, 0)] {
      let (head, tail) = moves.split(at: cut)
      let both = Sequential {
        head
        tail
      }
      expectEqual(lost(both).count, count)
    }
  }

  @Test(arguments: [0.1, 0.26, 0.4, 0.8], [0.05, 0.2, 0.5])
  func `a trim inside a trim that drops animations is compiled`(inner: Double, outer: Double) {
    let moves = Animate(box).move(offsetX: 8, duration: 0.25).then()
      .move(from: 0, offsetX: 8, duration: 0.5).then().fade(to: 0.5).then().move(offsetX: 3)
    let nested = Sequential {
      Animate(box).move(x: 50)
      Sequential {
        moves.trimmed(inner...)
        moves.trimmed(inner...)
      }.trimmed(outer...)
    }
    let length = 1 + 2 * (moves.duration - inner) - outer
    #expect(abs(nested.timeline.duration - length) < 1e-9)
  }

  @Test func `an end from which a later animation infers its start is lost`() {
    let moves = Animate(box).zPosition(by: 8, duration: 0.375).then()
      .zPosition(by: 8, duration: 1.5).composition
    let (head, tail) = moves.split(at: 0.375)
    let both = Sequential {
      head
      tail
    }
    #expect(!lost(both).isEmpty)
  }

  @Test func `an end from which keyframes infer their start is lost`() {
    let turns = Sequential {
      Animate(box).rotate(by: .radians(0.5), duration: 0)
        .shakeR(radian: 8, times: 1, duration: 0.25, at: .start + 0.75)
      Wait(1)
    }.composition
    let (head, tail) = turns.split(at: 1)
    let both = Sequential {
      head
      tail
    }
    expectEqual(lost(both).count, 1)
  }

  @Test func `a start is lost if a change begins while it is visible`() {
    let moves = Sequential {
      Animate(box).zPosition(by: 8, duration: 0).after(begin: 0.25).zPosition(to: 8, duration: 1)
      Wait(1)
    }.composition
    let (head, tail) = moves.split(at: 1.125)
    let both = Sequential {
      head
      tail
    }
    expectEqual(values(both, .zPosition, on: box, [1, 2]), [10, 17.5])
    expectEqual(values(moves, .zPosition, on: box, [1, 2]), [10, 10])
    expectEqual(lost(both).map { $0.contains("from: 0") }, [true])
  }

  @Test func `a start from what is never played is reported`() {
    let piece = Animate(box).move(offset: [8, 2], duration: 0).fade(from: 0, to: 0.5).group()
      .after(begin: 0.625).composition
    let (head, tail) = piece.split(at: 0.5)
    let both = Sequential {
      head
      tail
    }
    expectEqual(lost(both).count, 1)
  }

  @Test func `a lost start is hidden by a later end that is its own`() {
    let piece = Sequential {
      Animate(box).rotate(to: .radians(0.5)).after(begin: 0.375)
        .shakeR(radian: 8, times: 1, duration: 0.125)
      Wait(1)
    }.composition
    let (head, tail) = piece.split(at: 2)
    let both = Sequential {
      head
      tail
    }
    #expect(lost(both).isEmpty)
  }

  @Test func `a start is not lost if a change begins after it`() {
    let moves = Sequential {
      Animate(box).zPosition(to: 8, duration: 0.5).then(gap: 0.25).zPosition(by: 8, duration: 0)
      Wait(1)
    }.composition
    let (head, tail) = moves.split(at: 1.125)
    let both = Sequential {
      head
      tail
    }
    expectEqual(values(both, .zPosition, on: box, [1, 1.5]), [16, 16])
    #expect(lost(both).isEmpty)
  }

  @Test func `an instant in a group that returns is reported in a reversed part`() {
    let piece = Animate(box).fade(to: 0.5, duration: 0).group().after(begin: 0.5).autoreverses()
    let whole = Sequential {
      piece
      piece.reversed()
    }
    expectEqual(lost(whole).count, 1)
  }

  @Test func `an instant that a trim leaves whole is reported in a reversed part`() {
    let piece = Animate(box).fade(to: 0.5, duration: 0).after(begin: 0.875).trimmed(0.25...)
    let whole = Sequential {
      piece
      piece.reversed()
    }
    expectEqual(lost(whole).count, 1)
  }

  @Test func `what begins after a reversed instant starts from what it leaves`() {
    let place = Layer(name: "place", position: CGPoint(x: 1, y: 1))
    let piece = Animate(place).move(offset: [8, 0], duration: 0).fade(to: 0.5, duration: 1)
      .reversed()
    let whole = Sequential {
      piece
      piece.reversed()
    }
    expectEqual(values(whole, .positionX, on: place, [0.5, 1.5]), [9, 9])
  }

  // MARK: Ends

  @Test func `what begins where a trim ends is not presented, observed or not`() {
    let fades = Animate(box).fade(from: 0, to: 0.5, duration: 1).onEnd {}.then()
      .fade(from: 0, to: 0.75, duration: 1).onEnd {}
    let group = Sequential {
      Wait(0.25)
      fades
    }
    expectEqual(values(fades.trimmed(0.5...1).staying(), .opacity, on: box, [0.5, 2]), [0.5, 0.5])
    expectEqual(values(group.trimmed(0.5...1.25), .opacity, on: box, [0.75]), [0.5])
    expectEqual(
      values(fades.trimmed(0.5...1).repeated(2), .opacity, on: box, [0.5, 1]), [0.25, 0.5])
  }

  @Test func `a group that is cut between two repeats is reversed as it is presented`() {
    let cut = Animate(box).fade(from: 0, to: 0.5, duration: 0.75).repeats(2).group().duration(0.75)
      .scale(from: 1, to: 1.5, duration: 1)
    expectEqual(values(cut, .opacity, on: box, [0.5, 0.8]), [1.0 / 3, 0])
    expectEqual(values(cut.reversed(), .opacity, on: box, [0.2, 0.5]), [0, 1.0 / 3])
  }

  @Test func `an observer in a cut part leaves the starts of what begins beside it`() {
    func whole(_ fade: Animate) -> some Composable {
      Parallel {
        fade.move(from: [0, 1], to: [8, 3], duration: 0, at: .end + 0.125).trimmed(0.625...)
        Animate(box).move(x: 8, duration: 1)
      }
    }
    let fade = Animate(box).fade(from: 0, to: 0.5, duration: 1)
    for fade in [fade, fade.onEnd {}] {
      expectEqual(values(whole(fade), .positionX, on: box, [0, 0.5]), [0, 4])
    }
  }

  @Test func `angles and points are named as code`() {
    let turn = Animate(box).rotate(to: .degrees(90)).settle()
    let fly = Animate(box).move(to: [10, 20]).settle()
    let whole = Sequential {
      turn
      turn.reversed()
      fly
      fly.reversed()
    }
    expectEqual(
      whole.diagnostics.filter { $0.id == "C-48" }.map(\.remedy),
      ["Write from: .degrees(0) in the verb.", "Write from: [0, 0] in the verb."])
  }
}
