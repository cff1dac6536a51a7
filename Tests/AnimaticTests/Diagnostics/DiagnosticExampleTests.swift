// The examples in the reference of diagnostics: each reports its id.

import Animatic
import AnimaticJSON
import AnimaticPreview
import Foundation
import TestSupport
import Testing

/// Code that raises one diagnostic.
struct DiagnosticExample: Sendable, CustomTestStringConvertible {
  let id: String
  let run: @Sendable (Layer) async throws -> [Diagnostic]

  var testDescription: String { id }

  /// The diagnostics that the code reports or throws.
  func diagnostics() async throws -> [Diagnostic] {
    do {
      return try await run(Layer(name: "box"))
    } catch let error as Diagnostic {
      return [error]
    } catch let error as CompositionFileError {
      return [Diagnostic(error)]
    }
  }
}

struct DiagnosticExampleTests {
  private static let examples: [DiagnosticExample] = {
    var table = DiagnosticTable()
    table.addCompositions()
    table.addAnimationValues()
    table.addKeyframes()
    table.addLayers()
    table.addPlaybacks()
    table.addStages()
    table.addHosts()
    table.addFiles()
    return table.examples
  }()

  @Test(arguments: examples)
  func `the example of a diagnostic raises its id`(example: DiagnosticExample) async throws {
    let found = try await example.diagnostics()
    #expect(found.contains { $0.id == example.id }, "\(found)")
  }

  @Test func `each section of the reference has one example`() throws {
    let ids = Self.examples.map(\.id)
    // BridgeDiagnosticTests has those of the bridge to Core Animation.
    let sections = try Self.sections().filter { !$0.hasPrefix("Q-") && $0 != "L-21" }
    expectEqual(ids.sorted(), sections.sorted())
  }

  /// The ids of the sections of the reference.
  private static func sections() throws -> [String] {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let catalogue = root.appending(path: "Sources/Animatic/Animatic.docc")
    return try FileManager.default.contentsOfDirectory(atPath: catalogue.path)
      .filter { $0.hasPrefix("Diagnostics-") }
      .flatMap {
        try String(contentsOf: catalogue.appending(path: $0), encoding: .utf8).matches(
          of: /\n### (\w-\d+):/)
      }
      .map { String($0.1) }
  }
}

/// The table of examples, filled by family.
private struct DiagnosticTable {
  private(set) var examples: [DiagnosticExample] = []

  mutating func add(_ id: String, _ run: @escaping @Sendable (Layer) async throws -> [Diagnostic]) {
    examples.append(DiagnosticExample(id: id, run: run))
  }

  /// Adds a composition, which reports while it compiles.
  mutating func compile(_ id: String, _ make: @escaping @Sendable (Layer) -> any Composable) {
    add(id) { (box: Layer) -> [Diagnostic] in make(box).diagnostics }
  }

  /// Adds code that reports on a stage or on its layer.
  mutating func stage(_ id: String, _ act: @escaping @Sendable (Layer, Stage) -> Void) {
    add(id) { (box: Layer) -> [Diagnostic] in
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      stage.update()
      act(box, stage)
      return stage.diagnostics + box.diagnostics
    }
  }

  /// Adds code that reports on a playback or on its stage.
  mutating func play(_ id: String, _ act: @escaping @Sendable (Layer, Stage) -> Playback) {
    add(id) { (box: Layer) -> [Diagnostic] in
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      stage.update()
      let playback = act(box, stage)
      return playback.diagnostics + stage.diagnostics
    }
  }

