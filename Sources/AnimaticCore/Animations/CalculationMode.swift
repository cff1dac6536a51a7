// The interpolation between keyframes.

/// The interpolation between the keyframes of an animation (K-6 to K-10).
public enum CalculationMode: String, Sendable, Hashable, Codable, CaseIterable,
  CustomStringConvertible
{
  /// Linear interpolation.
  case linear
  /// Each value holds until the time of the next one.
  case discrete
  /// Linear interpolation at constant speed; key times and segment easings are ignored.
  ///
  /// The distance is Euclidean over all components of a value. Whole transforms, arrays, contents,
  /// and paths as values are spaced evenly (K-8, engine-defined).
  case paced
  /// A smooth curve through all values, shaped by tension, continuity, and bias.
  ///
  /// Whole transforms, flags, and values of different structure are interpolated linearly
  /// (engine-defined).
  case cubic
  /// The smooth curve at times spaced by the distances between the keyframes.
  case cubicPaced

  /// Whether key times and segment easings are ignored.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether keyframes are joined by a smooth curve.
  package var isCubic: Bool { self == .cubic || self == .cubicPaced }

  /// The name, as in Core Animation.
  public var description: String { rawValue }
}
