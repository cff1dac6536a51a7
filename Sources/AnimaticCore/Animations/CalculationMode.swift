// How a keyframe animation gets from one value to the next.

/// How a keyframe animation gets from one keyframe to the next (K-6 to K-10).
public enum CalculationMode: String, Sendable, Hashable, Codable, CaseIterable,
  CustomStringConvertible
{
  /// Straight from one to the next.
  case linear
  /// Each value holds until the next one's time; nothing is in between.
  case discrete
  /// Straight, at one speed throughout: key times and easings of segments are ignored.
  ///
  /// The distance is Euclid's over all numbers of a value. Whole transforms, arrays, contents and
  /// paths as values are spaced evenly (K-8, engine-defined).
  case paced
  /// Along a smooth curve through all of them, shaped by tension, continuity and bias.
  ///
  /// Whole transforms, flags and values of different makes take the straight way (engine-defined).
  case cubic
  /// Along the smooth curve, with times spaced by the distances between the keyframes.
  case cubicPaced

  /// Whether key times and easings of segments are ignored.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }

  /// Whether keyframes are joined by a smooth curve.
  package var isCubic: Bool { self == .cubic || self == .cubicPaced }

  /// The name, as in Core Animation.
  public var description: String { rawValue }
}
