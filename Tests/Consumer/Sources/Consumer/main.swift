// Runs a composition on the available layers.

import Animatic
import AnimaticCoreAnimation
import AnimaticJSON
import AnimaticPreview

#if canImport(Darwin)
  import QuartzCore

  let layer: any LayerHost = CALayer()
#else
  #if canImport(QuartzCore) || canImport(UIKit) || canImport(AppKit)
    #error("A stand-in for Apple's frameworks has reached a user.")
  #endif

  let layer: any LayerHost = Layer(name: "box")
#endif

let chain = Animate(layer).fade(from: 1, to: 0.5, duration: 1).settle()
print(chain.debugDump())
print(chain.json())
