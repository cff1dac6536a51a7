// The channels of a layer: the CSS equivalents of its Core Animation properties.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The features of a layer, which determine its elements and channels.
struct LayerLooks: Sendable {
  /// Whether the box has a shadow at any time.
  var hasShadow = false
  /// Whether the shadow follows the drawing instead of the box, because the box is not opaque.
  var hasDropShadow = false
  var hasBorder = false
  var clips = false
  /// Whether sublayers are moved by the origin of the bounds.
  var scrolls = false
  var hasContents = false
  var hasShape = false
  var gradientStops = 0
  /// Whether the size of the bounds changes.
  var resizes = false
  /// Whether the size changes by scaling the box without distortion.
  var resizesByScale = false
  /// The size to scale.
  var baseSize = CGSize.zero
  var sortsByDepth = false
  var hidesBack = false
}

/// Creates the channels of a layer.
struct ChannelMaker {
  let scene: Scene
  let node: Int
  let looks: LayerLooks

  private var own: Scene.Node { scene.nodes[node] }

  private func channel(
    _ element: String, _ property: String, _ title: String, _ roots: Set<String>,
    _ way: @escaping @Sendable (LayerValues) -> StyleValue?
  ) -> Channel {
    Channel(
      element: "\(element)\(node)", property: property, title: title, node: node, roots: roots,
      ways: [{ way($0.own) }])
  }

  /// All channels; constant ones supply the layer's style with their values at the begin.
  func channels() -> [Channel] {
    var list = [geometry]
    list.append(
      channel("l", "opacity", "opacity", ["opacity"]) {
        StyleValue(.number, [$0.opacity.clamped(0, 1)])
      })
    list.append(
      channel("l", "visibility", "hidden", ["hidden"]) {
        .word($0.isHidden ? "hidden" : "inherit")
      })
    if looks.sortsByDepth {
      list.append(
        channel("l", "zIndex", "zPosition", ["zPosition"]) {
          StyleValue(.integer, [$0.zPosition.ifFinite * 16])
        })
    }
    if looks.hidesBack {
      list.append(
        channel("l", "backfaceVisibility", "doubleSided", ["doubleSided"]) {
          .word($0.isDoubleSided ? "visible" : "hidden")
        })
    }
    list += size + box + contents
    if let mask = own.mask { list.append(MaskOutline.channel(of: node, mask: mask, scene)) }
    if looks.hasShape { list += ShapeChannels.channels(of: node) }
    if looks.gradientStops > 0 {
      list += GradientChannels.channels(of: node, stops: looks.gradientStops)
    }
    return list
  }

  // MARK: Geometry

  private var geometry: Channel {
    let roots: Set = [
      "position", "transform", "anchorPoint", "anchorPointZ", "bounds", "zPosition",
    ]
    let size = own.model.bounds.size
    var channel = Channel(
      element: "l\(node)", property: "transform", title: "position and transform", node: node,
      roots: roots, parentRoots: ["sublayerTransform"],
      ways: [
        { input in
          StyleValue.place(input.own, in: input.parent).flatMap { place in
            let whole = StyleValue.wholePlace(input.own, in: input.parent)
            return place.distance(to: whole, reach: 100) < 0.01 ? place : nil
          }
        },
        { StyleValue.wholePlace($0.own, in: $0.parent) },
        { StyleValue.matrix($0.own, in: $0.parent) },
      ])
    if let parent = own.parent, !scene.nodes[parent].model.sublayerTransform.isIdentity {
      channel.parentRoots = ["sublayerTransform", "bounds", "anchorPoint"]
    }
    channel.reach = max(100, size.width.ifFinite, size.height.ifFinite).clamped(100, 5000)
    return channel
  }

  private var size: [Channel] {
    guard looks.resizes else { return [] }
    if looks.resizesByScale {
      let base = looks.baseSize
      return [
        channel("b", "transform", "bounds", ["bounds"]) { values in
          let size = values.bounds.size
          return StyleValue(
            .scaled,
            [Double(size.width / base.width).ifFinite, Double(size.height / base.height).ifFinite])
        }
      ]
    }
    return [
      channel("l", "width", "bounds", ["bounds"]) {
        StyleValue(.pixels, [max(0, $0.bounds.size.width.ifFinite)])
      },
      channel("l", "height", "bounds", ["bounds"]) {
        StyleValue(.pixels, [max(0, $0.bounds.size.height.ifFinite)])
      },
    ]
  }

  // MARK: The box

  private var box: [Channel] {
    var list = [
      channel("b", "backgroundColor", "backgroundColor", ["backgroundColor"]) {
        StyleValue(.color, $0.backgroundColor.drawn)
      },
      channel("l", "borderRadius", "cornerRadius", ["cornerRadius"]) {
        StyleValue(.pixels, [max(0, $0.cornerRadius.ifFinite)])
      },
    ]
    if looks.hasBorder {
      list.append(
        channel("e", "boxShadow", "border", ["borderWidth", "borderColor"]) {
          let width = max(0, $0.borderWidth.ifFinite)
          return StyleValue(.boxShadow(isInside: true), [0, 0, 0, width] + $0.borderColor.drawn)
        })
    }
    let shadow: Set = [
      "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "masksToBounds",
    ]
    if looks.hasShadow {
      let drops = looks.hasDropShadow
      list.append(
        channel(drops ? "l" : "b", drops ? "filter" : "boxShadow", "shadow", shadow) { values in
          let offset = values.shadowOffset
          let lengths = [
            offset.width.ifFinite, offset.height.ifFinite, max(0, 2 * values.shadowRadius.ifFinite),
          ]
          var color = values.shadowColor.drawn
          color[3] *= values.masksToBounds ? 0 : values.shadowOpacity.clamped(0, 1)
          return drops
            ? StyleValue(.dropShadow, lengths + color)
            : StyleValue(.boxShadow(isInside: false), lengths + [0] + color)
        })
    }
    if looks.clips {
      list.append(
        channel("c", "overflow", "masksToBounds", ["masksToBounds"]) {
          .word($0.masksToBounds ? "clip" : "visible")
        })
    }
    if looks.scrolls {
      for element in looks.hasShape ? ["o", "q"] : ["o"] {
        list.append(
          channel(element, "transform", "bounds.origin", ["bounds"]) {
            let origin = $0.bounds.origin
            return StyleValue(.moved, [-origin.x.ifFinite, -origin.y.ifFinite])
          })
      }
    }
    return list
  }

  private var contents: [Channel] {
    guard looks.hasContents else { return [] }
    return [
      channel("t", "--t", "contents", ["contents"]) { .word(ContentsText.content($0)) },
      channel("b", "backgroundImage", "contents", ["contents"]) { .word(ContentsText.image($0)) },
      channel("t", "color", "foregroundColor", ["foregroundColor"]) {
        StyleValue(.color, ContentsText.color($0))
      },
      channel("t", "fontSize", "fontSize", ["fontSize"]) {
        StyleValue(.pixels, [ContentsText.size($0)])
      },
    ]
  }
}

extension RGBAColor {
  /// The four components, clamped to the displayable range.
  var drawn: [Double] { components.map { $0.clamped(0, 1) } }
}