  /// Adds a text that can't be read without a report.
  mutating func read(_ id: String, _ json: String) {
    add(id) { (_: Layer) -> [Diagnostic] in try CompositionFile(json: json).diagnostics }
  }
}

// MARK: Compositions

extension DiagnosticTable {
  fileprivate mutating func addCompositions() {
    compile("C-1") { (box: Layer) -> any Composable in
      Animate(box).duration(2).fade(to: 0).settle()
    }
    compile("C-2") { (box: Layer) -> any Composable in
      Animate(box).move(to: [100])
    }
    compile("C-3") { (box: Layer) -> any Composable in
      Animate(box).spin().repeats(.infinity).group().easing(.easeIn)
    }
    compile("C-4") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0, duration: -0.5)
    }
    compile("C-5") { (box: Layer) -> any Composable in
      Animate(box).pulse().repeats(0)
    }
    compile("C-6") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0, easing: TimingFunction(controlPoints: 2, 0, 0, 1)).settle()
    }
    compile("C-7") { (box: Layer) -> any Composable in
      let slide = BasicAnimation<Double>(keyPath: "position", to: 100, duration: 1)
      return Animate(box).add(animation: slide)
    }
    compile("C-8") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).settle()
        .modify(BasicAnimation<CGPoint>.self) { $0.duration = 2 }
    }
    compile("C-9") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).move(x: 100, duration: 3).group().duration(2).settle()
    }
    compile("C-10") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).repeats(.infinity).then().move(x: 100)
    }
    compile("C-11") { (_: Layer) -> any Composable in
      Animate().add { layer in
        BasicAnimation(.opacity, to: 0, duration: 1)
      }
    }
    compile("C-12") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).settle().key("out").move(x: 100).settle()
    }
    compile("C-13") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).settle().spin().repeats(.infinity)
    }
    compile("C-14") { (box: Layer) -> any Composable in
      Animate(box).add(animation: LayerTransition(.push, from: .left, duration: 1))
    }
    compile("C-15") { (box: Layer) -> any Composable in
      var group = AnimationGroup([BasicAnimation(.opacity, to: 0, duration: 1)], duration: 1)
      for _ in 0...1000 { group = AnimationGroup([group], duration: 1) }
      return Animate(box).add(animation: group)
    }
    compile("C-16") { (box: Layer) -> any Composable in
      Animate(box).fade(from: 1, to: 0).settle().after(begin: -0.5)
    }
    compile("C-17") { (box: Layer) -> any Composable in
      let grow = BasicAnimation(.transform(by: .scale), from: [1, 1], to: [2, 2], duration: 1)
      return Animate(box).add(animation: grow)
    }
    compile("C-18") { (box: Layer) -> any Composable in
      let spring = SpringCurve(mass: -1)
      let jump = SpringAnimation(
        .positionX, to: 100, spring: spring, duration: spring.settlingDuration)
      return Animate(box).add(animation: jump).settle()
    }
    compile("C-19") { (box: Layer) -> any Composable in
      Animate(box).animate(.transform, to: .scale(x: 2), by: .scale(x: 0))
    }
    compile("C-20") { (box: Layer) -> any Composable in
      box.transform = .scale(x: 0)
      return Animate(box).rotate(to: .degrees(45)).settle()
    }
    compile("C-21") { (box: Layer) -> any Composable in
      var drift = BasicAnimation(.positionX, by: 10, duration: 1)
      drift.isCumulative = true
      drift.autoreverses = true
      drift.repeatCount = 3
      return Animate(box).add(animation: drift)
    }
    compile("C-22") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100, duration: 2).settle().move(x: 200, duration: 1).settle()
    }
    compile("C-23") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0.5).settle().then().fade(from: 1, to: 0).settle()
    }
    compile("C-24") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0).then().move(x: 100).group().repeats(0.25).settle()
    }
    compile("C-25") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100).settle().fade(to: 0, at: .cue(Cue("revealed"))).settle()
    }
    compile("C-26") { (box: Layer) -> any Composable in
      let revealed = Cue("revealed")
      return Animate(box).move(x: 100).settle().cue(revealed).then().fade(to: 0, at: .cue(revealed))
        .settle()
        .cue(revealed)
    }
    compile("C-27") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100).settle().cue(Cue("revealed"))
    }
    compile("C-28") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0, at: .afterPrevious + 1).settle()
    }
    compile("C-29") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100).settle().sped(by: 0)
    }
    compile("C-30") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100, duration: 4).settle().trimmed(1...9)
    }
    compile("C-41") { (box: Layer) -> any Composable in
      Animate(box).keyframes(.opacity) {
        Keyframe(1)
        Keyframe(0, at: 0.5)
        Keyframe(1, at: 0.4)
      }
    }
    compile("C-42") { (box: Layer) -> any Composable in
      Animate(box).keyframes(.opacity) {
        Keyframe(1, easing: .easeIn)
        Keyframe(0)
      }.settle()
    }
    compile("C-43") { (box: Layer) -> any Composable in
      Animate(box).animate(.opacity, from: 0, to: 0.5, by: 0.2).settle()
    }
    compile("C-44") { (box: Layer) -> any Composable in
      Animate(box).animate(.rotation, to: 90).settle()
    }
    compile("C-45") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0, duration: 300).settle()
    }
    compile("C-46") { (_: Layer) -> any Composable in
      On([]) { $0.fade(to: 0).settle() }
    }
    compile("C-47") { (box: Layer) -> any Composable in
      Animate(box).stroke().settle()
    }
    compile("C-48") { (box: Layer) -> any Composable in
      let open = Animate(box).move(x: 100).settle()
      return Sequential {
        open
        open.reversed()
      }
    }
    compile("C-49") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100).settle().eased(.back())
    }
    compile("C-50") { (box: Layer) -> any Composable in
      Animate(box).move(x: 100).initialVelocity(900).settle()
    }
  }
}

