// No value jumps at the begin of a run or a block unless the code states it or a diagnostic reports it.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct SilentJumpTests {
  private typealias Verb = @Sendable (Animate) -> Animate

  private static let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
  private static let wide = BezierPath(rect: CGRect(x: 1, y: 2, width: 8, height: 3))

  /// Verbs without a stated start.
  private static let verbs: [Verb] = [
    { $0.move(to: [100, 50], duration: 1) }, { $0.move(x: 40, duration: 1) },
    { $0.move(byY: 30, duration: 1) }, { $0.move(by: [5, 5], duration: 1) },
    { $0.fade(to: 0.25, duration: 1) }, { $0.scale(to: 2, duration: 1) },
    { $0.scale(by: 1.5, duration: 1) }, { $0.animate(.scaleX, to: -1, duration: 1) },
    { $0.rotate(to: .degrees(200), duration: 1) }, { $0.rotate(by: .degrees(-90), duration: 1) },
    { $0.animate(.rotationY, to: 3, duration: 1) }, { $0.animate(.rotationX, to: -1, duration: 1) },
    { $0.animate(.transform, to: .scale(x: 2, y: 3), duration: 1) },
    { $0.animate(.transform, to: .rotation(by: 2), duration: 1) },
    { $0.animate(.backgroundColor, to: .red, duration: 1) },
    { $0.animate(.colors, to: [.red, .green], duration: 1) },
    { $0.animate(.bounds, to: CGRect(x: 0, y: 0, width: 30, height: 40), duration: 1) },
    { $0.animate(.boundsWidth, to: 99, duration: 1) },
    { $0.animate(.cornerRadius, to: 7, duration: 1) }, { $0.morph(to: wide, duration: 1) },
    { $0.shake(x: 9, duration: 1) }, { $0.pulse(duration: 1) }, { $0.swing(duration: 1) },
    { $0.bounce(duration: 1) }, { $0.jump(by: [50, 0], duration: 1) }, { $0.flip(duration: 1) },
    { $0.spin(duration: 1) }, { $0.pop(duration: 1) },
  ]

  private static func verb(_ random: inout some RandomNumberGenerator) -> Verb {
    let verb = verbs[Int.random(in: verbs.indices, using: &random)]
    let kind = Int.random(in: 0..<9, using: &random)
    return { chain in
      switch kind {
      case 0: verb(chain).repeats(2)
      case 1: verb(chain).autoreverses()
      case 2: verb(chain).after(begin: 0.25)
      case 3: verb(chain).easing(.spring(response: 0.4, damping: 0.7))
      case 4: verb(chain).easing(.easeOut)
      default: verb(chain)
      }
    }
  }

  private static func run(
    _ random: inout some RandomNumberGenerator
  ) -> @Sendable (Layer, Stage) -> [Diagnostic] {
    let (first, second) = (verb(&random), verb(&random))
    let kind = Int.random(in: 0..<10, using: &random)
    let settles = Bool.random(using: &random)
    let interruption: Interruption =
      Bool.random(using: &random) ? .fromPresentation : .keepingVelocity
    return { layer, _ in
      let (one, two) = (first(Animate(layer)), second(Animate(layer)))
      let composition: any Composable =
        switch kind {
        case 0:
          Sequential {
            one
            two
          }
        case 1:
          Parallel {
            one
            two
          }
        case 2:
          Stagger(each: 0.2) {
            one
            two
          }
        case 3:
          Sequential {
            one
            two
          }.repeated(2)
        case 4:
          Sequential {
            one
            two
          }.autoreversed()
        case 5: one.stretched(to: 2)
        case 6: one.eased(.easeIn)
        default: settles ? one.settle() : one
        }
      return composition.run(interrupting: interruption).diagnostics
    }
  }

  private static func change(
    isFlat: Bool, _ random: inout some RandomNumberGenerator
  ) -> @Sendable (Layer) -> Void {
    let kind = Int.random(in: isFlat ? 2..<10 : 0..<10, using: &random)
    let number = Double(Int.random(in: 1..<9, using: &random))
    return { layer in
      switch kind {
      case 0: layer[.rotationY] = number
      case 1: layer[.scaleY] = -number
      case 2: layer.position.x = number * 10
      case 3: layer[.rotation] = number
      case 4: layer.transform = .rotation(by: number)
      case 5: layer.backgroundColor = .green
      case 6: layer.zPosition = number
      case 7: layer.bounds.size.width = number
      case 8: layer.opacity = number / 10
      default: layer.colors = [.blue, .red]
      }
    }
  }

  /// Keyframe blocks and implicit animations are flat: over mirrors and rotations about y they start
  /// from the components that the presented matrix reads, which may be others than were written.
  private static func block(
    isFlat: Bool, _ random: inout some RandomNumberGenerator
  ) -> @Sendable (Layer, Stage) -> [Diagnostic] {
    let (one, two) = (change(isFlat: isFlat, &random), change(isFlat: isFlat, &random))
    let kinds = isFlat ? [0, 1, 2, 3, 4] : [1, 2, 4]
    let kind = kinds[Int.random(in: kinds.indices, using: &random)]
    return { layer, stage in
      let known = layer.diagnostics.count
      switch kind {
      case 0:
        stage.animateKeyframes(duration: 1) { block in
          block.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { one(layer) }
          block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { two(layer) }
        }
      case 1: stage.animate(springDuration: 0.6, bounce: 0.3) { one(layer) }
      case 2:
        stage.animate(duration: 1) {
          one(layer)
          two(layer)
        }
      case 3: one(layer)
      default: stage.animate(duration: 1, options: .beginFromCurrentState) { one(layer) }
      }
      stage.flush()
      return Array(layer.diagnostics.dropFirst(known))
    }
  }

  private func numbers(_ layer: Layer) -> [(name: String, numbers: [Double])] {
    let values = layer.presentation
    return [
      ("position", [values.position.x, values.position.y]), ("opacity", [values.opacity]),
      ("transform", values.transform.components),
      ("bounds", [values.bounds.width, values.bounds.height]),
      ("cornerRadius", [values.cornerRadius]),
      ("backgroundColor", values.backgroundColor.animatableComponents),
      ("colors", values.colors.flatMap(\.animatableComponents)),
      ("path", [values.path.bounds.minX, values.path.bounds.width, values.path.bounds.height]),
    ]
  }

  @Test(arguments: Campaign.seeds(1...4000))
  func `no value jumps in silence where a run or a block begins`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let (stage, box) = (Stage(clock: ManualClock()), Layer(name: "box"))
    box.position = CGPoint(x: 10, y: 20)
    box.backgroundColor = .blue
    box.path = Self.square
    box.colors = [.blue, .white]
    stage.add(box)
    stage.update()
    // A block over a run adds to it, which R-36 reports.
    let (firstRun, isFlat) = (Int.random(in: 0...4, using: &random), seed.isMultiple(of: 2))
    for step in 0..<4 {
      let isRun = step >= firstRun
      let action = isRun ? Self.run(&random) : Self.block(isFlat: isFlat, &random)
      let before = numbers(box)
      let found = action(box, stage)
      stage.advance(by: 0)
      for (old, new) in zip(before, numbers(box))
      where !agree(old.numbers, new.numbers, within: 1e-6) {
        let isReported = found.contains {
          $0.path.contains(old.name) || $0.message.contains(old.name)
        }
        #expect(
          isReported,
          "seed \(seed), step \(step), \(isRun ? "run" : "block"): \(old.name) \(old.numbers) -> \(new.numbers), \(found.map(\.id))"
        )
      }
      stage.advance(by: Double.random(in: 0.05..<0.9, using: &random))
    }
  }

  // MARK: Found by it

  private func scene() -> (Stage, Layer) {
    let (stage, box) = (Stage(clock: ManualClock()), Layer(name: "box"))
    box.position = CGPoint(x: 10, y: 20)
    stage.add(box)
    stage.update()
    return (stage, box)
  }

  @Test func `a repeated jump leads from the presentation value into its path`() {
    let (stage, box) = scene()
    stage.animate(duration: 1) { box.position.x = 60 }
    stage.advance(by: 0.5)
    Animate(box).jump(by: [50, 0], duration: 1).repeats(2).settle().run()
    stage.advance(by: 0)
    expectEqual(box.presentation.position, CGPoint(x: 35, y: 20))
  }

  @Test(
    arguments: [
      { $0.scale(by: 2, duration: 1) }, { $0.pulse(duration: 1) }, { $0.pop(duration: 1) },
    ] as [Verb])
  private func `C-23: keyframes of a scale that begin at the mean of uneven scales are reported`(
    verb: Verb
  ) {
    let (stage, box) = scene()
    Animate(box).animate(.scaleY, to: 3, duration: 1).run()
    stage.advance(by: 0.5)
    let found = verb(Animate(box)).settle().run().diagnostics
    expectEqual(found.map(\.id), ["C-23"])
    stage.advance(by: 2)
    expectEqual(verb(Animate(box)).settle().diagnostics.filter { $0.id == "C-23" }, [])
  }

  @Test func `C-23: keyframes that state the mean, or follow another scale, are not reported`() {
    let (_, box) = scene()
    box[.scaleX] = 0.5
    box[.scaleY] = 1.5
    let stated = Animate(box).keyframes(.scale, duration: 1) {
      Keyframe(1)
      Keyframe(2)
    }.settle()
    let later = Animate(box).scale(to: 1, duration: 1).settle().then().pop(duration: 1).settle()
    expectEqual(stated.diagnostics.filter { $0.id == "C-23" }, [])
    expectEqual(later.diagnostics.filter { $0.id == "C-23" }.count, 1, "that of the first scale")
    expectEqual(Animate(box).pop(duration: 1).settle().diagnostics.map(\.id), ["C-23"])
  }

  @Test func `R-46: a repeated scale over uneven scales is reported`() {
    let (stage, box) = scene()
    stage.animate(springDuration: 0.5) { box[.scaleY] = -2 }
    stage.advance(by: 0.25)
    let found = Animate(box).pulse(duration: 1).repeats(2).run().diagnostics
    expectEqual(found.filter { $0.id == "R-46" }.map(\.message.isEmpty), [false])
  }

  @Test(arguments: [false, true])
  func `a block of a whole transform over the mirror of an earlier block does not jump`(
    isOneBlock: Bool
  ) {
    let (stage, box) = scene()
    stage.animate(duration: 1, options: .curveLinear) {
      box[.scaleY] = -2
      if isOneBlock { box.transform = .rotation(by: 1) }
    }
    stage.advance(by: 0.25)
    let before = box.presentation.transform
    if !isOneBlock {
      expectEqual(before.m22, 0.25)
      stage.animate(duration: 1) { box.transform = .rotation(by: 1) }
    }
    #expect(agree(box.presentation.transform.components, before.components, within: 1e-9))
    stage.advance(by: 2)
    #expect(agree([box.presentation[.rotation]], [1]))
  }
}
