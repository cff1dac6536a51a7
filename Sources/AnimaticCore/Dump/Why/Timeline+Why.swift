// Asking a timeline why.

extension Timeline {
  /// Why a property of a layer has its value at a time.
  ///
  /// Names every animation that has a part in it, in order of application: its line in the source,
  /// the local time and the progress of it and of the groups around it, what it made of the value,
  /// and what is overridden by what.
  ///
  /// ```swift
  /// let chain = Animate(box).fade(from: 1, to: 0, easing: .easeIn)
  /// chain.timeline.why(.opacity, on: box, at: 0.5)?.steps[0].local.eased  // 0.315…
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The layer.
  ///   - time: Seconds since the begin; any number, NaN counts as before the begin.
  /// - Returns: The explanation; nil only for a layer that takes no part.
  /// - Complexity: O(n) in the animations of the layer.
  public func why<Value>(
    _ property: LayerProperty<Value>, on layer: any LayerHost, at time: Double
  ) -> Explanation? {
    index(of: layer.layerID).map {
      Explainer(self, layer: $0, path: property.path, time: time).explanation()
    }
  }
}