// MARK: Values of animations

extension DiagnosticTable {
  fileprivate mutating func addAnimationValues() {
    compile("L-1") { (box: Layer) -> any Composable in
      Animate(box).add(animation: BasicAnimation<Double>(keyPath: "alpha", to: 0, duration: 1))
    }
    compile("L-2") { (box: Layer) -> any Composable in
      let size = CGRect(x: 0, y: 0, width: 80, height: 40)
      return Animate(box).add(
        animation: BasicAnimation<CGRect>(keyPath: "frame", to: size, duration: 1))
    }
    compile("L-3") { (box: Layer) -> any Composable in
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.beginTime = 5
      return Animate(box).add(animation: AnimationGroup([fade], duration: 2))
    }
    compile("L-6") { (box: Layer) -> any Composable in
      let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      return Animate(box).add(animation: AnimationGroup([fade]))
    }
    compile("L-7") { (box: Layer) -> any Composable in
      let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 3)
      return Animate(box).add(animation: AnimationGroup([fade], duration: 2))
    }
    compile("L-8") { (box: Layer) -> any Composable in
      Animate(box).fade(to: 0)
    }
    compile("L-9") { (box: Layer) -> any Composable in
      let fade = BasicAnimation(.opacity, from: 0, to: 1, by: 0.5, duration: 1)
      return Animate(box).add(animation: fade)
    }
    compile("L-12") { (box: Layer) -> any Composable in
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.beginTime = 1
      return Animate(box).add(animation: AnimationGroup([fade], duration: 2))
    }
    compile("L-13") { (box: Layer) -> any Composable in
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.repeatCount = 2
      fade.repeatDuration = 3
      return Animate(box).add(animation: fade)
    }
    compile("L-14") { (box: Layer) -> any Composable in
      Animate(box).add(animation: BasicAnimation(.opacity, from: 0, to: 1))
    }
    compile("L-15") { (box: Layer) -> any Composable in
      let turn = BasicAnimation(.transform, from: .identity, to: .rotation(by: .pi), duration: 1)
      return Animate(box).add(animation: turn).settle()
    }
    compile("L-16") { (box: Layer) -> any Composable in
      box.transform = .scale(x: 2, y: 2)
      let spin = BasicAnimation(.transform(by: .rotateZ), from: 0, to: 1, duration: 1)
      return Animate(box).add(animation: spin).settle()
    }
    compile("L-52") { (box: Layer) -> any Composable in
      let up = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 0, y: 40))])
      return Animate(box).follow(up, rotation: .auto, duration: 1).settle().then()
        .follow(up, rotation: .auto, duration: 1).settle()
    }
    compile("L-17") { (box: Layer) -> any Composable in
      let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
      let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      return Animate(box).morph(from: square, to: circle).settle()
    }
    compile("L-18") { (box: Layer) -> any Composable in
      let spring = SpringCurve()
      let jump = SpringAnimation(.positionX, to: 100, spring: spring, duration: 0.5)
      return Animate(box).add(animation: jump).settle()
    }
    compile("L-19") { (box: Layer) -> any Composable in
      let spring = SpringCurve(damping: 30)
      let jump = SpringAnimation(
        .positionX, to: 100, spring: spring, duration: spring.settlingDuration)
      return Animate(box).add(animation: jump).settle()
    }
    compile("L-20") { (box: Layer) -> any Composable in
      let spring = SpringCurve()
      var jump = SpringAnimation(
        .positionX, to: 100, spring: spring, duration: spring.settlingDuration)
      jump.timingFunction = .easeIn
      return Animate(box).add(animation: jump).settle()
    }
    compile("L-24") { (box: Layer) -> any Composable in
      var nudge = BasicAnimation(.opacity, from: -0.5, to: 0, duration: 1)
      nudge.isAdditive = true
      let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      return Animate(box).add(animation: AnimationGroup([nudge, fade], duration: 1))
    }
    compile("L-25") { (box: Layer) -> any Composable in
      box.position.x = 50
      var slide = BasicAnimation(.positionX, from: 0, to: 50, duration: 1)
      slide.isAdditive = true
      return Animate(box).add(animation: slide)
    }
    compile("L-26") { (box: Layer) -> any Composable in
      let turn = BasicAnimation(.rotationY, from: 0, to: 2, duration: 1)
      let tilt = BasicAnimation(.rotation, from: 0, to: 1, duration: 1)
      return Animate(box).add(animation: AnimationGroup([turn, tilt], duration: 1)).settle()
    }
    compile("L-30") { (box: Layer) -> any Composable in
      var pulse = BasicAnimation(.opacity, from: 1, to: 0.5, duration: 1)
      pulse.autoreverses = true
      pulse.repeatCount = .infinity
      return Animate(box).add(animation: pulse).onEnd { print("done") }
    }
    compile("L-37") { (box: Layer) -> any Composable in
      Animate(box).add(animation: BasicAnimation(.opacity, from: 1, to: 1, duration: 1))
    }
    compile("L-38") { (box: Layer) -> any Composable in
      let red = RGBAColor(red: 1, green: 0, blue: 0)
      return Animate(box).add(animation: BasicAnimation(.backgroundColor, to: red, duration: 1))
        .settle()
    }
    compile("L-39") { (box: Layer) -> any Composable in
      let fade = BasicAnimation(.opacity, from: 1, to: 0.5, duration: 1)
      return Animate(box).add(animation: fade).autoreverses().stay()
    }
    compile("L-40") { (box: Layer) -> any Composable in
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.repeatCount = 2.5
      return Animate(box).add(animation: fade)
    }
    compile("L-49") { (box: Layer) -> any Composable in
      Animate(box).move(x: .nan)
    }
    compile("L-51") { (box: Layer) -> any Composable in
      Animate(box).move(to: [100, 100]).settle().then()
        .add(animation: BasicAnimation(.position, to: CGPoint(x: 300, y: 300), duration: 1))
        .settle()
    }
  }
}

