// The preferred frame rates of an animation.

/// Frames per second.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public struct CAFrameRateRange: Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil where none is.
  public var preferred: Float?

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
extension CAFrameRateRange: Equatable {}
