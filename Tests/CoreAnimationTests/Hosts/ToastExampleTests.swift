// The example of the articles on real layers: tested without a screen, then run on a view.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import Foundation
  import QuartzCore

  @MainActor struct `The example for UIKit` {
    @Test func `is tested without a screen`() {
      let box = Layer()
      let timeline = toast(box).timeline
      #expect(timeline.duration == 2.7)
      #expect(timeline.value(of: .opacity, on: box, at: 2) == 1)
      #expect(toast(box).diagnostics.isEmpty)
    }

    @Test func `appears and disappears`() {
      CAStubWorld.withFresh { world in
        let (screen, view) = (CALayer(), ToastView())
        screen.addSublayer(view.backingLayer)
        world.show(screen)
        world.runLoopTurn()
        view.show()
        world.advance(to: 2.5)
        #expect(view.backingLayer.superlayer === screen)
        world.advance(to: 3)
        expectEqual(view.backingLayer.opacity, 0)
        #expect(view.backingLayer.superlayer == nil)
      }
    }

    @Test func `is dismissed`() {
      CAStubWorld.withFresh { world in
        let (screen, view) = (CALayer(), ToastView())
        screen.addSublayer(view.backingLayer)
        world.show(screen)
        world.runLoopTurn()
        view.show()
        world.advance(to: 1)
        view.dismiss()
        world.advance(to: 1.5)
        expectEqual(view.backingLayer.opacity, 0)
        #expect(view.backingLayer.animationKeys.isEmpty)
      }
    }

    @Test func `is scrubbed`() {
      CAStubWorld.withFresh { world in
        let (screen, view) = (CALayer(), ToastView())
        screen.addSublayer(view.backingLayer)
        world.show(screen)
        world.runLoopTurn()
        let scrubber = ToastScrubber(view)
        scrubber.sliderChanged(to: 0.5)
        expectEqual(scrubber.playback.elapsed, 1.35)
      }
    }

    @Test func `is added by hand`() {
      let layer = CALayer()
      addByHand(Animate(layer).fadeOut())
      expectEqual(layer.animationKeys() ?? [], ["animatic.0"])
    }

    @Test func `is the code of the article`() throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let catalogue = tests.appending(
        path: "../../Sources/AnimaticCoreAnimation/AnimaticCoreAnimation.docc")
      let source = try String(
        contentsOf: tests.appending(path: "Support/ToastExample.swift"), encoding: .utf8)
      let article = try String(
        contentsOf: catalogue.appending(path: "CoreAnimationDetails.md"), encoding: .utf8)
      let example = try #require(
        source.components(separatedBy: "// example\n").last?
          .components(separatedBy: "// end of example").first)
      let code = example.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(code.contains("func toast"))
      #expect(article.contains(code))
    }
  }
#endif
