// Random blocks against an independent computation: the presentation is the model plus the remainder
// of every change.

import Animatic
import Foundation
import RandomScenes
import Testing

struct BlendPropertyTests {
  /// A layer that random blocks change, and what they leave.
  private final class Subject {
    let stage = Stage(clock: ManualClock())
    let layer = Layer()
    var random: SeededNumbers
    var rests: [Int: [BlendRest]] = [:]

    init(_ seed: UInt64) {
      random = SeededNumbers(seed: seed)
      stage.add(layer)
      stage.update()
    }

    static let count = 6

    func model(_ index: Int) -> [Double] { numbers(layer.model, index) }
    func shown(_ index: Int) -> [Double] { numbers(layer.presentation, index) }

    private func numbers(_ values: LayerValues, _ index: Int) -> [Double] {
      switch index {
      case 0: [values.opacity]
      case 1: [values.position.x, values.position.y]
      case 2: [values.bounds.origin.x, values.bounds.origin.y]
      case 3: [values.bounds.size.width, values.bounds.size.height]
      case 4: [values.shadowOffset.width, values.shadowOffset.height]
      default: [values.zPosition]
      }
    }

    func change(_ index: Int) {
      let (a, b) = (random.number(0...10), random.number(0...10))
      switch index {
      case 0: layer.opacity = a / 10
      case 1: layer.position = CGPoint(x: a, y: b)
      case 2: layer.bounds.origin = CGPoint(x: a, y: b)
      case 3: layer.bounds.size = CGSize(width: a, height: b)
      case 4: layer.shadowOffset = CGSize(width: a, height: b)
      default: layer.zPosition = a
      }
    }

    /// Changes, and writes down what each leaves.
    func change(with timing: BlendTiming) {
      for _ in 0..<2 {
        let index = Int(random.next() % UInt64(Self.count))
        let old = model(index)
        change(index)
        rests[index, default: []].append(
          BlendRest(
            begin: stage.time + timing.delay, timing: timing,
            rest: zip(old, model(index)).map { $0 - $1 }))
      }
    }

    /// A block, maybe with one inside it.
    func animate(inside outer: BlendTiming? = nil, smooth: Bool, depth: Int = 0) {
      var own = BlendTiming(duration: random.number(0.2...2))
      own.delay = random.chance(0.3) ? random.number((smooth ? 0 : -0.2)...1) : 0
      var options: AnimationOptions = []
      let keeps = (0..<3).map { _ in random.chance(0.5) }
      for (keep, option) in zip(
        keeps,
        [
          AnimationOptions.overrideInheritedDuration, .overrideInheritedCurve,
          .overrideInheritedOptions,
        ]) where keep
      { options.insert(option) }
      if !smooth, random.chance(0.2) {
        own.repeats = .infinity
        options.insert(.repeat)
      }
      if !smooth, random.chance(0.2) {
        own.autoreverses = true
        options.insert(.autoreverse)
      }
      let velocity = smooth ? 0 : random.number(-2...2)
      let inner = { (own: BlendTiming) in
        let timing = own.inside(
          outer, keepsDuration: keeps[0], keepsCurve: keeps[1], keepsRest: keeps[2])
        self.change(with: timing)
        if depth < 2, self.random.chance(0.4) {
          self.animate(inside: timing, smooth: smooth, depth: depth + 1)
        }
        if !smooth, self.random.chance(0.2) {
          var repeated = timing
          repeated.repeats = self.random.pick([1, 1.5, 2, 3])
          repeated.autoreverses = self.random.chance(0.5)
          self.stage.modifyAnimations(
            repeatCount: repeated.repeats, autoreverses: repeated.autoreverses
          ) { self.change(with: repeated) }
        }
      }
      switch random.next() % 3 {
      case 0:
        let ratio = random.number(0.5...1)
        own.pace = .uikit(damping: ratio, duration: own.duration, velocity: velocity)
        stage.animate(
          duration: own.duration, delay: own.delay, dampingRatio: ratio, initialVelocity: velocity,
          options: options, animations: { inner(own) })
      case 1:
        let (seconds, bounce) = (random.number(0.4...1), random.number(0...0.4))
        own.pace = .perceptual(seconds, bounce: bounce, velocity: velocity)
        own.duration = own.pace.settlingDuration
        stage.animate(
          springDuration: seconds, bounce: bounce, initialVelocity: velocity, delay: own.delay,
          options: options, animations: { inner(own) })
      default:
        switch random.next() % (smooth ? 2 : 4) {
        case 0: own.pace = .easeInOut
        case 1:
          own.pace = .easeIn
          options.insert(.curveEaseIn)
        case 2:
          own.pace = .easeOut
          options.insert(.curveEaseOut)
        default:
          own.pace = .bezier(0, 0, 1, 1)
          options.insert(.curveLinear)
        }
        stage.animate(
          duration: own.duration, delay: own.delay, options: options, animations: { inner(own) })
      }
    }

