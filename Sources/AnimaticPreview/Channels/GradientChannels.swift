// The channels of a gradient: CSS knows nothing between two gradients, so its colours and places
// are properties of their own, which the page registers.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Gradients.
enum GradientChannels {
  /// More colours than this are not drawn.
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

  /// Where along the gradient a colour is, 0 to 1.
  static func location(_ index: Int, _ values: LayerValues) -> Double {
    let (count, locations) = (values.colors.count, values.locations)
    if index < locations.count { return locations[index].ifFinite }
    return count > 1 ? min(Double(index) / Double(count - 1), 1) : 0
  }
}

/// A gradient's line as CSS has it: an angle through the middle of the box, and lengths along it.
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
    // CSS counts from the top, clockwise.
    angle = angleOfVector(x: -way.y, y: way.x)
    let reach = abs(width * way.x) + abs(height * way.y)
    let fromMiddle =
      (start.x.ifFinite - 0.5) * width * way.x + (start.y.ifFinite - 0.5) * height * way.y
    first = fromMiddle + reach / 2
  }

  /// Where a location of 0 to 1 is along the line, in points.
  func place(of location: Double) -> Double { first + location * length }
}
