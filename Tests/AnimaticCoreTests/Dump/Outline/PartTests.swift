// Parts of a timeline: in dumps, charts and spans.

import Animatic
import TestSupport
import Testing

struct `Parts of a timeline` {
  private let box = makeBox("box")
  private let dot = makeBox("dot")

  private var all: some Composable {
    Sequential {
      Animate(box).move(x: 10).fade(from: 1, to: 0).key("out")
      Animate(dot).scale(to: 2, duration: 2)
    }
  }

  @Test func `by layer`() {
    let text = all.debugDump(only: .layer(dot))
    #expect(text.contains("transform.scale") && !text.contains("opacity"), "\(text)")
    expectEqual(text.split(separator: "\n").count, 4, "\(text)")
  }

  @Test func `by property: a part of the whole meets it`() {
    let text = all.debugDump(only: .property(.position))
    #expect(text.contains("position.x") && !text.contains("opacity"), "\(text)")
    #expect(!all.debugDump(only: .property(.positionY)).contains("position"))
  }

  @Test func `by time, ends included`() {
    #expect(all.debugDump(only: .time(1.5...1.75)).contains("scale"))
    #expect(!all.debugDump(only: .time(1.5...1.75)).contains("opacity"))
    #expect(all.debugDump(only: .time(0.5...0.5)).contains("opacity"))
  }

  @Test func `by time: what pauses then is not in it`() {
    let chain = Parallel {
      Animate(box).move(x: 10).group().duration(2).repeats(50)
      Animate(dot).fade(from: 1, to: 0, duration: 100)
    }
    #expect(!chain.debugDump(only: .time(61.25...61.75)).contains("position"))
    #expect(chain.debugDump(only: .time(61.25...62.25)).contains("position"))
    #expect(chain.debugDump(only: .time(61.25...62)).contains("position"), "ends included")
    #expect(chain.debugDump(only: .time(61...61.5)).contains("position"), "ends included")
    #expect(chain.debugDump(only: .time(61.25...61.75)).contains("opacity"))
  }

  @Test func `by key, with all that is in it`() {
    let chain = Parallel {
      Animate(box).move(x: 10).fade(from: 1, to: 0).group().key("out")
      Animate(dot).scale(to: 2)
    }
    let text = chain.debugDump(only: .key("out"))
    #expect(text.contains("position.x") && text.contains("opacity"), "\(text)")
    #expect(!text.contains("scale"), "\(text)")
    #expect(!chain.debugDump(only: .key("nothing")).contains("box"))
  }

  @Test func `conditions add up`() {
    let part = TimelinePart.layer(box).property(.opacity).time(0...0.5)
    #expect(all.debugDump(only: part).contains("opacity"))
    #expect(!all.debugDump(only: part.time(3...4)).contains("opacity"))
  }

  @Test func `a part omits cues and diagnostics`() {
    #expect(all.debugDump().contains("L-8"))
    #expect(!all.debugDump(only: .layer(box)).contains("L-8"))
  }

  @Test func `the span of a part`() {
    let timeline = all.timeline
    expectEqual(timeline.span(of: .all), 0...3)
    expectEqual(timeline.span(of: .layer(dot)), 1...3)
    #expect(timeline.span(of: .property(.positionY)) == nil)
    #expect(timeline.span(of: .layer(makeBox())) == nil)
    // Pauses included.
    let again = Sequential {
      Animate(box).move(x: 10)
      Animate(dot).scale(to: 2)
      Animate(box).move(x: 50)
    }
    expectEqual(again.timeline.span(of: .layer(box)), 0...3)
  }

  @Test func `the folded text of a loop contains the first three and the last`() {
    var chain = Animate(box)
    for x in 1...20 { chain = chain.move(x: Double(x)).then() }
    let text = chain.debugDump()
    #expect(text.contains("→ 3  ") && !text.contains("→ 4  ") && text.contains("→ 20  "), "\(text)")
    #expect(text.contains("… 16 more like it  3…19 s"), "\(text)")
    #expect(chain.debugDump(isFolded: false).contains("→ 4  "))
  }

  @Test func `a dump has the first begin of each animation, in timeline time`() {
    // Backwards: what begins first in the group runs last.
    let fade = BasicAnimation(.opacity, from: 1, to: 0.5, duration: 0.5)
    let group = AnimationGroup([fade], duration: 2).with { $0.speed = -1 }
    let text = Animate(box).add(animation: group).debugDump()
    #expect(text.contains("1.5…2 s  in group 0…0.5 s"), "\(text)")
    #expect(Animate(box).add(animation: group).gantt().contains("1.5…2 s"))
    // From an offset on, and eased.
    let offset = Animate(box).add(animation: group.with { ($0.speed, $0.timeOffset) = (1, 0.25) })
    #expect(offset.debugDump().contains("0…0.25 s  in group 0…0.5 s"), "\(offset.debugDump())")
    let eased = Animate(box).fade(from: 1, to: 0).then().fade(from: 0, to: 1).group()
      .easing(.linear([0, EasingStop(0.25, at: 0.5), 1])).debugDump()
    #expect(eased.contains("0…≈1.33333 s  in group 0…1 s"), "\(eased)")
    #expect(eased.contains("≈1.33333…2 s  in group 1…2 s"), "\(eased)")
    // Cut off, and never reached.
    let long = AnimationGroup(
      [fade.with { $0.duration = 3 }, fade.with { $0.beginTime = 5 }], duration: 2)
    let cut = Animate(box).add(animation: long).debugDump()
    #expect(cut.contains("0…2 s  in group 0…3 s"), "\(cut)")
    #expect(cut.contains("never  in group 5…5.5 s"), "\(cut)")
  }

  @Test func `eight similar rows are not folded`() {
    var chain = Animate(box)
    for x in 1...8 { chain = chain.move(x: Double(x)).then() }
    #expect(!chain.debugDump().contains("more like it"))
  }

  @Test func `layers on which one line made the same are counted`() {
    let layers = (0..<12).map { makeBox("dot \($0)") }
    let all = Parallel { for layer in layers { Animate(layer).fade(from: 0, to: 1) } }
    let text = all.debugDump()
    #expect(text.contains("… 8 more layers like it  dot 3 … dot 10"), "\(text)")
    #expect(text.contains("dot 11\n"), "\(text)")
  }
}
