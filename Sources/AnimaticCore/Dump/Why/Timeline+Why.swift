// Explanations of a timeline's values.

extension Timeline {
  /// Returns an explanation of a property's value on a layer at a time.
  ///
  /// Lists every contributing animation in order of application: its source location, its local
  /// time and progress, those of the enclosing groups, the resulting value, and which animations
  /// are replaced by others.
  ///
  /// ```swift
  /// let chain = Animate(box).fade(from: 1, to: 0, easing: .easeIn)
  /// chain.timeline.why(.opacity, on: box, at: 0.5)?.steps[0].local.eased  // 0.315…
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin; NaN counts as before the begin.
  /// - Returns: The explanation; nil only for a layer that is not animated.
  /// - Complexity: O(n) in the animations of the layer.
  public func why<Value>(
    _ property: LayerProperty<Value>, on layer: any LayerHost, at time: Double
  ) -> Explanation? {
    index(of: layer.layerID).map {
      Explainer(self, layer: $0, path: property.path, time: time).explanation()
    }
  }
}
