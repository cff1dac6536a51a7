// The diagnostics of layer trees.

import AnimaticCore

extension Diagnostic {
  static func cyclicTree(_ layer: Layer) -> Diagnostic {
    Diagnostic(
      id: "R-8", severity: .error,
      message: "\(layer.word) can't be put into itself or into a layer that is in it.",
      remedy: "Take it out of what it is in first, or put another layer there.", place: nil)
  }

  static func noSublayer(_ layer: Layer) -> Diagnostic {
    Diagnostic(
      id: "R-9", severity: .error,
      message: "\(layer.word) is no sublayer of this layer, so nothing can take its place.",
      remedy: "Replace one of the sublayers, or add the new layer.", place: nil)
  }
}

extension Layer {
  fileprivate var word: String { name.map { "The layer \($0.oneLine)" } ?? "A layer" }
}
