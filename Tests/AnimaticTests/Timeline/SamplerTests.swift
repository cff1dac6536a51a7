// A sampler shows what a snapshot of the same time shows, whichever way it came there.

import Animatic
import Testing

@Suite struct `Samplers` {
  private let box = makeBox("box")

  @Test func `a number is read by its channel, frame by frame`() throws {
    var sampler = Animate(box).fade(from: 1, to: 0).timeline.sampler
    let opacity = try #require(sampler.channel(of: .opacity, on: box))
    #expect(sampler[opacity] == 1)
    var shown: [Double] = []
    for time in [0.25, 0.5, 1, 1.5, 0.75, -1] {
      sampler.move(to: time)
      shown.append(sampler[opacity])
    }
    #expect(shown == [0.75, 0.5, 0, 1, 0.25, 1])
    #expect(sampler.time == -1)
  }

  @Test func `parts of a property have channels, what is made of several numbers has none`() throws
  {
    var sampler = Animate(box).move(from: [0, 10], to: [100, 20]).spin(turns: 1).timeline.sampler
    sampler.move(to: 0.5)
    let x = try #require(sampler.channel(of: .positionX, on: box))
    let y = try #require(sampler.channel(of: .positionY, on: box))
    #expect((sampler[x], sampler[y]) == (50, 15))
    #expect(sampler.channel(of: .rotation, on: box) == nil)
    #expect(sampler.channel(of: .opacity, on: box) == nil)
    #expect(sampler.channel(of: .positionX, on: makeBox("other")) == nil)
    #expect(sampler[box]?.position == CGPoint(x: 50, y: 15))
    #expect(sampler[makeBox("other")] == nil)
  }

  @Test func `what holds, what is covered and what is over is not moving`() {
    var sampler = Sequential {
      Animate(box).fade(from: 0, to: 1).stay()
      Wait(1)
      Animate(box).move(from: 0, x: 1)
    }.timeline.sampler
    var moving: [String] = []
    for time in [0.5, 1.5, 2.5, 9] {
      sampler.move(to: time)
      moving.append(sampler.description)
    }
    #expect(
      moving == [
        "sampler at 0.5 s, 1 moving", "sampler at 1.5 s, 0 moving", "sampler at 2.5 s, 1 moving",
        "sampler at 9 s, 0 moving",
      ])
  }

  @Test func `a copy goes its own way`() throws {
    var one = Animate(box).fade(from: 1, to: 0).timeline.sampler
    let opacity = try #require(one.channel(of: .opacity, on: box))
    one.move(to: 0.25)
    var other = one
    other.move(to: 0.5)
    #expect((one[opacity], other[opacity]) == (0.75, 0.5))
  }

  @Test func `odd times and channels of others are no trap`() throws {
    var sampler = Animate(box).fade(from: 1, to: 0).stay().timeline.sampler
    let opacity = try #require(sampler.channel(of: .opacity, on: box))
    var shown: [Double] = []
    for time in [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, -.nan, 0.5] {
      sampler.move(to: time)
      shown.append(sampler[opacity])
    }
    #expect(shown == [1, 0, 1, 0, 1, 1, 0.5])
    var empty = Animate().timeline.sampler
    empty.move(to: 3)
    #expect(empty[opacity] == 0)
    #expect(empty.description == "sampler at 3 s, 0 moving")
  }

  @Test func `a row of a thousand is found from anywhere`() throws {
    var chain = Animate(box)
    for index in 0..<1000 {
      chain = chain.fade(from: Double(index), to: Double(index) + 1, duration: 0.25).then()
    }
    var sampler = chain.timeline.sampler
    let opacity = try #require(sampler.channel(of: .opacity, on: box))
    for time in [0.125, 100.125, 99.875, 249.875, 0.375, 200, 200.125, 250] {
      sampler.move(to: time)
      #expect(sampler[opacity] == time * 4)
    }
  }
}
