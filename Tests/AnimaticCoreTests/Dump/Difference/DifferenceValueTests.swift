// Differences that are not in the abbreviated text.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct `Differences of values` {
  private func difference(
    _ new: (Layer) -> any Composable, from old: (Layer) -> any Composable
  ) -> [String] {
    func timeline(_ make: (Layer) -> any Composable) -> Timeline { make(makeBox("box")).timeline }
    return timeline(new).difference(from: timeline(old)).map {
      "\($0.kind) \($0.subject): \($0.message)"
    }
  }

  /// The differences if one of two versions of an animation is played, or the same one in both.
  private func expect(
    _ old: some LayerAnimation, _ new: some LayerAnimation, saying words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = difference(
      { Animate($0).add(animation: new) }, from: { Animate($0).add(animation: old) })
    let changes = found.filter { $0.hasPrefix("changed") }
    expectEqual(changes, ["changed box/\(words)"], sourceLocation: sourceLocation)
    let same = difference(
      { Animate($0).add(animation: new) }, from: { Animate($0).add(animation: new) })
    expectEqual(same, [], sourceLocation: sourceLocation)
  }

  @Test func `Rectangles that are equal once standardized differ`() {
    // CGRect's own == on Apple's systems standardizes both.
    let (plain, turned) = (
      CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 10, y: 0, width: -10, height: 5)
    )
    let found = difference(
      { Animate($0).animate(.bounds, from: turned, to: turned) },
      from: { Animate($0).animate(.bounds, from: plain, to: plain) })
    #expect(found.contains { $0.hasPrefix("changed") })
  }

  @Test func `the thirteenth keyframe`() {
    func keyframes(_ last: Double) -> KeyframeAnimation<Double> {
      KeyframeAnimation(
        .opacity, values: (0..<12).map { Double($0) / 20 } + [last, 1], duration: 1)
    }
    expect(keyframes(0.6), keyframes(0.7), saying: "opacity: keyframe 13 now 0.7, was 0.6")
  }

  @Test func `the thirteenth key time and easing`() {
    func keyframes(_ time: Double, _ easing: TimingFunction) -> KeyframeAnimation<Double> {
      KeyframeAnimation(
        .opacity, values: (0...17).map { Double($0) / 20 },
        keyTimes: (0..<12).map { Double($0) / 20 } + [time, 0.8, 0.85, 0.9, 0.95, 1],
        timingFunctions: Array(repeating: .linear, count: 13) + [
          easing, .linear, .linear, .linear,
        ], duration: 1)
    }
    expect(
      keyframes(0.6, .linear), keyframes(0.7, .linear),
      saying: "opacity: times: number 13 now 0.7, was 0.6")
    expect(
      keyframes(0.6, .linear), keyframes(0.6, .easeIn),
      saying: "opacity: easing 14 now easeIn, was linear")
  }

  private func line(_ last: Double) -> BezierPath {
    let points = (0..<17).map { CGPoint(x: Double($0), y: 1) } + [CGPoint(x: last, y: 2)]
    return BezierPath([.move(to: .zero)] + points.map { .line(to: $0) })
  }

  @Test func `an element of a path that is not written`() {
    let (one, other) = (line(20), line(21))
    expect(
      BasicAnimation(.path, from: one, to: one, duration: 1),
      BasicAnimation(.path, from: one, to: other, duration: 1),
      saying: "path: value 2 number 37 now 21, was 20")
    expect(
      KeyframeAnimation(.position, path: one, duration: 1),
      KeyframeAnimation(.position, path: other, duration: 1),
      saying: "position: along number 37 now 21, was 20")
  }

  @Test func `one of many colours`() {
    func colors(_ blue: Double) -> [RGBAColor] {
      (0..<40).map { RGBAColor(red: 0, green: 0, blue: $0 == 39 ? blue : 0.5, alpha: 1) }
    }
    let found = difference(
      {
        Animate($0).add(
          animation: BasicAnimation(.colors, from: colors(0), to: colors(1), duration: 1))
      },
      from: {
        Animate($0).add(
          animation: BasicAnimation(.colors, from: colors(0), to: colors(0.5), duration: 1))
      })
    expectEqual(found.count { $0.hasPrefix("changed box/colors: ") }, 1, "\(found)")
  }

  @Test func `a model value`() {
    let fade = { (box: Layer, opacity: Double) -> any Composable in
      box.opacity = opacity
      return Animate(box).add(animation: BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    }
    let found = difference({ fade($0, 0.5) }, from: { fade($0, 1) })
    expectEqual(found.first, "changed box/opacity: model now 0.5, was 1", "\(found)")
    // A property that is not animated is not part of the timeline.
    let radius = { (box: Layer, radius: Double) -> any Composable in
      box.cornerRadius = radius
      return fade(box, 1)
    }
    #expect(difference({ radius($0, 1) }, from: { radius($0, 2) }).isEmpty)
  }

  @Test func `P-9: a turn of the model that a scale of 0 hides`() {
    func grown(_ box: Layer, _ turn: Double) -> any Composable {
      box[.rotation] = turn
      box[.scale] = 0
      return Animate(box).scale(to: 1)
    }
    let found = difference({ grown($0, 1) }, from: { grown($0, 2) })
    #expect(found.contains { $0.contains("which a scale of 0 hides") }, "\(found)")
    #expect(difference({ grown($0, 1) }, from: { grown($0, 1) }).isEmpty)
  }

  @Test func `NaN equals NaN`() {
    let chain = { (box: Layer) -> any Composable in
      Animate(box).add(animation: BasicAnimation(.opacity, from: .nan, to: 1, duration: .nan))
    }
    #expect(difference(chain, from: chain).isEmpty)
  }

  // MARK: Times

  @Test func `a group that is longer in a whole that is not`() {
    func chain(_ box: Layer, _ length: Double) -> any Composable {
      Parallel {
        Animate(box).move(x: 5, duration: 4)
        Animate(box).scale(to: 2, duration: length).group()
      }
    }
    let found = difference({ chain($0, 4) }, from: { chain($0, 3) })
    #expect(found.contains("resized box/group: lasts 1 s longer, 4 s"), "\(found)")
  }

  @Test func `a moved overlap is reported once`() {
    func chain(_ box: Layer, _ begin: Double) -> any Composable {
      Animate(box).move(x: 10, duration: 4).move(x: 50, duration: 1, at: .start + begin)
    }
    let found = difference({ chain($0, 1.5) }, from: { chain($0, 1) })
    expectEqual(
      found.filter { $0.contains("C-22") },
      ["moved warning C-22 [box/position.x]: at 1.5…2.5 s, was at 1…2 s"], "\(found)")
  }

  @Test func `another overlapping pair is another diagnostic`() {
    func chain(_ box: Layer, _ isWhole: Bool) -> any Composable {
      let first =
        isWhole
        ? Animate(box).move(to: [10, 10], duration: 2) : Animate(box).move(x: 10, duration: 4)
      return first.move(x: 50, duration: 1, at: .start + (isWhole ? 1 : 2))
    }
    let found = difference({ chain($0, true) }, from: { chain($0, false) })
    let kinds = found.filter { $0.contains("C-22") }.map { $0.prefix { $0 != " " } }
    expectEqual(kinds, ["found", "found"], "\(found)")
  }
}

