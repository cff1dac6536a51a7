// Diagnostics that name both places or the exact code to write instead.

import Animatic
import TestSupport
import Testing

struct `Remedies` {
  private let box = Layer(name: "box")
  private let dot = Layer(name: "dot")

  private func text(_ id: String, of chain: some Composable) throws -> String {
    let found = try #require(chain.diagnostics.first { $0.id == id })
    return "\(found.message) \(found.remedy)"
  }

  @Test func `C-22 names both lines and then`() throws {
    let line = #line + 2
    let chain = Parallel {
      Animate(box).fade(to: 0).settle()
      Animate(box).fade(to: 0.5).settle()
    }
    let found = try #require(chain.diagnostics.first { $0.id == "C-22" })
    let file = #fileID
    expectEqual(
      found.description,
      """
      warning C-22 [box/opacity]: Two animations of opacity overlap from 0 s to 1 s; the later one \
      wins. Insert .then() between them, or make the later one additive.  \(file):\(line + 1), \
      overlaps \(file):\(line)
      """)
    // A moved line is no change of the timeline.
    let moved = Parallel {
      Animate(box).fade(to: 0).settle()

      Animate(box).fade(to: 0.5).settle()
    }
    #expect(moved.timeline.difference(from: chain.timeline).isEmpty)
  }

  @Test func `L-8 in a group names the modifier after the group`() throws {
    expectEqual(
      try text("L-8", of: Animate(box).fade(to: 0).move(x: 3).group()),
      """
      opacity snaps back to the model when the animation ends. Write .group().settle() to keep the \
      value, because .settle() has no effect in a group.
      """)
    #expect(Animate(box).fade(to: 0).move(x: 3).group().settle().diagnostics.isEmpty)
    expectEqual(
      try text("L-8", of: Animate(box).fade(to: 0).move(x: 3)),
      """
      opacity snaps back to the model when the animation ends. Write .settle() to keep the value, or \
      end where it began.
      """)
  }

  @Test func `L-8 of a verb that stays in a group names stay after the group`() throws {
    let expected = """
      opacity snaps back to the model when the animation ends. Write .group().stay() to keep the \
      value, because .stay() has no effect in a group.
      """
    expectEqual(
      try text("L-8", of: Animate(box).fade(to: 0).stay().move(x: 3).settle().group()), expected)
    #expect(Animate(box).fade(to: 0).move(x: 3).group().stay().diagnostics.isEmpty)
    // A group in a group, and the last of two words.
    let nested = Animate(box).fade(to: 0).group().stay().then().fade(to: 0).group()
    expectEqual(try text("L-8", of: nested.fade(to: 0).settle().stay().group()), expected)
    let settles = Animate(box).fade(to: 0).stay().settle().group()
    #expect(try text("L-8", of: settles).contains("Write .group().settle()"))
    #expect(try text("L-8", of: Animate(box).fade(to: 0).group()).contains(".group().settle()"))
    let sibling = Animate(box).move(x: 3).stay().fade(to: 0).group()
    let found = sibling.diagnostics.filter { $0.id == "L-8" }.map { $0.remedy.contains(".stay()") }
    expectEqual(found, [true, false])
  }

  @Test func `L-8 in a container that changes the time names the modifier alone`() throws {
    let chain = Animate(box).fade(from: 1, to: 0).move(x: 3).sped(by: 2)
    #expect(try text("L-8", of: chain).contains("Write .settle() to keep"))
    #expect(
      Animate(box).fade(from: 1, to: 0).settle().move(x: 3).settle().sped(by: 2).diagnostics.isEmpty
    )
  }

  @Test func `L-8 in a raw group names the modifier alone`() throws {
    let group = AnimationGroup([BasicAnimation(.opacity, to: 0, duration: 1)], duration: 1)
    #expect(try text("L-8", of: Animate(box).add(animation: group)).contains("Write .settle() to"))
    #expect(Animate(box).add(animation: group).settle().diagnostics.isEmpty)
  }

  @Test func `C-13 says how to run the endless part by itself`() throws {
    let chain = Animate(box).move(x: 100).settle().fade(to: 0).repeats(.infinity)
    expectEqual(
      try text("C-13", of: chain),
      """
      The composition never ends, so position never settles. Run the endless part by itself, such as \
      Animate(layer).fade(to: 0).repeats(.infinity).run(), limit its repeats, or write .stay().
      """)
  }

  @Test func `R-1 names both layers and the line of the second`() throws {
    let stages = [Stage(clock: ManualClock()), Stage(clock: ManualClock())]
    stages[0].add(box)
    stages[1].add(dot)
    let line: UInt = #line + 3
    let playback = Parallel {
      Animate(box).fade(to: 0).settle()
      Animate(dot).fade(to: 0).settle()
    }.run()
    let found = try #require(playback.diagnostics.first)
    #expect(found.message == #""box" and "dot" are on different stages, so nothing runs."#)
    #expect(found.place?.line == line && playback.outcome == .notStarted)
  }

  @Test func `R-5 has the line of the chain without a layer`() throws {
    let line: UInt = #line + 1
    let chain = Animate().fade(to: 0).settle()
    let found = try #require(chain.run().diagnostics.first { $0.id == "R-5" })
    #expect(found.message == "The composition has no layer, so nothing runs.")
    #expect(found.place?.line == line)
    let both = Parallel {
      Animate(box).fade(to: 0).settle()
      Animate().fade(to: 0).settle()
    }
    let part = try #require(both.diagnostics.first { $0.id == "R-5" })
    #expect(part.message == "A chain of the composition has no layer, so it does not run.")
    #expect(part.place?.line == line + 6)
  }
}