// MARK: Keyframes

extension DiagnosticTable {
  fileprivate mutating func addKeyframes() {
    compile("L-4") { (box: Layer) -> any Composable in
      let pulse = KeyframeAnimation(.opacity, values: [1, 0.5, 1], keyTimes: [0, 1], duration: 1)
      return Animate(box).add(animation: pulse)
    }
    compile("L-5") { (box: Layer) -> any Composable in
      let pulse = KeyframeAnimation(
        .opacity, values: [1, 0.5, 1], keyTimes: [0, 0.6, 2], duration: 2)
      return Animate(box).add(animation: pulse)
    }
    compile("L-32") { (box: Layer) -> any Composable in
      let steps = KeyframeAnimation(
        .opacity, values: [1, 0.5, 1], keyTimes: [0, 0.5, 1], calculationMode: .discrete,
        duration: 1)
      return Animate(box).add(animation: steps)
    }
    compile("L-33") { (box: Layer) -> any Composable in
      let pulse = KeyframeAnimation(
        .opacity, values: [1, 0.5, 1], keyTimes: [0, 0.3, 1], calculationMode: .paced, duration: 1)
      return Animate(box).add(animation: pulse)
    }
    compile("L-34") { (box: Layer) -> any Composable in
      let pulse = KeyframeAnimation(
        .opacity, values: [1, 0.5, 1], timingFunctions: [.easeIn], duration: 1)
      return Animate(box).add(animation: pulse)
    }
    compile("L-35") { (box: Layer) -> any Composable in
      var shake = KeyframeAnimation(
        .position, values: [.zero, CGPoint(x: 9, y: 0), .zero], duration: 1)
      shake.rotationMode = .auto
      return Animate(box).add(animation: shake)
    }
    compile("L-36") { (box: Layer) -> any Composable in
      let circle = BezierPath(ellipseIn: CGRect(x: -40, y: -20, width: 40, height: 40))
      var orbit = KeyframeAnimation(.position, path: circle, duration: 1)
      orbit.values = [.zero, CGPoint(x: 40, y: 0)]
      return Animate(box).add(animation: orbit)
    }
    compile("L-47") { (box: Layer) -> any Composable in
      let shake = KeyframeAnimation(.rotation, values: [0.2, -0.2, 0.2], duration: 1)
      return Animate(box).add(animation: shake)
    }
  }
}