struct `Differences of observers` {
  private let hot = Cue("hot")

  private func heard(
    _ new: (Layer) -> any Composable, from old: (Layer) -> any Composable
  ) -> [String] {
    func timeline(_ make: (Layer) -> any Composable) -> Timeline { make(makeBox("box")).timeline }
    return timeline(new).difference(from: timeline(old)).filter { $0.kind == .heard }
      .map { "\($0.subject): \($0.message)" }
  }

  @Test func `one of two callbacks of a verb`() {
    let both = { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).handler(begin: { _ in }, end: { _ in })
    }
    let begin = { (box: Layer) -> any Composable in Animate(box).fade(to: 0).onBegin {} }
    expectEqual(heard(begin, from: both), ["box/opacity: lost its callback for end"])
    expectEqual(heard(both, from: begin), ["box/opacity: has a callback for end"])
    #expect(heard(both, from: both).isEmpty)
  }

  @Test func `observers of a composition, a part or a cue are reported`() {
    let plain = { (box: Layer) -> any Composable in Animate(box).fade(to: 0).cue(self.hot) }
    let whole = { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).cue(self.hot).observed(end: {})
    }
    let cue = { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).cue(self.hot).observed(self.hot) {}
    }
    let part = { (box: Layer) -> any Composable in
      Sequential {
        Animate(box).fade(to: 0).observed(begin: {})
        Animate(box).fade(to: 1)
      }
    }
    let twoFades = { (box: Layer) -> any Composable in
      Sequential {
        Animate(box).fade(to: 0)
        Animate(box).fade(to: 1)
      }
    }
    expectEqual(heard(plain, from: whole), ["timeline: lost its callback for end"])
    expectEqual(heard(whole, from: plain), ["timeline: has a callback for end"])
    expectEqual(heard(plain, from: cue), ["cue hot: lost its callback for passes"])
    expectEqual(heard(twoFades, from: part), ["part: lost its callback for begin"])
    #expect(heard(part, from: part) == [] && heard(cue, from: cue) == [])
  }

  @Test func `the location is that of the callback`() {
    let box = makeBox("box")
    let old = Animate(box).fade(to: 0).cue(hot).observed(hot, file: "A/b.swift", line: 7) {}
    let change = Animate(box).fade(to: 0).cue(hot).timeline.difference(from: old.timeline)
      .first { $0.kind == .heard }
    #expect(change?.oldPlace == SourcePlace(file: "A/b.swift", line: 7) && change?.newPlace == nil)
  }
}
