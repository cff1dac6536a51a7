// A transition between the presentation of a layer before and after a change.

/// A transition of a layer and its sublayers from before a change to after it.
///
/// Add a transition to the layer that remains, in the transaction that changes its content or
/// sublayers. Its key is always transition, so a layer has at most one.
///
/// ```swift
/// card.add(LayerTransition(.push, from: .right, duration: 0.3))
/// card.contents = "second"
/// ```
public struct LayerTransition: LayerAnimation {
  /// The visual effect of a transition.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
    /// The old image fades into the new one; the direction is ignored.
    case fade
    /// The new image slides in over the old one.
    case moveIn
    /// The new image pushes the old one out.
    case push
    /// The old image slides away and uncovers the new one.
    case reveal
    /// Both images are the sides of a card that flips, as in UIView's flips.
    case flip

    /// The kind as one word.
    public var description: String { rawValue }
  }

  /// The visual effect; nil for a rejected name.
  public var kind: Kind?

  /// Core Animation's name of the kind, or the rejected name.
  public var typeName: String { kind?.rawValue ?? refusedName }
  private var refusedName = ""

  /// The side from which the new image comes; nil is left.
  public var direction: LayerEdge?

  /// The start of the progress, 0 to 1; clamped.
  public var startProgress = 0.0

  /// The end of the progress, 0 to 1 and not before the start.
  public var endProgress = 1.0

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes

  /// The key of every transition, as in Core Animation.
  public static let key = "transition"

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - kind: The visual effect.
  ///   - direction: The side from which the new image comes.
  ///   - duration: The duration in seconds; 0 is resolved when added (T-8).
  ///   - timingFunction: The easing; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ kind: Kind = .fade, from direction: LayerEdge? = nil, duration: Double = 0,
    timingFunction: TimingFunction? = nil, file: String = #fileID, line: UInt = #line
  ) {
    self.kind = kind
    self.direction = direction
    attributes = AnimationAttributes(
      duration: duration, timingFunction: timingFunction, file: file, line: line)
  }

  /// Creates a transition from Core Animation's type name.
  ///
  /// Private types such as cube or pageCurl are rejected when added, with L-42, which names the
  /// alternatives.
  ///
  /// - Parameters:
  ///   - typeName: fade, moveIn, push, or reveal.
  ///   - direction: The side from which the new image comes.
  ///   - duration: The duration in seconds; 0 is resolved when added (T-8).
  ///   - timingFunction: The easing; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    typeName: String, from direction: LayerEdge? = nil, duration: Double = 0,
    timingFunction: TimingFunction? = nil, file: String = #fileID, line: UInt = #line
  ) {
    self.init(
      from: direction, duration: duration, timingFunction: timingFunction, file: file, line: line)
    kind = Kind(rawValue: typeName)
    refusedName = typeName
  }

  /// The progress as an animation of a number from start to end.
  package var progress: BasicAnimation<Double> {
    var animation = BasicAnimation(
      .transitionProgress, from: Self.fraction(startProgress),
      to: max(Self.fraction(startProgress), Self.fraction(endProgress)))
    animation.attributes = attributes
    return animation
  }

  private static func fraction(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }

  /// Whether the start and end progress are valid.
  package var hasUsableEnds: Bool {
    (0...1).contains(startProgress) && (0...1).contains(endProgress)
      && startProgress <= endProgress
  }

  /// The transition on one line, such as push from right begin 0 duration 0.3.
  public var description: String {
    let from = direction.map { " from \($0)" } ?? ""
    return "\(typeName.oneLine)\(from) \(attributes)"
  }
}

extension LayerProperty where Value == Double {
  /// The progress of the layer's transition; less than 0 for none.
  package static var transitionProgress: Self { Self("transition", default: -1) }
}
