// A CALayer as a host of compositions.

import Animatic
import AnimaticCore
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
#else
  import AnimaticCoreAnimation
#endif

#if canImport(QuartzCore)
  import Foundation
  import QuartzCore

  /// What people name the members of their layers.
  private final class Waveform: CALayer {
    var id = "wave"
    var currentTime = 7.5
    var effectiveSpeed = "fast"
    var prefersReducedMotion = 3
  }

  /// What people make of layers that they list.
  private final class Listed: CALayer, Identifiable {}

  @MainActor struct `CALayer as a host` {
    @Test func `a subclass may be identifiable with its own id`() {
      let listed = Listed()
      expectEqual(listed.id, ObjectIdentifier(listed))
    }

    @Test func `a constant, unique identity`() {
      let (layer, other) = (CALayer(), CALayer())
      expectEqual(layer.layerID, layer.layerID)
      #expect(layer.layerID != other.layerID)
    }

    @Test func `a subclass may have members of the same names`() {
      let wave = Waveform()
      #expect(wave.id == "wave" && wave.currentTime == 7.5)
      let host: any LayerHost = wave
      expectEqual(host.layerID, (wave as CALayer).layerID)
      let chain = Animate(wave).fade(from: 1, to: 0, duration: 1)
      expectEqual(chain.timeline.value(of: .opacity, on: wave, at: 0.25), 0.75)
    }

    @Test func `compositions start from its model`() {
      let layer = CALayer()
      layer.position = CGPoint(x: 10, y: 20)
      layer.opacity = 0.5
      layer.transform = CATransform3DMakeScale(2, 2, 2)
      let chain = Animate(layer).move(x: 20, duration: 1).fade(to: 0, duration: 1)
        .scale(to: 4, duration: 1)
      let timeline = chain.timeline
      expectEqual(timeline.value(of: .position, on: layer, at: 0.5), CGPoint(x: 15, y: 20))
      expectEqual(timeline.value(of: .opacity, on: layer, at: 0.5), 0.25)
      expectEqual(timeline.value(of: .scale, on: layer, at: 0.5), 3)
    }

    @Test func `its whole model can be read and written`() throws {
      let layer = CALayer()
      var values = LayerValues()
      values.position = CGPoint(x: 1, y: 2)
      values.bounds = CGRect(x: 3, y: 4, width: 5, height: 6)
      values.opacity = 0.25
      values.transform = .rotation(by: 0.5)
      values.anchorPoint = CGPoint(x: 0, y: 1)
      values.zPosition = 7
      values.isHidden = true
      values.masksToBounds = true
      values.cornerRadius = 8
      values.backgroundColor = RGBAColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
      values.borderWidth = 9
      values.borderColor = RGBAColor(red: 1, green: 0, blue: 0)
      values.shadowOpacity = 0.5
      values.shadowRadius = 10
      values.shadowOffset = CGSize(width: 11, height: 12)
      values.shadowColor = RGBAColor(red: 0, green: 1, blue: 0)
      values.shadowPath = BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
      layer.setModelValues(values)
      #expect(layer.position == CGPoint(x: 1, y: 2) && layer.opacity == 0.25 && layer.isHidden)
      let read = layer.modelValues(for: values.keyPaths)
      for keyPath in values.keyPaths {
        let root = try #require(PropertyCatalogue.root(named: keyPath))
        let (one, two) = (read.value(of: root), values.value(of: root))
        expectEqual(one, two, "\(keyPath) \(one) \(two)")
      }
    }

    @Test func `writing does not animate, in any open transaction`() {
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      var values = LayerValues()
      values.opacity = 0
      layer.setModelValues(values)
      #expect(layer.animationKeys.isEmpty)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
    }

    @Test func `no colour is no colour`() {
      let layer = CALayer()
      #expect(layer.modelValues(for: ["backgroundColor"]).keyPaths.isEmpty)
      var values = LayerValues()
      values.backgroundColor = RGBAColor(red: 1, green: 0, blue: 0)
      layer.setModelValues(values)
      #expect(layer.backgroundColor != nil)
    }

    @Test func `a custom property`() {
      let progress = LayerProperty<Double>("progress", default: 0)
      let layer = CALayer()
      layer.setValue(NSNumber(value: 0.5), forKey: "progress")
      let chain = Animate(layer).animate(progress, to: 1, duration: 1)
      expectEqual(chain.timeline.value(of: progress, on: layer, at: 0.5), 0.75)
    }
  }
#endif
