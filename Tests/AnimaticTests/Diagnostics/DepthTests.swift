// Very deep or very long compositions: on the stack of a secondary thread, and in linear
// time.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct DepthTests {
  private static let depth = max(1_000, Campaign.count(10_000))

  /// A chain in many groups, one around the other.
  private static func nested(
    _ depth: Int, around box: Layer
  ) -> Animate {
    var chain = Animate(box).fade(from: 1, to: 0)
    for _ in 0..<depth { chain = (consume chain).group() }
    return chain
  }

  @Test func `many groups are built, queried, printed, and freed on a small stack`() throws {
    let (value, lines, duration) = try onSmallStack {
      let box = Layer(name: "box")
      let chain = Self.nested(Self.depth, around: box)
      return (
        chain.timeline.value(of: .opacity, on: box, at: 0.25),
        chain.debugDump().split(separator: "\n").count { $0.contains(" group ") }, chain.duration
      )
    }
    expectEqual(value, 0.75)
    expectEqual(lines, Self.depth)
    expectEqual(duration, 1)
  }

  @Test func `many repeated groups report their innermost verb on a small stack`() throws {
    let (log, shown) = try onSmallStack {
      var log: [String] = []
      let box = Layer(name: "box")
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      var chain = Animate(box).fade(from: 1, to: 0)
        .onBegin { log.append("begin \($0.time)") }.onEnd { log.append("end \($0.time)") }
      for _ in 0..<Self.depth { chain = (consume chain).group().repeats(1) }
      let playback = chain.run()
      stage.advance(by: 0.25)
      let shown = box.presentation.opacity
      stage.advance(by: 1)
      _ = playback
      return (log, shown)
    }
    expectEqual(log, ["begin 0.0", "end 1.0"])
    expectEqual(shown, 0.75)
  }

  @Test(.timeLimit(.minutes(2)))
  func `timelines of ten thousand groups are compared on a small stack`() throws {
    let changes = try onSmallStack {
      let box = Layer(name: "box")
      func timeline(_ ends: [Double]) -> Timeline {
        let fades = ends.map { BasicAnimation(.opacity, from: 1, to: $0, duration: 1) }
        var chain = Animate(box).add(animation: AnimationGroup(fades, duration: 1))
        for _ in 0..<10_000 { chain = (consume chain).group() }
        return chain.timeline
      }
      return timeline([0.25, 0.5]).difference(from: timeline([0.5, 0.25])).map(\.kind)
    }
    expectEqual(changes, [.reordered])
  }

  @Test func `groups nested as values of any depth are copied, changed and freed`() throws {
    let (ids, count) = try onSmallStack {
      var group = AnimationGroup([BasicAnimation(.opacity, from: 1, to: 0, duration: 1)])
      for _ in 0..<100_000 { group = AnimationGroup([group], duration: 1) }
      var copy = group
      copy.animations.append(BasicAnimation(.opacity, to: 0, duration: 1))
      let ids = Animate(Layer()).add(animation: copy).diagnostics.map(\.id)
      return (ids, group.animations.count)
    }
    #expect(ids.contains("C-15"))
    expectEqual(count, 1)
  }

  @Test func `groups nested as values are cut at a thousand levels and reported`() throws {
    let ids = try onSmallStack {
      var animation: any LayerAnimation = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
      for _ in 0..<1_001 { animation = AnimationGroup([animation], duration: 1) }
      let box = Layer()
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      box.add(animation)
      return box.diagnostics.map(\.id)
    }
    #expect(ids.contains("C-15"))
  }

  // MARK: Length

  private func shown(
    _ animation: some LayerAnimation, at times: [Double]
  ) -> [Double] {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    stage.add(box)
    box.add(animation)
    return times.map { time in
      stage.advance(by: time - stage.time)
      return box.presentation.cornerRadius
    }
  }

  @Test(arguments: [CalculationMode.linear, .discrete, .cubicPaced])
  func `many keyframes`(mode: CalculationMode) {
    let count = Campaign.count(50_000) * 2
    let values = (0...count).map { Double($0) }
    let animation = KeyframeAnimation(
      .cornerRadius, values: values, calculationMode: mode, duration: 1)
    let shown = shown(animation, at: [0.25, 0.5, 0.75])
    for (given, right) in zip(shown, [0.25, 0.5, 0.75].map { $0 * Double(count) }) {
      #expect(abs(given - right) < 1e-3)
    }
  }

  @Test func `ten thousand animations in one group`() {
    let children = (0..<10_000).map { index in
      var child = BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 1)
      child.beginTime = Double(index)
      return child as any LayerAnimation
    }
    let group = AnimationGroup(children, duration: 10_000)
    expectEqual(shown(group, at: [0.5, 5_000.25]), [0.5, 0.25])
  }

  @Test func `forty nested repeats around a clipped child run without a long search`() {
    let stage = Stage(clock: ManualClock())
    let box = Layer()
    stage.add(box)
    var chain = Animate(box).fade().after(begin: 3).onBegin {}
      .group().duration(2).repeats(3)
    for _ in 0..<40 { chain = chain.group().repeats(3) }
    let playback = chain.run()
    stage.advance(by: 1)
    #expect(playback.outcome == nil)
  }
}
