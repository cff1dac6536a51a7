// The frame of a layer's model, and what can't be one.

import AnimaticCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension Layer {
  /// The rectangle that the layer takes up in its superlayer, in points: that of its model.
  ///
  /// Setting it sets position and bounds, as the frame of `LayerValues` does it. One with a number
  /// that is not finite, or so large that position or bounds would not be, changes nothing and is
  /// told as L-49. Follows Y-1, Y-2, V-9.
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