// MARK: Animations of layers and blocks

extension DiagnosticTable {
  fileprivate mutating func addLayers() {
    stage("L-10") { (box: Layer, _: Stage) in
      var fade = BasicAnimation(.opacity, from: 1, to: 0.5, duration: 1)
      fade.fillMode = .forwards
      box.add(fade, forKey: "fade")
    }
    stage("L-11") { (box: Layer, _: Stage) in
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.isRemovedOnCompletion = false
      box.add(fade, forKey: "fade")
    }
    stage("L-27") { (box: Layer, stage: Stage) in
      box.add(BasicAnimation(.opacity, from: 1, to: 0.5, duration: 1), forKey: "fade")
      box.opacity = 0.5
      stage.flush()
    }
    add("L-28") { (box: Layer) -> [Diagnostic] in
      box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
      return box.diagnostics
    }
    stage("L-29") { (box: Layer, stage: Stage) in
      box.timeOffset = 5000
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.beginTime = stage.mediaTime + 1
      fade.fillMode = .backwards
      box.add(fade, forKey: "fade")
    }
    stage("L-31") { (box: Layer, stage: Stage) in
      stage.transaction { transaction in
        box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
        transaction.completionBlock = { print("done") }
      }
    }
    stage("L-41") { (box: Layer, stage: Stage) in
      box.add(LayerTransition(.fade, duration: 1))
      stage.advance(by: 0.5)
      stage.remove(box)
    }
    stage("L-42") { (box: Layer, _: Stage) in
      box.add(LayerTransition(typeName: "cube", duration: 1))
    }
    stage("L-43") { (box: Layer, stage: Stage) in
      stage.animateKeyframes(duration: 2) { block in
        block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 1) { box.opacity = 0 }
      }
    }
    stage("L-44") { (box: Layer, stage: Stage) in
      stage.animate(duration: 1, options: .autoreverse) { box.opacity = 0 }
    }
    stage("L-45") { (box: Layer, stage: Stage) in
      stage.animate(duration: 1, options: .withoutBlending) {
        box.opacity = 0.5
        box.opacity = 0
      }
    }
  }
}

// MARK: Playbacks

