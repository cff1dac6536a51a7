// Every public type describes itself on one line. A new type that is not in the list turns this red.

import Animatic
import Foundation
import TestSupport
import Testing

struct DescriptionTests {
  /// One value of each public type, with texts that try to break the line.
  private func samples() throws -> [any CustomStringConvertible] {
    let box = Layer(name: "a\nb")
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.tag = "a\nb"
    let group = AnimationGroup([fade], duration: 1)
    let chain = Animate(box).fade(from: 1, to: 0).key("a\nb")
    let timeline = chain.timeline
    let entry = try #require(chain.entries.first)
    let finding = try #require(Animate(box).move(to: [1]).diagnostics.first)
    let line = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 1, y: 1))])
    let problems = #expect(throws: LintReport.self) {
      try Animate(box).move(to: [1]).validated()
    }
    var block: KeyframeBlock?
    stage.animateKeyframes(duration: 1) { block = $0 }
    let keyframes = try #require(block)
    let state = TransitionState(
      kind: .push, direction: .left, progress: 0.5, size: .zero, outgoing: box.snapshot(),
      incoming: box.snapshot())
    let grouped = Animate(box).fade(from: 1, to: 0).group().key("a\nb")
    let difference = grouped.timeline.difference(from: timeline)
    return [
      box, stage, ManualClock(), FrameClock(), SystemClock(), fade, group, group.attributes, entry,
      finding,
      KeyframeAnimation(.position, values: [.zero, .zero], duration: 1), chain, chain.composition,
      chain.groups, timeline, timeline.snapshot(at: 0.5), timeline.sampler,
      try #require(timeline.sampler.channel(of: .opacity, on: box)), finding.severity, box.id,
      box.model, LayerState.presentation,
      try #require(timeline.activeProperties(at: 0.5).first), chain.run(),
      Sequential { chain }, Parallel { chain }, AnimationTarget(end: { _ in }),
      AnimationEvent(animation: fade, key: "a\nb", layer: box, time: 0, finished: true),
      try #require(problems), LayerProperty<Double>.opacity,
      MediaTiming(duration: 1).sample(at: 0.5), MediaTiming(duration: 1),
      MediaTiming.Phase.active, FillMode.both, TimingFunction.easeIn, EasingWay.inOut,
      StepJump.both, EasingStop(0.5, at: 0.2), TimingFunction.elastic(), Transform3D.identity,
      RGBAColor.red, RotationAngle.degrees(90), SourcePlace(), Outcome.replaced(by: "a\nb"),
      Playback.Cancelling.hold, SpringCurve(), SpringAnimation(.opacity, to: 0),
      CalculationMode.cubicPaced, RotationMode.auto, ValueFunction.rotateZ, line,
      line.elements[0], LayerContents("a\nb"), DiscreteValue("a\nb"),
      KeyframeAnimation(.position, path: line, duration: 1), PlayDirection.backwards,
      CompositionEvent(time: 1, finished: false, cycle: 2, direction: .backwards),
      Wait(1), On(box) { $0.fade() }, Stagger(each: 0.1) { chain }, Fit.stretch,
      StaggerOrigin.center, Position.afterPrevious - 0.5, Cue("a\nb"), ReducedMotion.crossfade,
      Keyframe(LayerContents("a\nb"), at: 0.5, easing: .easeIn), LayerEdge.left, LayerSide.back,
      FlipAxis.x, CompositionBuilder.buildExpression(chain), stage.transaction,
      LayerActionAnswer.stop, LayerStyle(actions: ["a\nb": .stop]),
      StageEvent(time: 0, .removal(.replaced(by: "a\nb")), layer: "a\nb", animation: "a\nb"),
      Interruption.keepingVelocity, LayerTransition(typeName: "a\nb"), LayerTransition.Kind.push,
      box.snapshot(),
      box.snapshot().nodes[0], state, state.incoming, AnimationOptions.curveLinear, keyframes,
      Changes { box.opacity = 0.1 },
      try #require(chain.timeline.why(.opacity, on: box, at: 0.5)),
      try #require(chain.timeline.why(.opacity, on: box, at: 0.5)?.steps.first),
      try #require(grouped.timeline.why(.opacity, on: box, at: 0.5)?.steps.first?.enclosing.first),
      try #require(chain.timeline.why(.opacity, on: box, at: 0.5)?.steps.first?.local),
      Explanation.Role.overridden(by: 1), TimelinePart.key("a\nb").layer(box), chain.lint(),
      TimelineCue(name: "a\nb", time: 1, place: nil), TimelineSample(time: 1, value: 0.5),
      try #require(chain.timeline.jumps(of: .opacity, on: box).first),
      difference, try #require(difference.first), TimelineChange.Kind.moved,
      StageEvent.Kind.cue("a\nb", direction: .forwards),
    ]
  }

  @Test func `a source location escapes invisible characters of its file name`() {
    let place = SourcePlace(file: "App/\u{202E}a\u{0}\nb.swift", line: 3)
    expectEqual(place.description, "App/\\u{202E}a\\u{0}\\nb.swift:3")
    expectEqual(SourcePlace(file: "App/a.swift", line: 3).description, "App/a.swift:3")
  }

  @Test func `every public type describes itself on one line`() throws {
    for sample in try samples() {
      let text = sample.description
      #expect(!text.isEmpty, "\(type(of: sample))")
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      expectEqual(lines, 1, "\(type(of: sample)): \(text)")
    }
  }

  @Test func `no public type is left out`() throws {
    let described = Set(
      try samples().map { sample in
        let name = String(describing: type(of: sample)).prefix { $0 != "<" }
        return String(name.split(separator: ".").last ?? name)
      })
    // A result builder has no values.
    let builders: Set = ["CompositionBuilder", "KeyframeBuilder"]
    // A type of an unavailable declaration has none either.
    let unavailable: Set = ["RepeatWord"]
    let left = try publicTypes().subtracting(described).subtracting(builders)
      .subtracting(unavailable)
    #expect(left.isEmpty)
  }

  private func publicTypes() throws -> Set<String> {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    var names: Set<String> = []
    // What `import Animatic` brings along; the other modules have tests of their own.
    let modules = ["AnimaticCore", "AnimaticEngine", "Animatic"]
    let files = modules.flatMap { module in
      FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil
      )?.allObjects.compactMap { $0 as? URL } ?? []
    }
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/(?m)^ *public (?:final )?(?:struct|class|enum) (\w+)/#) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
