// A sampler has the values of a snapshot at the same time, whatever its earlier times.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Samplers` {
  private let box = makeBox("box")

  @Test func `a number is read by its channel, frame by frame`() throws {
    var sampler = Animate(box).fade(from: 1, to: 0).timeline.sampler
    let opacity = try #require(sampler.channel(of: .opacity, on: box))
    expectEqual(sampler[opacity], 1)
    var shown: [Double] = []
    for time in [0.25, 0.5, 1, 1.5, 0.75, -1] {
      sampler.move(to: time)
      shown.append(sampler[opacity])
    }
    expectEqual(shown, [0.75, 0.5, 0, 1, 0.25, 1])
    expectEqual(sampler.time, -1)
  }

  @Test func `components of a property have channels, properties of several numbers have none`()
    throws
  {
    var sampler = Animate(box).move(from: [0, 10], to: [100, 20]).spin(turns: 1).timeline.sampler
    sampler.move(to: 0.5)
    let x = try #require(sampler.channel(of: .positionX, on: box))
    let y = try #require(sampler.channel(of: .positionY, on: box))
    #expect((sampler[x], sampler[y]) == (50, 15))
    #expect(sampler.channel(of: .rotation, on: box) == nil)
    #expect(sampler.channel(of: .opacity, on: box) == nil)
    #expect(sampler.channel(of: .positionX, on: makeBox("other")) == nil)
    expectEqual(sampler[box]?.position, CGPoint(x: 50, y: 15))
    #expect(sampler[makeBox("other")] == nil)
  }

  @Test func `holding, covered, and finished animations are not moving`() {
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
    expectEqual(
      moving,
      [
        "sampler at 0.5 s, 1 moving", "sampler at 1.5 s, 0 moving", "sampler at 2.5 s, 1 moving",
        "sampler at 9 s, 0 moving",
      ])
  }

  @Test func `a copy is independent`() throws {
    var one = Animate(box).fade(from: 1, to: 0).timeline.sampler
    let opacity = try #require(one.channel(of: .opacity, on: box))
    one.move(to: 0.25)
    var other = one
    other.move(to: 0.5)
    #expect((one[opacity], other[opacity]) == (0.75, 0.5))
  }

  @Test func `copies of samplers and snapshots are read by many tasks at once`() async throws {
    let timeline = Sequential {
      Animate(box).fade(from: 0, to: 1).move(from: [0, 0], to: [8, 4])
      Animate(box).scale(from: 1, to: 3).animate(
        .transform, from: .identity, to: .scale(x: 2, y: 4, z: 2))
    }.timeline
    let shared = timeline.sampler
    let snapshot = timeline.snapshot(at: 0.5)
    let id = box.id
    let opacity = try #require(shared.channel(of: .opacity, on: id))
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var sampler = shared
          var wrong = 0
          for step in 0..<200 {
            sampler.move(to: Double((step * (task + 1)) % 200) / 100)
            wrong += snapshot[id]?.opacity == 0.5 ? 0 : 1
          }
          sampler.move(to: 0.25)
          return wrong + (sampler[opacity] == 0.25 ? 0 : 1)
        }
      }
      return await group.reduce(0, +)
    }
    expectEqual(wrong, 0)
  }

  @Test func `extreme times and channels of other timelines do not trap`() throws {
    var sampler = Animate(box).fade(from: 1, to: 0).stay().timeline.sampler
    let opacity = try #require(sampler.channel(of: .opacity, on: box))
    var shown: [Double] = []
    for time in [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude, -.nan, 0.5] {
      sampler.move(to: time)
      shown.append(sampler[opacity])
    }
    expectEqual(shown, [1, 0, 1, 0, 1, 1, 0.5])
    var empty = Animate().timeline.sampler
    empty.move(to: 3)
    expectEqual(empty[opacity], 0)
    expectEqual(empty.description, "sampler at 3 s, 0 moving")
  }

  @Test func `each of a thousand sequential animations is found from any time`() throws {
    var chain = Animate(box)
    for index in 0..<1000 {
      chain = chain.fade(from: Double(index), to: Double(index) + 1, duration: 0.25).then()
    }
    var sampler = chain.timeline.sampler
    let opacity = try #require(sampler.channel(of: .opacity, on: box))
    for time in [0.125, 100.125, 99.875, 249.875, 0.375, 200, 200.125, 250] {
      sampler.move(to: time)
      expectEqual(sampler[opacity], time * 4)
    }
  }

  @Test(arguments: 0..<32)
  func `each kind of animation has the values of a snapshot, from any earlier time`(_ kind: Int) {
    let timeline = composition(kind).timeline
    var forwards = timeline.sampler
    var jumping = timeline.sampler
    for step in 0...160 {
      let time = Double(step) / 16 - 1
      let right = numbers(timeline.snapshot(at: time)[box])
      forwards.move(to: time)
      // All but the last bits: it multiplies by what a snapshot divides by.
      #expect(isClose(numbers(forwards[box]), right, relativeError: 1e-13), "at \(time)")
      // Every other time from the other side.
      jumping.move(to: step.isMultiple(of: 2) ? time + 3 : time - 3)
      jumping.move(to: time)
      #expect(isClose(numbers(jumping[box]), right, relativeError: 1e-13), "at \(time)")
    }
  }

  private func numbers(_ values: LayerValues?) -> [Double] { values.map(LawScene.numbers) ?? [] }

  private func composition(_ kind: Int) -> Composition {
    box.opacity = 0.5
    var added = BasicAnimation(.opacity, from: 0.25, to: 1, duration: 2)
    added.isAdditive = true
    let fade = Animate(box).fade(from: 1, to: 0.25, duration: 1.5, easing: .easeIn)
    switch kind {
    case 0: return Animate(box).add(animation: added).composition
    case 1: return fade.autoreverses().repeats(2.25).composition
    case 2: return fade.repeats(3).after(begin: 0.5).stay().composition
    case 3:
      return fade.then(gap: 0.5).move(from: [0, 1], to: [5, 9]).group().easing(.easeOut).composition
    case 4: return fade.group().easing(.easeIn).autoreverses().repeats(1.5).stay().composition
    case 5:
      return Parallel {
        fade.group().easing(.easeIn)
        Animate(box).move(x: 9)
      }.composition
    case 6:
      return Parallel {
        fade
        Animate(box).add(animation: added)
      }.composition
    case 7: return fade.then().fade(from: 0, to: 1, duration: 3).group().duration(2).composition
    case 8:
      return Sequential(gap: 0.5) {
        fade
        Animate(box).shake(x: 4)
      }.repeated(2)
    case 9: return fade.then().zPosition(by: 3).then().fade(to: 1, duration: 0).composition
    case 10:
      return Parallel {
        fade.after(begin: 2)
        Animate(box).move(y: 3).repeats(.infinity)
      }.composition
    case 11:
      return Sequential {
        fade.stay()
        Wait(1)
        Animate(box).spin(turns: 1)
      }.composition
    case 12:
      return fade.modify {
        $0?.speed = 0.5
        $0?.timeOffset = 0.25
      }.composition
    case 13:
      // A backwards fill has no effect while its group is not active.
      var early = BasicAnimation(.opacity, from: 0.125, to: 1, duration: 1)
      early.beginTime = 0.5
      early.fillMode = .backwards
      var late = AnimationGroup([early], duration: 2, timingFunction: .easeIn)
      late.beginTime = 1
      return Parallel {
        Animate(box).add(animation: late)
        Wait(4)
      }.composition
    case 14:
      return Sequential {
        fade
        fade
      }.eased(.easeInEaseOut).reversed()
    case 15..<22: return keyframes(kind - 15)
    case 22..<28: return transforms(kind - 22)
    default: return springs(kind - 28)
    }
  }

  private func keyframes(_ kind: Int) -> Composition {
    var keyed = KeyframeAnimation(.opacity, values: [0.125, 1, 0.25, 0.75], duration: 3)
    switch kind {
    case 0: keyed.timingFunction = .easeInEaseOut
    case 1: keyed.keyTimes = [0, 0.125, 0.125, 1]
    case 2: keyed.timingFunctions = [.easeIn, .linear, .back()]
    case 3: keyed.calculationMode = .cubic
    case 4: keyed.calculationMode = .discrete
    case 5: keyed.isAdditive = true
    default: keyed.timingFunction = .back(overshoot: 4)
    }
    return Sequential {
      Wait(0.5)
      Animate(box).add(animation: keyed)
      Animate(box).fade(from: 1, to: 0).stay()
    }.composition
  }

  private func transforms(_ kind: Int) -> Composition {
    let turned = Transform3D.rotation(by: 2, x: 1, y: 2, z: 3)
    let end: Transform3D =
      switch kind {
      case 0: .rotation(by: 3).translated(x: 5)
      case 1: turned.scaled(x: 2, y: 3).concatenated(with: .translation(x: 1, y: 2, z: 3))
      case 2: Transform3D(m34: -0.002).concatenated(with: turned)
      case 3: Transform3D(m11: 0, m22: 0, m33: 0)
      default: turned
      }
    let way = Animate(box).animate(
      .transform, from: .identity, to: end, duration: 2, easing: kind == 4 ? .back() : .easeIn)
    return Sequential {
      way.after(begin: 1)
      if kind == 5 { Animate(box).animate(.transform, from: end, to: .scale(x: 2)).stay() }
      Animate(box).animate(.transform, from: end, to: .identity).autoreverses()
    }.composition
  }

  private func springs(_ kind: Int) -> Composition {
    let spring = TimingFunction.spring(duration: 1, bounce: 0.5)
    let move = Animate(box).move(from: [0, 1], to: [5, 9], duration: 2, easing: spring)
    switch kind {
    case 0: return move.composition
    case 1: return move.group().easing(.easeIn).composition
    case 2:
      return Animate(box).fade(from: 0, to: 1, duration: 1, easing: spring).repeats(3).composition
    default:
      return Sequential {
        Animate(box).fade(from: 0, to: 1, duration: 1, easing: spring).stay()
        Animate(box).add(
          animation: SpringAnimation(.opacity, from: 1, to: 0, perceptualDuration: 1))
      }.composition
    }
  }
}