extension DiagnosticTable {
  fileprivate mutating func addPlaybacks() {
    add("R-1") { (box: Layer) -> [Diagnostic] in
      let disk = Layer(name: "disk")
      let (first, second) = (Stage(clock: ManualClock()), Stage(clock: ManualClock()))
      first.add(box)
      second.add(disk)
      let playback = Parallel {
        Animate(box).fade(to: 0).settle()
        Animate(disk).fade(to: 0).settle()
      }.run()
      return playback.diagnostics + disk.diagnostics + box.diagnostics
    }
    add("R-5") { (_: Layer) -> [Diagnostic] in
      let playback = Animate().fade(to: 0).settle().run()
      return playback.diagnostics
    }
    play("R-7") { (box: Layer, _: Stage) -> Playback in
      let playback = Animate(box).fade(to: 0).settle().run()
      playback.seek(to: .cue(Cue("revealed")))
      return playback
    }
    play("R-13") { (box: Layer, stage: Stage) -> Playback in
      let playback = Animate(box).fade(to: 0).settle().run()
      stage.advance(to: .cue(Cue("revealed")), of: playback)
      return playback
    }
    play("R-14") { (box: Layer, _: Stage) -> Playback in
      let playback = Animate(box).fade(to: 0).settle().run()
      playback.rate = .infinity
      return playback
    }
    play("R-16") { (box: Layer, _: Stage) -> Playback in
      let playback = Animate(box).spin().repeats(.infinity).run()
      playback.seek(toProgress: 0.5)
      return playback
    }
    play("R-24") { (box: Layer, stage: Stage) -> Playback in
      var blocks: [Playback] = []
      _ = Changes(duration: 1) {
        blocks.append(
          stage.animate(
            duration: 2, animations: { box.opacity = 0 }, completion: { _ in print("done") }))
      }
      return blocks[0]
    }
    play("R-25") { (box: Layer, stage: Stage) -> Playback in
      stage.transition(from: box, to: Layer(name: "next"), duration: 1)
    }
    play("R-27") { (box: Layer, stage: Stage) -> Playback in
      var blocks: [Playback] = []
      _ = Changes(duration: 1) {
        let keyframes = stage.animateKeyframes(duration: 2) { block in
          block.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.zPosition = 4 }
          block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { box.zPosition = 8 }
        }
        blocks.append(keyframes)
      }
      return blocks[0]
    }
    add("R-39") { (box: Layer) -> [Diagnostic] in
      let playback = Animate(box).fade(to: 0).settle().run(frameRates: 0...120)
      return playback.diagnostics + box.diagnostics
    }
    play("R-40") { (box: Layer, stage: Stage) -> Playback in
      Animate(box).fade(to: 0).settle().after(begin: stage.mediaTime + 1).run()
    }
    play("R-42") { (box: Layer, stage: Stage) -> Playback in
      let playback = Animate(box).fade(to: 0).settle().run()
      stage.advance(by: 2)
      playback.pause()
      return playback
    }
    play("R-43") { (box: Layer, stage: Stage) -> Playback in
      Animate(box).move(x: 100).settle().run()
      stage.advance(by: 0.5)
      return Animate(box).move(x: 200).settle().run(interrupting: .nothing)
    }
    play("R-44") { (_: Layer, stage: Stage) -> Playback in
      let playback = Sequential { Wait(1) }.observed(end: { _ in }).run()
      stage.advance(by: 2)
      return playback
    }
    play("R-45") { (box: Layer, stage: Stage) -> Playback in
      let playback = Animate(box).move(x: 100, duration: 1).settle().run()
      stage.advance(by: 1)
      Animate(box).move(x: 0, duration: 1).settle().run()
      stage.advance(by: 1)
      playback.reverse()
      return playback
    }
    play("R-48") { (box: Layer, stage: Stage) -> Playback in
      Animate(box).animate(.transform, to: .scale(x: 2, y: 2, z: 1), duration: 1).run()
      stage.advance(by: 0.5)
      return Animate(box).animate(.transform, to: .scale(x: 1, y: 1, z: 1), duration: 1).settle()
        .run(interrupting: .keepingVelocity)
    }
    play("R-49") { (box: Layer, stage: Stage) -> Playback in
      Animate(box).move(x: 100, duration: 1).run()
      stage.advance(by: 0.5)
      return Animate(box).move(x: 0, easing: .spring(SpringCurve(initialVelocity: 5))).settle()
        .run(interrupting: .keepingVelocity)
    }
    play("R-47") { (box: Layer, stage: Stage) -> Playback in
      Animate(box).rotate(to: .degrees(270), duration: 1).settle().run()
      stage.advance(by: 1)
      return Animate(box).rotate(to: .degrees(360), duration: 1).settle().run()
    }
    play("R-46") { (box: Layer, stage: Stage) -> Playback in
      Animate(box).animate(.transform, to: .scale(x: 2, y: 2, z: 1), duration: 1).run()
      stage.advance(by: 0.5)
      return Animate(box)
        .animate(.transform, to: .scale(x: 3, y: 3, z: 1), duration: 1).autoreverses().run()
    }
  }
}

// MARK: Stages and trees

