// The channels of a layer's shape: outline, stroke and fill.

import AnimaticCore

/// The channels of shapes.
enum ShapeChannels {
  static func channels(of node: Int) -> [Channel] {
    func channel(
      _ property: String, _ roots: Set<String>,
      _ way: @escaping @Sendable (LayerValues) -> StyleValue?
    ) -> Channel {
      Channel(
        element: "p\(node)", property: property, title: roots.sorted().joined(separator: " and "),
        node: node, roots: roots, ways: [{ way($0.own) }])
    }
    return [
      channel("d", ["path"]) { outline($0.path) },
      channel("fill", ["fillColor"]) { StyleValue(.color, $0.fillColor.drawn) },
      channel("stroke", ["strokeColor"]) { StyleValue(.color, $0.strokeColor.drawn) },
      channel("strokeWidth", ["lineWidth"]) {
        StyleValue(.pixels, [max(0, $0.lineWidth.ifFinite)])
      },
      channel("strokeDasharray", ["strokeStart", "strokeEnd"]) { values in
        let start = values.strokeStart.clamped(0, 1)
        let end = values.strokeEnd.clamped(0, 1)
        return StyleValue(.dash, [start, max(0, end - start)])
      },
      channel("strokeMiterlimit", ["miterLimit"]) {
        StyleValue(.number, [max(1, $0.miterLimit.ifFinite)])
      },
    ]
  }

  /// A path as a value; an empty one becomes a single move.
  static func outline(_ path: BezierPath) -> StyleValue {
    path.isEmpty
      ? StyleValue(.path([0]), [0, 0]) : StyleValue(.path(path.kinds), path.coordinates)
  }
}
