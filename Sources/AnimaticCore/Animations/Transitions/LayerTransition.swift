// From what a layer showed to what it shows after a change, as a whole.

/// A transition of all that a layer shows, its sublayers included, from before a change to after it
///
///
/// It is added to the layer that stays, in the transaction in which its content or its sublayers are
/// changed. Its key is always transition, so that a layer has one at most.
///
/// ```swift
/// card.add(LayerTransition(.push, from: .right, duration: 0.3))
/// card.contents = "second"
/// ```
public struct LayerTransition: LayerAnimation {
  /// How one picture takes the place of the other.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, CustomStringConvertible {
    /// One fades into the other; the direction means nothing.
    case fade
    /// The new one slides in over the old one.
    case moveIn
    /// The new one pushes the old one out.
    case push
    /// The old one slides away and uncovers the new one.
    case reveal
    /// Both are the two sides of a card that turns over, as UIView's flips are.
    case flip

    /// The kind as one word.
    public var description: String { rawValue }
  }

  /// How one picture takes the place of the other; nil for a name that is refused.
  public var kind: Kind?

  /// Core Animation's name of the kind; the name that was asked for where it is refused.
  public var typeName: String { kind?.rawValue ?? refusedName }
  private let refusedName: String

  /// The side that the new picture comes from; nil is the left one.
  public var direction: LayerEdge?

  /// Where it starts on its way, 0 to 1; a number outside is taken as the nearest.
  public var startProgress = 0.0

  /// Where it stops on its way, 0 to 1 and not before its start.
  public var endProgress = 1.0

  /// Timing, easing, removal, delegate, tag, and source location.
  public var attributes: AnimationAttributes

  /// Core Animation's key of every transition.
  public static let key = "transition"

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - kind: How one picture takes the place of the other.
  ///   - direction: The side that the new picture comes from.
  ///   - duration: The duration in seconds; 0 is resolved when added (T-8).
  ///   - timingFunction: The easing; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    _ kind: Kind = .fade, from direction: LayerEdge? = nil, duration: Double = 0,
    timingFunction: TimingFunction? = nil, file: String = #fileID, line: UInt = #line
  ) {
    self.kind = kind
    refusedName = ""
    self.direction = direction
    attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration), timingFunction: timingFunction,
      place: SourcePlace(file: file, line: line))
  }

  /// Creates a transition from Core Animation's name of its type.
  ///
  /// Private types such as cube or pageCurl are refused when it is added, with L-42, which names the
  /// alternatives.
  ///
  /// - Parameters:
  ///   - typeName: fade, moveIn, push or reveal.
  ///   - direction: The side that the new picture comes from.
  ///   - duration: The duration in seconds; 0 is resolved when added (T-8).
  ///   - timingFunction: The easing; nil is linear.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public init(
    typeName: String, from direction: LayerEdge? = nil, duration: Double = 0,
    timingFunction: TimingFunction? = nil, file: String = #fileID, line: UInt = #line
  ) {
    kind = Kind(rawValue: typeName)
    refusedName = typeName
    self.direction = direction
    attributes = AnimationAttributes(
      timing: MediaTiming(duration: duration), timingFunction: timingFunction,
      place: SourcePlace(file: file, line: line))
  }

  /// The way it goes: a number from its start to its end.
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

  /// Whether start and end can be meant.
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
  /// How far a layer is in the transition that it is in; less than 0 where it is in none.
  package static var transitionProgress: Self { Self("transition", default: -1) }
}