    func expected(_ index: Int) -> [Double] {
      (rests[index] ?? []).reduce(model(index)) { sum, rest in
        zip(sum, rest.value(at: stage.time)).map { $0 + $1 }
      }
    }
  }

  @Test(arguments: Campaign.seeds(1...60))
  func `U-2, U-3, U-5: the presentation is the model plus the remainder of every change`(
    seed: UInt64
  ) {
    let subject = Subject(seed)
    for _ in 0..<12 {
      subject.animate(smooth: false)
      for _ in 0..<3 {
        for index in 0..<Subject.count {
          for (shown, expected) in zip(subject.shown(index), subject.expected(index)) {
            #expect(
              abs(shown - expected) < 1e-9,
              "seed \(seed), property \(index) at \(subject.stage.time)")
          }
        }
        subject.stage.advance(by: subject.random.number(0.001...0.4))
      }
    }
  }

  @Test(arguments: Campaign.seeds(1...20))
  func `U-3: retargeting keeps position and velocity continuous`(seed: UInt64) {
    let subject = Subject(seed)
    let step = 1e-6
    func look() -> [Double] { (0..<Subject.count).flatMap { subject.shown($0) } }
    for _ in 0..<15 {
      let before = look()
      subject.stage.advance(by: step)
      let now = look()
      subject.animate(smooth: true)
      let changed = look()
      subject.stage.advance(by: step)
      let after = look()
      for index in now.indices {
        #expect(abs(changed[index] - now[index]) < 1e-9)
        let (old, new) = (now[index] - before[index], after[index] - changed[index])
        #expect(abs(old - new) / step < 0.02, "seed \(seed), number \(index)")
      }
      subject.stage.advance(by: subject.random.number(0.05...0.4))
    }
  }

  @Test func `U-3: a curve with an initial velocity changes the velocity`() {
    let scene = BlockScene()
    scene.stage.animate(duration: 1) { scene.layer.zPosition = 10 }
    scene.stage.advance(by: 0.5)
    scene.stage.animate(duration: 1, options: .curveLinear) { scene.layer.zPosition = 30 }
    let shown = scene.values(of: .zPosition, at: [0.5, 0.5 + 1e-6])
    let old = 10 * (BlendPace.easeInOut.progress(at: 0.5 + 1e-6, of: 1) - 0.5) / 1e-6
    #expect(abs((shown[1] - shown[0]) / 1e-6 - old - 20) < 1e-3)
  }

  // MARK: Transforms

  /// Scaling and moving along one axis, in this order: two of them don't commute.
  private struct Axis {
    var scale = 1.0
    var way = 0.0

    func then(_ other: Axis) -> Axis {
      Axis(scale: scale * other.scale, way: way * other.scale + other.way)
    }

    var inverse: Axis { Axis(scale: 1 / scale, way: -way / scale) }

    var transform: Transform3D {
      Transform3D.identity.scaled(x: scale, y: 1, z: 1)
        .concatenated(with: Transform3D.identity.translated(x: way, y: 0, z: 0))
    }
  }

  @Test(arguments: Campaign.seeds(1...30))
  func `U-2, U-3: remainders of whole transforms precede the model, the newest last`(
    seed: UInt64
  ) {
    var random = SeededNumbers(seed: seed)
    let scene = BlockScene()
    var model = Axis()
    var rests: [(rest: BlendRest, back: Axis)] = []
    for _ in 0..<8 {
      let timing = BlendTiming(duration: random.number(0.3...2), delay: random.pick([0, 0.2]))
      scene.stage.animate(duration: timing.duration, delay: timing.delay) {
        let old = model
        model = Axis(scale: random.number(0.5...2), way: random.number(-5...5))
        scene.layer.transform = model.transform
        let rest = BlendRest(begin: scene.stage.time + timing.delay, timing: timing, rest: [])
        rests.append((rest, old.then(model.inverse)))
      }
      for _ in 0..<3 {
        scene.stage.advance(by: random.number(0...0.3))
        let expected = rests.reversed().reduce(model) { shown, rest in
          if rest.rest.isOver(at: scene.stage.time) { return shown }
          let done = rest.rest.progress(at: scene.stage.time)
          let left = Axis(
            scale: rest.back.scale + (1 - rest.back.scale) * done, way: rest.back.way * (1 - done))
          return left.then(shown)
        }
        let shown = scene.layer.presentation.transform
        #expect(abs(shown.m11 - expected.scale) < 1e-9 && abs(shown.m41 - expected.way) < 1e-9)
      }
    }
  }

  @Test(arguments: Campaign.seeds(1...20))
  func `U-2, U-3: angles are added as numbers`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let scene = BlockScene()
    var rests: [BlendRest] = []
    for _ in 0..<6 {
      let timing = BlendTiming(duration: random.number(0.3...2))
      let (old, new) = (scene.layer[.rotation], random.number(-1...1))
      scene.stage.animate(duration: timing.duration) { scene.layer[.rotation] = new }
      rests.append(BlendRest(begin: scene.stage.time, timing: timing, rest: [old - new]))
      scene.stage.advance(by: random.number(0...0.5))
      let angle = rests.reduce(new) { $0 + $1.value(at: scene.stage.time)[0] }
      let shown = scene.layer.presentation.transform
      #expect(abs(shown.m11 - cos(angle)) < 1e-9 && abs(shown.m12 - sin(angle)) < 1e-9)
    }
  }

  @Test func `U-3: transforms of any kind are retargeted with their value and velocity`() {
    let scene = BlockScene()
    let (stage, box) = (scene.stage, scene.layer)
    let step = 1e-6
    func look() -> [Double] {
      let shown = box.presentation.transform
      return [shown.m11, shown.m12, shown.m21, shown.m22, shown.m41, shown.m42]
    }
    let changes: [() -> Void] = [
      { box.transform = Transform3D.identity.translated(x: 40, y: 10, z: 0) },
      { box.transform = Transform3D.identity.scaled(x: 3, y: 1, z: 1).rotated(by: 1) },
      { box[.rotation] = 0.3 },
      { box.transform = Transform3D.identity.rotated(by: 2).translated(x: 3, y: 4, z: 0) },
      {
        box[.scaleX] = 0.5
        box[.translationX] = 5
      },
      { box.transform = .identity },
    ]
    for (number, change) in changes.enumerated() {
      let before = look()
      stage.advance(by: step)
      let now = look()
      stage.animate(duration: 1, animations: change)
      stage.advance(by: 0)
      let changed = look()
      stage.advance(by: step)
      let after = look()
      for index in now.indices {
        #expect(abs(changed[index] - now[index]) < 1e-9, "change \(number)")
        let (old, new) = (now[index] - before[index], after[index] - changed[index])
        #expect(abs(old - new) / step < 0.02, "change \(number)")
      }
      stage.advance(by: 0.15)
    }
  }

  // MARK: Keyframes

  /// U-14: the later start wins and continues from the current value of the earlier one; a finished
  /// one holds.
  private func keyframed(
    _ spans: ArraySlice<(start: Double, end: Double, value: Double)>, from first: Double,
    at time: Double
  ) -> Double {
    guard let last = spans.lastIndex(where: { $0.start <= time }) else { return first }
    let span = spans[last]
    let base = keyframed(spans[..<last], from: first, at: span.start)
    guard span.end > span.start else { return span.value }
    return base + (span.value - base) * min(1, (time - span.start) / (span.end - span.start))
  }

  @Test(arguments: Campaign.seeds(1...60))
  func `U-14: keyframes match the independent computation`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let scene = BlockScene()
    scene.layer.zPosition = 3
    scene.stage.flush()
    scene.layer.removeAllAnimations()
    scene.stage.update()
    let duration = random.number(0.5...4)
    let isEased = random.chance(0.5)
    var spans: [(start: Double, end: Double, value: Double)] = []
    scene.stage.animateKeyframes(duration: duration, options: isEased ? [] : .curveLinear) {
      block in
      for _ in 0..<random.pick([1, 2, 5]) {
        let start = random.pick([0, 0.25, 0.5, random.number(0...1)])
        let length = random.pick([0, 0.25, random.number(0...(1 - start)), 1 - start])
        let value = random.number(-10...10)
        block.addKeyframe(relativeStartTime: start, relativeDuration: min(length, 1 - start)) {
          scene.layer.zPosition = value
        }
        spans.append((start, start + min(length, 1 - start), value))
      }
    }
    let order = spans.indices.sorted { (spans[$0].start, $0) < (spans[$1].start, $1) }
    let sorted = order.map { spans[$0] }[...]
    for _ in 0..<20 {
      scene.stage.advance(by: random.number(0...(duration / 21)))
      let pace = isEased ? BlendPace.easeInOut : .bezier(0, 0, 1, 1)
      let time = pace.progress(at: scene.stage.time, of: duration)
      let expected = keyframed(sorted, from: 3, at: time)
      #expect(
        abs(scene.layer.presentation.zPosition - expected) < 1e-9,
        "seed \(seed) at \(time): \(spans)")
    }
  }
}
