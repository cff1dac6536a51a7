// Masks as clipping outlines of the layers that they mask.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The outlines of masks.
enum MaskOutline {
  /// The channel that clips a layer by its mask.
  static func channel(of node: Int, mask: Int, _ scene: Scene) -> Channel {
    Channel(
      element: "l\(node)", property: "clipPath", title: "mask", node: mask,
      roots: [
        "position", "transform", "anchorPoint", "bounds", "path", "cornerRadius",
      ],
      parentRoots: ["bounds"],
      ways: [{ input in ShapeChannels.outline(outline(input.own, in: input.parent)) }])
  }

  /// The outline of a mask, relative to the corner of the masked layer's bounds.
  static func outline(_ mask: LayerValues, in masked: LayerValues?) -> BezierPath {
    let origin = masked?.bounds.origin ?? .zero
    let place = StyleValue.wholePlace(mask, in: nil).matrix
      .concatenated(with: .translation(x: -origin.x.ifFinite, y: -origin.y.ifFinite))
    let own = mask.bounds
    if !mask.path.isEmpty {
      let corner = Transform3D.translation(x: -own.origin.x.ifFinite, y: -own.origin.y.ifFinite)
      return mask.path.transformed(by: corner.concatenated(with: place))
    }
    let rect = CGRect(x: 0, y: 0, width: own.size.width.ifFinite, height: own.size.height.ifFinite)
    return BezierPath(roundedRect: rect, cornerRadius: max(0, mask.cornerRadius.ifFinite))
      .transformed(by: place)
  }
}