extension DiagnosticTable {
  fileprivate mutating func addStages() {
    stage("R-2") { (box: Layer, stage: Stage) in
      func again() {
        Animate(box).fade(to: 0, duration: 0).settle().onEnd { again() }.run()
      }
      again()
      stage.update()
    }
    add("R-3") { (_: Layer) -> [Diagnostic] in
      let stage = Stage()
      stage.advance(by: 1)
      return stage.diagnostics
    }
    stage("R-4") { (_: Layer, stage: Stage) in
      stage.advance(by: -1)
    }
    add("R-8") { (box: Layer) -> [Diagnostic] in
      let icon = Layer(name: "icon")
      box.addSublayer(icon)
      icon.addSublayer(box)
      return icon.diagnostics + box.diagnostics
    }
    add("R-9") { (box: Layer) -> [Diagnostic] in
      let (icon, badge) = (Layer(name: "icon"), Layer(name: "badge"))
      box.replaceSublayer(icon, with: badge)
      return box.diagnostics
    }
    stage("R-10") { (box: Layer, stage: Stage) in
      Animate(box).spin().repeats(.infinity).run()
      stage.advanceToEnd(limit: 10)
    }
    stage("R-11") { (box: Layer, stage: Stage) in
      Animate(box).fade(to: 0, duration: 20).settle().run()
      stage.advanceToEnd(limit: 4)
    }
    stage("R-12") { (_: Layer, stage: Stage) in
      stage.advance(by: 2)
      stage.advance(to: 1)
    }
    add("R-15") { (_: Layer) -> [Diagnostic] in
      let stage = Stage(clock: FrameClock(framesPerSecond: 0))
      return stage.diagnostics
    }
    stage("R-17") { (_: Layer, stage: Stage) in
      stage.advance(frames: 3)
    }
    stage("R-18") { (box: Layer, stage: Stage) in
      stage.mostInstants = 100
      func again() {
        Animate(box).fade(to: 0, duration: 0.001).settle().onEnd { again() }.run()
      }
      again()
      stage.advanceToEnd()
    }
    add("R-19") { (_: Layer) -> [Diagnostic] in
      let stage = Stage(clock: ManualClock())
      await stage.drive { _ in print("frame") }
      return stage.diagnostics
    }
    stage("R-20") { (_: Layer, stage: Stage) in
      stage.commitTransaction()
    }
    stage("R-21") { (box: Layer, stage: Stage) in
      stage.beginTransaction()
      box.opacity = 0
      stage.advance(by: 1)
    }
    stage("R-22") { (_: Layer, stage: Stage) in
      let transaction = stage.beginTransaction()
      stage.commitTransaction()
      transaction.animationDuration = 3
    }
    add("R-23") { (box: Layer) -> [Diagnostic] in
      struct Dimming: LayerAction {
        func run(forKey key: String, on layer: Layer) { layer.opacity -= 0.1 }
      }
      let stage = Stage(clock: ManualClock())
      stage.add(box)
      stage.update()
      box.actions["opacity"] = .run(Dimming())
      box.opacity = 0.5
      return stage.diagnostics + box.diagnostics
    }
    stage("R-26") { (box: Layer, stage: Stage) in
      var escaped: [KeyframeBlock] = []
      stage.animateKeyframes(duration: 1) { block in escaped.append(block) }
      escaped[0].addKeyframe(relativeStartTime: 0, relativeDuration: 1) { box.opacity = 0 }
    }
    stage("R-28") { (box: Layer, stage: Stage) in
      let other = Stage(clock: ManualClock())
      other.add(box)
      stage.transition(
        with: box, duration: 1, options: .transitionCrossDissolve, animations: { box.opacity = 0.5 }
      )
    }
    add("R-30") { (_: Layer) -> [Diagnostic] in
      let stage = Stage(clock: FrameClock(framesPerSecond: 60))
      stage.advance(frames: -1)
      return stage.diagnostics
    }
    stage("R-31") { (box: Layer, stage: Stage) in
      Animate(box).fade(to: 0).settle().onBegin { stage.advanceToEnd() }.run()
      stage.update()
    }
    stage("R-32") { (box: Layer, stage: Stage) in
      stage.mostMoments = 100
      Animate(box).pulse(duration: 0.001).repeats(.infinity).onRepeat { _ in }.run()
      stage.advance(by: 1)
    }
    stage("R-33") { (_: Layer, stage: Stage) in
      for step in 1...20_001 { stage.advance(by: -Double(step)) }
    }
    stage("R-35") { (_: Layer, stage: Stage) in
      func again() {
        stage.transaction { transaction in
          transaction.completionBlock = { again() }
        }
      }
      again()
      stage.update()
    }
    stage("R-50") { (box: Layer, stage: Stage) in
      stage.animate(duration: 1, options: [.repeat, .autoreverse]) { box.position.x = 100 }
      stage.advance(by: 1.75)
      stage.animate(duration: 1) { box.position.x = 0 }
    }
    stage("R-36") { (box: Layer, stage: Stage) in
      Animate(box).fade(from: 1, to: 0).stay().run()
      stage.advance(by: 0.125)
      stage.animate(duration: 1) { box.opacity = 0 }
    }
    stage("R-41") { (box: Layer, _: Stage) in
      var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      fade.beginTime = box.currentTime - 5
      box.add(fade, forKey: "fade")
    }
  }
}

