// The axis about which a layer flips.

import AnimaticCore

/// An axis in the plane of a layer about which it flips.
public enum FlipAxis: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The horizontal axis: the layer tips over.
  case x
  /// The vertical axis: the layer turns like a page.
  case y

  /// The rotation about the axis.
  var rotation: LayerProperty<Double> { self == .x ? .rotationX : .rotationY }

  /// The name of the case.
  public var description: String { rawValue }
}
