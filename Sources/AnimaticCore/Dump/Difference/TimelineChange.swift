// One difference between two timelines, as text.

/// One difference between two timelines.
public struct TimelineChange: Sendable, Hashable, CustomStringConvertible {
  /// The kind of a difference.
  public enum Kind: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// An animation or a part that exists only in the newer timeline.
    case added
    /// An animation or a part that exists only in the older timeline.
    case removed
    /// An animation that begins, or a diagnostic that applies, at another time.
    case moved
    /// An animation with another duration.
    case resized
    /// An animation with another easing.
    case eased
    /// An animation with other values or another tag, or a layer with other model values.
    case changed
    /// An animation that repeats, autoreverses, fills, or persists differently.
    case retimed
    /// An animation that belongs to another group.
    case regrouped
    /// An animation in another order relative to a simultaneous one.
    case reordered
    /// An animation or a part that has gained or lost an observer.
    case heard
    /// A new, removed, or changed diagnostic.
    case found

    /// The kind as one word.
    public var description: String { rawValue }
  }

  /// The kind of the difference.
  public let kind: Kind

  /// The subject of the difference: layer and key path, a part, a cue, a diagnostic, or the whole.
  public let subject: String

  /// A description of the difference.
  public let message: String

  /// The source location in the older timeline, if any.
  public let oldPlace: SourcePlace?

  /// The source location in the newer timeline, if any.
  public let newPlace: SourcePlace?

  init(
    _ kind: Kind, _ subject: String, _ message: String, _ oldPlace: SourcePlace? = nil,
    _ newPlace: SourcePlace? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.message = message
    self.oldPlace = oldPlace
    self.newPlace = newPlace
  }

  /// Subject, message, and source location on one line.
  public var description: String {
    let place = newPlace ?? oldPlace
    return "\(subject): \(message)\(place.map { "  \($0)" } ?? "")".oneLine
  }
}
