// Views as hosts of compositions.

import Animatic
import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  @MainActor struct `Views as hosts` {
    @Test func `a run on a view is one on its layer`() {
      for make in [Views.phone, Views.mac] {
        CAStubWorld.withFresh { world in
          let (host, layer) = make()
          expectEqual(host.layerID, layer.layerID)
          layer.name = "view"
          world.show(layer)
          world.runLoopTurn()
          let playback = Views.chain(on: layer, of: host)?.settling().run()
          expectEqual(layer.animationKeys, ["animatic.0"])
          world.advance(to: 2)
          expectEqual(playback?.outcome, .finished)
          expectEqual(layer.opacity, 0)
        }
      }
    }

    @Test func `Compiling a chain makes its view of AppKit layer-backed`() {
      let backing = Views.backing()
      #expect(!backing.before && backing.after)
    }

    @Test func `callbacks name the view`() {
      CAStubWorld.withFresh { world in
        let (host, layer) = Views.phone()
        world.show(layer)
        world.runLoopTurn()
        var named: (any LayerHost)?
        Animate(host).fade(to: 0, duration: 1).onEnd { named = $0.layer }.run()
        world.advance(to: 2)
        #expect(named === host)
      }
    }

    @Test func `a view and its layer are one in a composition`() {
      let (host, layer) = Views.phone()
      let both = Parallel {
        Animate(host).fade(to: 0, duration: 1)
        Animate(layer).move(x: 10, duration: 1)
      }
      expectEqual(both.timeline.layers, [layer.layerID])
      expectEqual(both.timeline.value(of: .positionX, on: host, at: 0.5), 5)
    }
  }
#endif
