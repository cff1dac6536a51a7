// Operations on trees of layers.

import Animatic

enum GrowthOfLayers {
  private static let array = "Each step moves the references of all layers in front of it by one."
  private static let sizes = [1000, 4000, 32_000]

  static let all: [Growth] = [
    Growth("roots removed, first to last", sizes) { count in
      let (stage, layers) = roots(count)
      return { for layer in layers { stage.remove(layer) } }
    }.growsFaster(because: array),
    Growth("roots removed, last to first", sizes) { count in
      let (stage, layers) = roots(count)
      return { for layer in layers.reversed() { stage.remove(layer) } }
    },
    Growth("sublayers inserted at the back", sizes) { count in
      let box = Layer()
      let layers = (0..<count).map { _ in Layer() }
      return { for layer in layers { box.insertSublayer(layer, at: 0) } }
    }.growsFaster(because: array),
    Growth("sublayers inserted below the last", sizes) { count in
      let box = Layer()
      let layers = (0...count).map { _ in Layer() }
      box.addSublayer(layers[count])
      return { for layer in layers.dropLast() { box.insertSublayer(layer, below: layers[count]) } }
    },
    Growth("sublayers moved to the front", sizes) { count in
      let box = Layer()
      let layers = (0..<count).map { _ in Layer() }
      box.sublayers = layers
      return { for layer in layers { box.addSublayer(layer) } }
    }.growsFaster(because: array),
  ]

  private static func roots(_ count: Int) -> (stage: Stage, layers: [Layer]) {
    let stage = Stage(clock: ManualClock())
    let layers = (0..<count).map { _ in Layer() }
    for layer in layers { stage.add(layer) }
    stage.update()
    return (stage, layers)
  }
}
