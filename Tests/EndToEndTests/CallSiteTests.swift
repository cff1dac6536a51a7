// Typical ways to write animations, one test for each: they compile, and behave as they
// read.

import Animatic
import Testing

extension Cue {
  fileprivate static let revealed = Cue("revealed")
}

struct `Call sites` {
  private let title = Layer(name: "title", position: CGPoint(x: 50, y: 50))
  private let layer = Layer(name: "layer", position: CGPoint(x: 100, y: 100))
  private let cells = (0..<5).map { Layer(name: "cell \($0)") }

  private var intro: Sequential {
    Sequential(gap: 0.1) {
      Animate(title).fadeIn(duration: 0.3)
      Parallel {
        Animate(layer).move(to: [0, 0], duration: 0.6)
        Animate(layer).scale(from: 0.8, to: 1, duration: 0.6, easing: .back())
      }
      Wait(0.2)
      Animate(title).fadeOut()
    }
  }

  private var pulse: Animate {
    Animate(layer).scale(to: 1.1, duration: 0.15).autoreverses().repeats(3)
  }

  private var list: Stagger {
    Stagger(each: 0.05, from: .center) {
      for cell in cells { Animate(cell).move(by: [0, 40]).fadeIn() }
    }
  }

  private var lag: Stagger {
    Stagger(lag: 0.25) { for cell in cells { Animate(cell).fadeIn() } }
  }

  @Test func `1 the chain of UKAnimation, unchanged`() {
    let playback = Animate(layer)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).after(begin: 1, willGroup: true)
      .group().duration(2).modify { $0.autoreverses = true }
      .run()
    #expect(playback.duration == 4)
    let old = Animate(layer).fade(from: 1, to: 0).modify { $0?.autoreverses = true }.run()
    #expect(old.duration == 2)
  }

  @Test func `2 a sequence by one modifier, with a spring`() throws {
    let chain = Animate(layer).fadeIn(duration: 0.3).then()
      .scale(to: 1.2, easing: .spring(response: 0.4, damping: 0.6))
      .then(gap: 0.2).fadeOut()
    let group = try #require(chain.groups[layer].first?.animation as? AnimationGroup)
    let spring = try #require(group.animations[1] as? SpringAnimation<Double>)
    #expect(spring.beginTime == 0.3)
    #expect(spring.duration == spring.settlingDuration)
    #expect(abs(group.animations[2].beginTime - (0.5 + spring.settlingDuration)) < 1e-12)
    #expect(
      chain.timeline.value(of: .scale, on: layer, at: 0.3 + spring.settlingDuration) == 1.2)
    chain.run()
  }

  @Test func `3 positions in words, and a cue`() {
    let chain = Animate(layer).move(by: [0, -20]).scale(to: 1.1, at: .withPrevious + 0.1)
      .cue(.revealed).fade(to: 0, at: .cue(.revealed) + 0.5)
    #expect(chain.entries.map { $0.animation.beginTime } == [0, 0.1, 1.6])
    chain.run()
  }

  @Test func `4 a builder`() {
    #expect(intro.composition.description == "composition of 4 animations")
    #expect(intro.duration == 2.4)
  }

  @Test func `5 a stagger from the middle`() {
    #expect(list.duration == 1.1)
    let timeline = list.timeline
    #expect(cells.map { timeline.value(of: .opacity, on: $0, at: 0.1) } == [0, 0.05, 0.1, 0.05, 0])
  }

  @Test func `6 a lag`() {
    #expect(lag.duration == 2)
    #expect(lag.timeline.value(of: .opacity, on: cells[4], at: 1.5) == 0.5)
  }

  @Test func `7 one layer, named once`() {
    let on = On(layer) {
      $0
        .move(to: [10, 10])
        .fade(to: 1)
        .then()
        .rotate(by: .degrees(90))
    }
    #expect(on.duration == 2)
    #expect(on.timeline.value(of: .rotation, on: layer, at: 1.5) == .pi / 4)
  }

  @Test func `8 any property, and durations with a unit`() {
    let chain = Animate(layer).animate(.cornerRadius, to: 12).animate(.opacity, from: 0, to: 1)
      .duration(.milliseconds(300))
    #expect(chain.entries.map { $0.animation.duration } == [1, 0.3])
    chain.run()
  }

  @Test func `9 values are used again, repeated and reversed`() {
    #expect(abs(pulse.duration - 0.9) < 1e-12)
    let outro = intro.reversed().repeated(2)
    #expect(outro.duration == 4.8)
    // The outro begins with the end of the fade out and ends with the begin of the fade in.
    #expect(outro.timeline.value(of: .opacity, on: title, at: 0.5) == 0.5)
    #expect(
      abs((outro.timeline.value(of: .opacity, on: title, at: 4.65) ?? 0) - 0.5) < 1e-12)
  }

  @Test func `10 a test of a sequence`() {
    let timeline = intro.timeline
    #expect(timeline.duration == 2.4)
    #expect(timeline.value(of: .opacity, on: title, at: 0.15) == 0.5)
    #expect(intro.settling().diagnostics.isEmpty)
  }

  @Test func `11 playback on a clock of the test`() async {
    let clock = ManualClock()
    let stage = Stage(clock: clock)
    stage.add(layer)
    let playback = pulse.run()
    clock.advance(by: 0.45)
    #expect(abs(layer.presentation.transform.m11 - 1.1) < 1e-12)
    playback.seek(to: .end - 0.1)
    playback.reverse()
    clock.advance(by: 0.05)
    #expect(abs(playback.elapsed - 0.75) < 1e-12)
    stage.advance(by: 1)
    #expect(await playback.finished == .finished)
  }

  @Test(arguments: [true, false])
  func `12 conditions, and mixing`(flag: Bool) {
    let mixed = Parallel {
      if flag { Animate(layer).shake() } else { Animate(layer).fadeOut() }
      list
      lag
    }
    #expect(mixed.duration == 2)
    let property = mixed.groups[layer].first.flatMap { entry in
      (entry.animation as? AnimationGroup)?.animations.first?.keyPath
    }
    #expect(property == (flag ? "transform.translation.x" : "opacity"))
  }

  @Test func `13 reduced motion, and an explicit fit`() {
    let chain = Animate(layer).move(by: [0, 300]).shake().reducedMotion(.crossfade).group()
      .fitted(to: 1, .stretch)
    #expect(chain.duration == 1)
    #expect(chain.timeline.value(of: .position, on: layer, at: 0.5)?.y == 250)
    #expect(
      chain.timeline(reducedMotion: true).value(of: .position, on: layer, at: 0.5)?.y == 400)
    chain.run(reducedMotion: true)
  }
}
