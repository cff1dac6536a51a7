#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import Testing

  /// What raises in Core Animation, or would be a mistake that hides.
  struct `Faults` {
    private func expect(_ result: ExitTest.Result?, tells reason: String) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(reason))
    }

    @Test func `an unknown part of a point`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = CALayer().value(forKeyPath: "position.z")
        }, tells: "key path position.z")
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CALayer().setValue(NSNumber(value: 1), forKeyPath: "position.z")
        }, tells: "key path position.z")
    }

    @Test func `an unknown part of a transform`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CALayer().setValue(NSNumber(value: 1), forKeyPath: "transform.rotation.w")
        }, tells: "key path transform.rotation.w")
    }

    @Test func `a part of a number`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = CALayer().value(forKeyPath: "opacity.x")
        }, tells: "key path opacity.x")
    }

    @Test func `a part of the frame that is none`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = CALayer().value(forKeyPath: "frame.x")
        }, tells: "key path frame.x")
    }

    @Test func `a path below a custom key`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CALayer().setValue(NSNumber(value: 1), forKeyPath: "ours.x")
        }, tells: "key path ours.x")
    }

    @Test func `a value of another type`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CALayer().setValue("x", forKey: "opacity")
        }, tells: "opacity of a layer can't be")
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CALayer().setValue(CGSize(width: 1, height: 1), forKey: "position")
        }, tells: "position of a layer can't be")
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CABasicAnimation().setValue("x", forKey: "duration")
        }, tells: "duration of an animation can't be")
    }

    @Test func `a flag under the name of its property`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CALayer().setValue(NSNumber(value: true), forKey: "isHidden")
        }, tells: "is written without")
    }

    @Test func `a change of an animation that was added`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let layer = CALayer()
          layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
          layer.animation(forKey: "a")?.duration = 2
        }, tells: "duration of an animation that was added")
    }

    @Test func `a change of a child of a group that was added`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let (layer, group) = (CALayer(), CAAnimationGroup())
          group.animations = [CABasicAnimation(keyPath: "opacity")]
          layer.add(group, forKey: "a")
          (layer.animation(forKey: "a") as? CAAnimationGroup)?.animations?.first?.speed = 2
        }, tells: "speed of an animation that was added")
    }

    @Test func `a change of a presentation`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CAStubWorld.withFresh { world in
            let layer = CALayer()
            world.show(layer)
            CATransaction.flush()
            layer.presentation()?.opacity = 0
          }
        }, tells: "opacity of a presentation")
    }

    @Test func `a commit without a begin`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CATransaction.commit()
        }, tells: "commit without begin")
    }

    @Test func `a control point that there is not`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          var point: [Float] = [0, 0]
          CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
        }, tells: "no control point 4")
    }

    @Test func `a timing function that there is not`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bounce"))
        }, tells: "no timing function is named bounce")
    }

    @Test func `time that runs back`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          CAStubWorld.withFresh { world in
            world.advance(to: 2)
            world.advance(to: 1)
          }
        }, tells: "can't be moved from 2.0 to 1.0")
    }

    @Test func `a layer below itself`() async {
      expect(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let (layer, child) = (CALayer(), CALayer())
          layer.addSublayer(child)
          child.addSublayer(layer)
        }, tells: "below itself")
    }
  }
#endif
