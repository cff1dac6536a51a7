// The keys of compiled and running animations, and the names of layers in texts.

import Animatic
import TestSupport
import Testing

struct `Keys and names` {
  private let box = makeBox()
  private let other = makeBox()

  @Test func `unnamed results are numbered by layer`() {
    let both = Parallel {
      Animate(box).fade().move(x: 1).stay()
      Animate(other).fade()
    }
    expectEqual(both.groups[box].map(\.key), ["animatic.0", "animatic.1"])
    expectEqual(both.groups[other].map(\.key), ["animatic.0"])
  }

  @Test func `at run a used number is replaced by the next free one`() {
    let stage = makeStage(box)
    box.add(BasicAnimation(.opacity, to: 0, duration: 9), forKey: "animatic.0")
    Animate(box).fade().move(x: 1).stay().run(interrupting: .nothing)
    expectEqual(box.animationKeys, ["animatic.0", "animatic.1", "animatic.2"])
    stage.advance(by: 2)
    expectEqual(box.animationKeys, ["animatic.0", "animatic.2"])
    Animate(box).fade().run(interrupting: .nothing)
    expectEqual(box.animationKeys, ["animatic.0", "animatic.2", "animatic.1"])
  }

  @Test func `a key on the only entry is the layer's`() {
    expectEqual(Animate(box).fade().key("out").groups.map(\.key), ["out"])
    expectEqual(Sequential { Animate(box).fade().key("out") }.groups.map(\.key), ["out"])
  }

  @Test func `the key of a child is reported, and names it in events`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade().key("out").move(x: 1)
    expectEqual(chain.finding("C-12")?.place?.line, line)
    expectEqual(chain.finding("C-12")?.severity, .info)
    expectEqual(chain.groups.map(\.key), ["animatic.0"])
    let stage = makeStage(box)
    var key: String?
    Animate(box).fade().key("out").onBegin { event in key = event.key }.move(x: 1).run()
    stage.update()
    expectEqual(key, "out")
  }

  @Test func `a key inside a group is in the dump and not reported`() {
    let chain = Animate(box).fade().key("out").group()
    #expect(chain.finding("C-12") == nil)
    #expect(chain.debugDump().contains("key out"))
  }

  @Test func `the event of an unnamed run has the key that the layer lists`() {
    let stage = makeStage(box)
    var keys: [String?] = []
    let chain = Animate(box).fade().onBegin { event in keys.append(event.key) }
    chain.run()
    chain.run(interrupting: .nothing)
    stage.update()
    expectEqual(keys, ["animatic.0", "animatic.1"])
  }

  @Test func `unnamed layers are numbered in order of appearance, named ones keep their names`() {
    let both = Parallel {
      Animate(other).fade()
      Animate(makeBox("title")).fade()
      Animate(box).fade()
    }
    let lines = both.debugDump().split(separator: "\n").dropFirst()
    expectEqual(lines.filter { !$0.contains("  ") }, ["layer 1", "title", "layer 3"])
  }

  @Test func `diagnostics name a layer`() {
    expectEqual(Animate(makeBox("title")).fade().finding("L-8")?.path, "title/opacity")
    expectEqual(Animate(box).fade().finding("L-8")?.path, "layer 1/opacity")
  }

  @Test func `two chains on one layer run under different keys`() {
    let stage = makeStage(box)
    Animate(box).fade(from: 1, to: 0).run()
    Animate(box).move(x: 100).group().run()
    expectEqual(box.animationKeys, ["animatic.0", "animatic.1"])
    stage.advance(by: 0.5)
    expectEqual(box.presentation.opacity, 0.5)
    expectEqual(box.presentation.position.x, 75)
  }
}
