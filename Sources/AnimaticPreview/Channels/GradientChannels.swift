// The channels of a gradient: CSS does not interpolate gradients, so colors and locations are
// custom properties registered by the page.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The channels of gradients.
enum GradientChannels {
  /// The most colors drawn.
  static let most = 12

  static func channels(of node: Int, stops: Int) -> [Channel] {
    let geometry: Set = ["startPoint", "endPoint", "bounds"]
    func channel(
      _ property: String, _ title: String, _ roots: Set<String>,
      _ way: @escaping @Sendable (LayerValues) -> StyleValue?
    ) -> Channel {
      Channel(
        element: "g\(node)", property: property, title: title, node: node, roots: roots,
        ways: [{ way($0.own) }])
    }
    var list = [
      channel("--ga", "startPoint and endPoint", geometry) {
        StyleValue(.angle, [GradientLine($0).angle])
      }
    ]
    for index in 0..<stops {
      list.append(
        channel("--gc\(index)", "colors", ["colors"]) { values in
          let colors = values.colors
          let color = index < colors.count ? colors[index] : colors.last
          return StyleValue(.color, color?.drawn ?? [0, 0, 0, 0])
        })
      list.append(
        channel("--gp\(index)", "locations", geometry.union(["locations", "colors"])) { values in
          StyleValue(.pixels, [GradientLine(values).place(of: location(index, values))])
        })
    }
    return list
  }

  /// The location of a color along the gradient, from 0 to 1.
  static func location(_ index: Int, _ values: LayerValues) -> Double {
    let (count, locations) = (values.colors.count, values.locations)
    if index < locations.count { return locations[index].ifFinite }
    return count > 1 ? min(Double(index) / Double(count - 1), 1) : 0
  }
}

/// The line of a CSS gradient: an angle through the center of the box, and lengths along it.
struct GradientLine {
  let angle: Double
  private let first: Double
  private let length: Double

  init(_ values: LayerValues) {
    let size = values.bounds.size
    let (width, height) = (size.width.ifFinite, size.height.ifFinite)
    let (start, end) = (values.startPoint, values.endPoint)
    let dx = (end.x.ifFinite - start.x.ifFinite) * width
    let dy = (end.y.ifFinite - start.y.ifFinite) * height
    length = (dx * dx + dy * dy).squareRoot()
    let way = length > 0 ? (x: dx / length, y: dy / length) : (x: 0, y: 1)
    // CSS angles start at the top, clockwise.
    angle = angleOfVector(x: -way.y, y: way.x)
    let reach = abs(width * way.x) + abs(height * way.y)
    let fromMiddle =
      (start.x.ifFinite - 0.5) * width * way.x + (start.y.ifFinite - 0.5) * height * way.y
    first = fromMiddle + reach / 2
  }

  /// The position of a location from 0 to 1 along the line, in points.
  func place(of location: Double) -> Double { first + location * length }
}
