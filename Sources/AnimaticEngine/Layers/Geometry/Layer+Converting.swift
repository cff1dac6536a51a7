// Points and rectangles from the coordinates of one layer to those of another (Y-3).

import AnimaticCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension Layer {
  /// Converts a point of another layer's coordinates to this one's.
  ///
  /// ```swift
  /// let place = card.convert(CGPoint(x: 3, y: 4), from: title)
  /// ```
  ///
  /// - Parameters:
  ///   - point: The point, in points; y goes down.
  ///   - layer: The layer whose coordinates it is in; nil is what is around the root.
  ///   - state: Whether the models count, or what shows now.
  /// - Returns: The point. Both of its numbers are NaN where there is none: on the way into a layer
  ///   that is scaled to nothing or seen edge-on, and beside the eye of a perspective. Layers of two
  ///   trees meet in what is around the roots. A superlayer's sublayer transform counts for its
  ///   sublayers, not for its mask (engine-defined). Follows Y-3.
  /// - Complexity: O(n) in the layers on the way.
  public func convert(
    _ point: CGPoint, from layer: Layer?, in state: LayerState = .model
  ) -> CGPoint {
    let way = PlaneWay(from: layer, to: self, in: state)
    return way.converted(point) ?? .nowhere
  }

  /// Converts a point of this layer's coordinates to another one's.
  ///
  /// - Parameters:
  ///   - point: The point, in points; y goes down.
  ///   - layer: The layer whose coordinates are wanted; nil is what is around the root.
  ///   - state: Whether the models count, or what shows now.
  /// - Returns: The point; both of its numbers are NaN where there is none, as for the way from
  ///   another layer. Follows Y-3.
  /// - Complexity: O(n) in the layers on the way.
  public func convert(
    _ point: CGPoint, to layer: Layer?, in state: LayerState = .model
  ) -> CGPoint {
    PlaneWay(from: self, to: layer, in: state).converted(point) ?? .nowhere
  }

  /// Converts a rectangle of another layer's coordinates to this one's.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - layer: The layer whose coordinates it is in; nil is what is around the root.
  ///   - state: Whether the models count, or what shows now.
  /// - Returns: The box around its four corners; the null rectangle where one of them has no place.
  ///   Follows Y-3.
  /// - Complexity: O(n) in the layers on the way.
  public func convert(
    _ rect: CGRect, from layer: Layer?, in state: LayerState = .model
  ) -> CGRect {
    PlaneWay(from: layer, to: self, in: state).converted(rect)
  }

  /// Converts a rectangle of this layer's coordinates to another one's.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - layer: The layer whose coordinates are wanted; nil is what is around the root.
  ///   - state: Whether the models count, or what shows now.
  /// - Returns: The box around its four corners; the null rectangle where one of them has no place.
  ///   Follows Y-3.
  /// - Complexity: O(n) in the layers on the way.
  public func convert(
    _ rect: CGRect, to layer: Layer?, in state: LayerState = .model
  ) -> CGRect {
    PlaneWay(from: self, to: layer, in: state).converted(rect)
  }

  /// Whether a point lies within the layer's bounds.
  ///
  /// The left and the upper edge are within, the others are not. Follows Y-4.
  ///
  /// - Parameters:
  ///   - point: The point, in the layer's own coordinates.
  ///   - state: Whether the model counts, or what shows now.
  /// - Returns: Whether it does; a number that is NaN lies nowhere.
  public func contains(_ point: CGPoint, in state: LayerState = .model) -> Bool {
    values(in: state).bounds.holds(point)
  }

  /// The mapping of the layer in what it is in.
  ///
  /// - Parameter above: The values of the superlayer, if there is one.
  func mapping(of values: LayerValues, in above: LayerValues?) -> LayerMapping {
    LayerMapping(values, in: superlayer?.links.mask === self ? nil : above)
  }
}

/// The mappings on the way from one layer to another.
private struct PlaneWay {
  private let up: [LayerMapping]
  /// Nil where one of the layers on the way can't be entered.
  private let down: [LayerEntrance]?

  init(from start: Layer?, to end: Layer?, in state: LayerState) {
    let route = LayerRoute(from: start, to: end)
    up = Self.mappings(of: route.up, in: state)
    let down = Self.mappings(of: route.down.reversed(), in: state).reversed()
    let entrances = down.compactMap(\.inward)
    self.down = entrances.count == down.count ? entrances : nil
  }

  /// The mappings of layers each of which is in the next.
  private static func mappings(of chain: [Layer], in state: LayerState) -> [LayerMapping] {
    guard var values = chain.first?.values(in: state) else { return [] }
    return chain.map { layer in
      let above = layer.superlayer?.values(in: state)
      let mapping = layer.mapping(of: values, in: above)
      if let above { values = above }
      return mapping
    }
  }

  func converted(_ point: CGPoint) -> CGPoint? {
    guard let down else { return nil }
    var place: CGPoint? = point.x.isFinite && point.y.isFinite ? point : nil
    for mapping in up { place = place.flatMap(mapping.outward) }
    for entrance in down { place = place.flatMap { entrance($0) } }
    return place
  }

  func converted(_ rect: CGRect) -> CGRect {
    let corners = rect.corners.compactMap(converted)
    return corners.count == 4 ? CGRect(around: corners) : .null
  }
}

extension CGPoint {
  fileprivate static var nowhere: CGPoint { CGPoint(x: Double.nan, y: Double.nan) }
}
