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

  @Test func `C-12 removing the key of a child has no effect and is reported`() {
    let stage = makeStage(box)
    let line: UInt = #line + 1
    let playback = Animate(box).fade().settle().key("out").move(x: 1).settle().run()
    box.removeAnimation(forKey: "out")
    box.removeAnimation(forKey: "out")
    expectEqual(box.animationKeys, ["animatic.0"])
    let found = box.diagnostics.filter { $0.id == "C-12" }
    expectEqual(found.map(\.severity), [.warning])
    expectEqual(
      found.map(\.message),
      [
        """
        Removing the animation "out" has no effect, because it is a child of the group "animatic.0".
        """
      ])
    expectEqual(
      found.map(\.remedy),
      [
        #"Remove the whole group with removeAnimation(forKey: "animatic.0"), or cancel its playback."#
      ])
    expectEqual(found.map(\.place?.line), [line])
    stage.advance(by: 2)
    expectEqual(playback.outcome, .finished)
  }

  @Test func `C-12 removing the key of a written group's child is reported`() {
    let stage = makeStage(box)
    Animate(box).fade().key("out").group().settle().key("all").run()
    box.removeAnimation(forKey: "out")
    expectEqual(box.diagnostics.filter { $0.id == "C-12" }.map(\.place?.line), [#line - 2])
    box.removeAnimation(forKey: "all")
    #expect(box.animationKeys.isEmpty)
    stage.update()
  }

  @Test func `C-12 removing an unknown, a listed, or an ended key is not reported`() {
    let stage = makeStage(box)
    Animate(box).fade().settle().key("out").move(x: 1).settle().run()
    box.removeAnimation(forKey: "in")
    other.removeAnimation(forKey: "out")
    stage.advance(by: 2)
    box.removeAnimation(forKey: "out")
    Animate(box).fade().settle().key("out").run()
    box.removeAnimation(forKey: "out")
    #expect(!(box.diagnostics + other.diagnostics).contains { $0.id == "C-12" })
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
