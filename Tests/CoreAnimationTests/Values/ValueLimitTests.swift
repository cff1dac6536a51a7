// Values at the borders of what Core Animation takes: images, wide colors and names of NSObject.

import Animatic
import AnimaticCore
import TestSupport
import Testing

#if APPLE_STAND_IN
  @testable import CoreAnimationStandIn
  import Foundation
  import QuartzCore

  @MainActor struct `Values at the borders` {
    private let layer = CALayer()

    @Test func `A UIImage is converted to layer contents`() {
      let (picture, image) = (CGImage(), Views.image)
      let chain = Animate(layer).contents(to: LayerContents(image(picture)))
      let animation = chain.caAnimations.first?.animation as? CABasicAnimation
      #expect(animation?.toValue as? CGImage === picture)
      #expect(chain.caAnimations.diagnostics.allSatisfy { $0.id != "Q-1" })
      layer.setModelValues(LayerValues { $0.contents = LayerContents(image(picture)) })
      #expect(layer.contents as? CGImage === picture)
    }

    @Test func `An image of Core Graphics is handed over as it is`() {
      let picture = CGImage()
      let chain = Animate(layer).contents(to: LayerContents(picture))
      let animation = chain.caAnimations.first?.animation as? CABasicAnimation
      #expect(animation?.toValue as? CGImage === picture)
    }

    @Test func `Contents that no layer supports are rejected`() {
      struct Sprite: Hashable {}
      let chain = Animate(layer).contents(to: LayerContents(Sprite())).settle()
      expectEqual(chain.caAnimations.diagnostics.map(\.id), ["Q-1"])
    }

    @Test func `A color outside of sRGB keeps its components`() throws {
      let wide = RGBAColor(red: 1.2, green: -0.1, blue: 0.5)
      layer.setModelValues(LayerValues { $0.backgroundColor = wide })
      expectEqual(layer.backgroundColor?.components, [1.2, -0.1, 0.5, 1])
      let read = layer.modelValues(for: ["backgroundColor"]).backgroundColor
      expectEqual(read, wide)
      let plain = RGBAColor(red: 1, green: 0, blue: 0.5).quartz
      expectEqual(plain.colorSpace?.name.map { $0 as String }, CGColorSpace.sRGB as String)
    }

    @Test(arguments: ["description", "hash", "copy", "size", "state", "mass", "self"])
    func `The name of an accessor is refused`(name: String) {
      let property = LayerProperty<Double>(name, default: 0)
      let chain = Animate(layer).animate(property, to: 1, duration: 1).settle()
      let finding = chain.caAnimations.diagnostics.first { $0.id == "Q-4" }
      #expect(finding?.remedy.contains("prefix") ?? false)
      #expect(layer.modelValues(for: [name]).keyPaths.isEmpty)
    }
  }

  extension LayerValues {
    fileprivate init(_ change: (inout LayerValues) -> Void) {
      self.init()
      change(&self)
    }
  }
#endif
