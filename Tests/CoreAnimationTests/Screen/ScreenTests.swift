// Presentation values and callbacks of Core Animation on a Mac, without recording the screen and without
// sleeping; runs are tested on the stand-in too, which computes no presentation.

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && (canImport(Darwin) || APPLE_STAND_IN)
  import Animatic
  import AnimaticCore
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  #if APPLE_STAND_IN
    import CoreAnimationStandIn
  #else
    import AnimaticCoreAnimation
  #endif

  @MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct `Runs on a screen` {
    @Test func `A run ends, settles and calls its handlers in order`() async {
      await OffscreenWindow.with { window in
        let (box, dot) = (window.makeLayer("box"), window.makeLayer("dot"))
        var lines: [String] = []
        let playback = Parallel {
          Animate(box).fade(to: 0, duration: 0.05).onBegin { _ in lines.append("fade begins") }
            .onEnd { lines.append("fade \($0.finished)") }.settle()
          Animate(dot).move(x: 90, duration: 0.05).after(begin: 0.1)
            .onEnd { lines.append("move \($0.finished)") }.settle()
        }.observed(end: { lines.append("all \($0.finished)") }).run()
        let outcome = await window.end(of: playback)
        expectEqual(outcome, .finished)
        expectEqual(lines, ["fade begins", "fade true", "move true", "all true"])
        expectEqual(box.opacity, 0)
        expectEqual(dot.position.x, 90)
        #expect(box.animationKeys.isEmpty && dot.animationKeys.isEmpty)
      }
    }

    @Test func `A run on a view is one on its layer`() async {
      await OffscreenWindow.with { window in
        let (view, layer) = window.makeView()
        let playback = Animate(view).fade(to: 0.5, duration: 0.05).settle().run()
        let outcome = await window.end(of: playback)
        expectEqual(outcome, .finished)
        expectEqual(layer.opacity, 0.5)
      }
    }

    @Test func `A layer in no window is reported`() async {
      await OffscreenWindow.with { window in
        let layer = CALayer()
        let playback = Animate(layer).fade(to: 0, duration: 0.05).settle().run()
        let outcome = await window.end(of: playback)
        expectEqual(outcome, .layerGone)
        expectEqual(layer.opacity, 1)
        expectEqual(playback.diagnostics.map(\.id), ["R-38"])
      }
    }

    @Test func `A canceled run leaves its presentation`() async {
      await OffscreenWindow.with { window in
        let layer = window.makeLayer("box")
        let playback = Animate(layer).fade(to: 0, duration: 60).settle().run()
        playback.pause()
        playback.seek(to: 30)
        playback.cancel(.hold)
        _ = await window.end(of: playback)
        expectEqual(layer.opacity, 0.5)
        #expect(layer.animationKeys.isEmpty)
      }
    }

    #if canImport(Darwin)
      private static let keyPaths = [
        "position", "opacity", "transform", "bounds", "cornerRadius", "backgroundColor",
        "zPosition", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset",
      ]

      /// As fractions of the distance: read values are Floats, keyframes may be off by 0.05 %, and colors
      /// may be in the color space of the display.
      private static let tolerance = (number: 0.001, color: 0.02)

      @Test(arguments: Feature.all.indices)
      func `A feature presents the values of its timeline`(index: Int) async {
        let feature = Feature.all[index]
        await OffscreenWindow.with { window in
          let layers = ["box", "dot"].map { window.makeLayer($0) }
          window.stopTime()
          let composition = feature.make(layers)
          let animations = composition.caAnimations(reducedMotion: false)
          // An omitted or altered feature is reported, and does not match the timeline.
          if animations.diagnostics.contains(where: { $0.id.hasPrefix("Q-") }) { return }
          let timeline = composition.timeline
          for entry in animations { entry.layer?.add(entry.animation, forKey: entry.key) }
          window.commit()
          let length = min(timeline.duration, 4)
          let times = (0..<24).map { (Double($0) + 0.37) / 25 * length }
          var (shown, expected): ([[Double]], [[Double]]) = ([], [])
          for time in times {
            window.show(time)
            shown.append(
              layers.flatMap { numbers($0.presentation()?.modelValues(for: Self.keyPaths)) })
            let snapshot = timeline.snapshot(at: time)
            expected.append(layers.flatMap { numbers(snapshot[$0]) })
          }
          for column in expected[0].indices {
            let values = expected.map { $0[column] }
            let way = max((values.max() ?? 0) - (values.min() ?? 0), 1)
            let error = zip(values, shown).map { abs($0 - $1[column]) }.max() ?? 0
            let isColor = column % Self.numberCount >= Self.numberCount - 8
            let tolerance = isColor ? Self.tolerance.color : Self.tolerance.number
            #expect(error <= tolerance * way, "\(feature.name), number \(column)")
          }
        }
      }

      private func numbers(_ values: LayerValues?) -> [Double] {
        let values = values ?? LayerValues()
        return [values.opacity, values.cornerRadius, values.zPosition, values.borderWidth]
          + [values.shadowOpacity, values.shadowRadius]
          + values.position.components + values.bounds.components + values.transform.components
          + values.shadowOffset.components
          + values.backgroundColor.components + values.borderColor.components
      }

      /// The count of numbers of a layer; the last eight are those of colors.
      private static let numberCount = 38
    #endif
  }
#endif
