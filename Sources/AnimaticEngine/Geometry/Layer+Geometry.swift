// The frame of a layer, and points and rectangles converted between layers (Y-1 to Y-4).

public import AnimaticCore

extension Layer {
  /// The frame rectangle of the layer's model in its superlayer, in points.
  ///
  /// Setting it sets position and bounds, as for the frame of `LayerValues`. A rectangle that is
  /// not finite, or that leads to a position or bounds that are not, changes nothing and is
  /// reported as L-49. Follows Y-1, Y-2, V-9.
  ///
  /// ```swift
  /// box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
  /// box.position  // (60, 45)
  /// ```
  public var frame: CGRect {
    get { values.frame }
    set {
      var changed = values
      changed.frame = newValue
      let numbers =
        newValue.components + changed.position.components
        + [Double(changed.bounds.width), Double(changed.bounds.height)]
      guard numbers.allSatisfy(\.isFinite) else { return note(.unusableFrame(newValue)) }
      change(to: changed)
    }
  }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// ```swift
  /// let place = card.convert(CGPoint(x: 3, y: 4), from: title)
  /// ```
  ///
  /// - Parameters:
  ///   - point: The point, in points; y goes down.
  ///   - layer: The layer of the given coordinates; nil is the space around the root.
  ///   - state: Whether to use the models or the presentation values.
  /// - Returns: The point. Both coordinates are NaN if it does not exist: inside a layer that is
  ///   scaled to zero or seen edge-on, and beside the eye of a perspective. Layers of two trees are
  ///   converted through the space around the roots. A sublayer transform applies to sublayers, not
  ///   to a mask (engine-defined). Follows Y-3.
  /// - Complexity: O(n) in the layers on the path.
  public func convert(
    _ point: CGPoint, from layer: Layer?, in state: LayerState = .model
  ) -> CGPoint {
    PlaneWay(from: layer, to: self, in: state).converted(point) ?? .nowhere
  }

  /// Converts a point from this layer's coordinates to another layer's.
  ///
  /// - Parameters:
  ///   - point: The point, in points; y goes down.
  ///   - layer: The layer of the returned coordinates; nil is the space around the root.
  ///   - state: Whether to use the models or the presentation values.
  /// - Returns: The point; both coordinates are NaN if it does not exist, as when converting from
  ///   another layer. Follows Y-3.
  /// - Complexity: O(n) in the layers on the path.
  public func convert(
    _ point: CGPoint, to layer: Layer?, in state: LayerState = .model
  ) -> CGPoint {
    PlaneWay(from: self, to: layer, in: state).converted(point) ?? .nowhere
  }

  /// Converts a rectangle from another layer's coordinates to this layer's.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - layer: The layer of the given coordinates; nil is the space around the root.
  ///   - state: Whether to use the models or the presentation values.
  /// - Returns: The bounding box of its converted corners; the null rectangle if a corner has no
  ///   image. Follows Y-3.
  /// - Complexity: O(n) in the layers on the path.
  public func convert(
    _ rect: CGRect, from layer: Layer?, in state: LayerState = .model
  ) -> CGRect {
    PlaneWay(from: layer, to: self, in: state).converted(rect)
  }

  /// Converts a rectangle from this layer's coordinates to another layer's.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - layer: The layer of the returned coordinates; nil is the space around the root.
  ///   - state: Whether to use the models or the presentation values.
  /// - Returns: The bounding box of its converted corners; the null rectangle if a corner has no
  ///   image. Follows Y-3.
  /// - Complexity: O(n) in the layers on the path.
  public func convert(
    _ rect: CGRect, to layer: Layer?, in state: LayerState = .model
  ) -> CGRect {
    PlaneWay(from: self, to: layer, in: state).converted(rect)
  }

  /// Returns whether a point lies within the layer's bounds.
  ///
  /// The left and upper edges are included, the others are not. Follows Y-4.
  ///
  /// - Parameters:
  ///   - point: The point, in the layer's coordinates.
  ///   - state: Whether to use the model or the presentation values.
  /// - Returns: True if the point is inside; false if a coordinate is NaN.
  public func contains(_ point: CGPoint, in state: LayerState = .model) -> Bool {
    values(in: state).bounds.holds(point)
  }

  /// Returns the mapping of the layer into its superlayer.
  ///
  /// - Parameter above: The values of the superlayer, if any.
  func mapping(of values: LayerValues, in above: LayerValues?) -> LayerMapping {
    LayerMapping(values, in: superlayer?.linkedMask === self ? nil : above)
  }

  /// Returns the frontmost layer at a point: this layer or a descendant; nil if there is none.
  ///
  /// Layers are tested from front to back: by higher z position, then by later sublayer. Layers
  /// that are hidden, have an opacity of 0, are scaled to zero or seen edge-on are skipped with
  /// their subtrees. A point outside a layer's mask, which is hit-tested like any layer, or outside
  /// masking bounds hits nothing. Follows Y-4.
  ///
  /// ```swift
  /// card.hitTest(touch)?.name  // "title"
  /// ```
  ///
  /// - Parameters:
  ///   - point: The point, in the superlayer's coordinates.
  ///   - state: Whether to use the models, as for touches in Core Animation, or the presentation
  ///     values.
  /// - Returns: The layer that is hit.
  /// - Complexity: O(n) in the tested layers of the subtree.
  public func hitTest(_ point: CGPoint, in state: LayerState = .model) -> Layer? {
    var search = HitSearch(state: state)
    return search.find(self, at: point)
  }

  /// Returns the values of a state.
  func values(in state: LayerState) -> LayerValues { state == .model ? model : presentation }
}

/// The mappings on the path from one layer to another.
private struct PlaneWay {
  /// Nil if the mapping of a layer on the way down has no inverse.
  private let mappings: [LayerMapping]?

  init(from start: Layer?, to end: Layer?, in state: LayerState) {
    let route = LayerRoute(from: start, to: end)
    let down = Self.mappings(of: route.down.reversed(), in: state).reversed()
    let entrances = down.compactMap(\.inverse)
    let up = Self.mappings(of: route.up, in: state)
    mappings = entrances.count == down.count ? up + entrances : nil
  }

  /// The mappings of a chain of nested layers.
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
    guard let mappings, point.x.isFinite, point.y.isFinite else { return nil }
    return mappings.reduce(point as CGPoint?) { $0.flatMap($1.converted) }
  }

  func converted(_ rect: CGRect) -> CGRect {
    let corners = rect.corners.compactMap(converted)
    return corners.count == 4 ? CGRect(around: corners) : .null
  }
}

extension CGPoint {
  fileprivate static var nowhere: CGPoint { CGPoint(x: Double.nan, y: Double.nan) }
}

extension Diagnostic {
  fileprivate static func unusableFrame(_ frame: CGRect) -> Diagnostic {
    let numbers = frame.components.listText
    return Diagnostic(
      .error, "L-49", "A layer can't have the frame (\(numbers)); it keeps the one it has.",
      remedy: "Give finite numbers.")
  }
}