// MARK: Files

extension DiagnosticTable {
  fileprivate mutating func addFiles() {
    read("J-1", #"{"animatic": 1, "nodes": [}"#)
    read("J-2", #"{"nodes": []}"#)
    read("J-3", #"{"animatic": 1}"#)
    read("J-4", #"{"animatic": "1", "nodes": []}"#)
    read("J-5", #"{"animatic": 1, "nodes": [{"kind": "jump"}]}"#)
    add("J-6") { (box: Layer) -> [Diagnostic] in
      Animate(box).contents(to: LayerContents([1: 2])).jsonProblems().map { Diagnostic($0) }
    }
    add("J-7") { (_: Layer) -> [Diagnostic] in
      try CompositionFile(contentsOfFile: "missing/intro.json").diagnostics
    }
    add("J-8") { (box: Layer) -> [Diagnostic] in
      try Animate(box).fade(to: 0).settle().writeJSON(toFile: "missing/intro.json")
      return []
    }
    read("J-9", #"{"animatic": 1, "nodes": [], "author": "me"}"#)
    add("W-1") { (box: Layer) -> [Diagnostic] in
      try Animate(box).fade(to: 0).settle().preview().write(toFile: "missing/box.html")
      return []
    }
    add("W-2") { (box: Layer) -> [Diagnostic] in
      let chain = Animate(box).move(x: 100, duration: 0.001).autoreverses().repeats(4000)
      guard chain.preview().html.contains("W-2") else { return [] }
      return [Diagnostic(id: "W-2", severity: .info, message: "", remedy: "", place: nil)]
    }
  }
}

/// A layer that isn't the engine's.
private final class PlainHost: LayerHost {
  let layerID = LayerID()
  let name: String? = "host"
  let currentTime = 0.0
  let effectiveSpeed: Double
  let runsAnimations: Bool
  private(set) var added: [String: any LayerAnimation] = [:]

  init(effectiveSpeed: Double = 1, runsAnimations: Bool = true) {
    self.effectiveSpeed = effectiveSpeed
    self.runsAnimations = runsAnimations
  }

  var animationKeys: [String] { added.keys.sorted() }
  func modelValues(for keyPaths: [String]) -> LayerValues { LayerValues() }
  func setModelValues(_ values: LayerValues) {}
  func add(_ animation: any LayerAnimation, forKey key: String?) { added[key ?? ""] = animation }
  func removeAnimation(forKey key: String) { added[key] = nil }

  /// Drops the animations, as Core Animation does with those of a layer in no window.
  func drop() {
    for (key, animation) in added {
      let event = AnimationEvent(
        animation: animation, key: key, layer: self, time: 0, finished: false)
      added[key] = nil
      animation.delegate?.animationDidStart(event)
      animation.delegate?.animationDidStop(event)
    }
  }
}

// MARK: Layers of other hosts

extension DiagnosticTable {
  fileprivate mutating func addHosts() {
    add("R-37") { (_: Layer) -> [Diagnostic] in
      let host = PlainHost(effectiveSpeed: -1)
      return Animate(host).fade(to: 0).run().diagnostics
    }
    add("R-38") { (_: Layer) -> [Diagnostic] in
      let host = PlainHost(runsAnimations: false)
      let playback = Animate(host).fade(to: 0).settle().run()
      host.drop()
      return playback.diagnostics
    }
  }
}

extension Diagnostic {
  fileprivate init(_ error: CompositionFileError) {
    self.init(
      id: error.id, severity: .error, message: error.message, remedy: error.remedy, place: nil,
      path: error.path)
  }
}
