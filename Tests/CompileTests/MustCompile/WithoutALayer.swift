// Bug 21: a chain without a layer can be created anywhere, and its animations read.

import Animatic

let chain = Animate().fade(from: 1, to: 0).key("fade").move(to: [1, 2])
let animations: [any LayerAnimation] = chain.entries.map(\.animation)
let pairs: [(String, any LayerAnimation)] = chain.entries.map { ($0.key, $0.animation) }
let named: (any LayerAnimation)? = chain.animation(forKey: "fade")
let value: Double? = chain.timeline.value(of: .opacity, at: 0.5)

// swift-format-ignore: ReplaceForEachWithForLoop
_ = chain.forEach { layer, key, animation in layer == nil && key != animation.description }
