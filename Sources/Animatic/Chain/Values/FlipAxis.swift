// The axes in the plane of a layer, for what flips it.

import AnimaticCore

/// An axis in the plane of a layer about which it flips.
public enum FlipAxis: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// It tips over.
  case x
  /// It turns like a page.
  case y

  /// What turns the layer about the axis.
  var rotation: LayerProperty<Double> { self == .x ? .rotationX : .rotationY }

  /// The name.
  public var description: String { rawValue }
}
