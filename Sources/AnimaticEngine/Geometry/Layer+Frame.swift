// The frame of a layer's model.

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
}

extension Diagnostic {
  fileprivate static func unusableFrame(_ frame: CGRect) -> Diagnostic {
    let numbers = frame.components.listText
    return Diagnostic(
      id: "L-49", severity: .error,
      message: "A layer can't have the frame (\(numbers)); it keeps the one it has.",
      remedy: "Give finite numbers.", place: nil)
  }
}
