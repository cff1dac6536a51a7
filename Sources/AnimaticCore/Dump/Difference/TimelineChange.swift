// One difference between two timelines, as text.

/// One difference between two timelines.
public struct TimelineChange: Sendable, Hashable, CustomStringConvertible {
  /// The kind of a difference.
  public enum Kind: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// Exists only in the newer timeline.
    case added
    /// Exists only in the older timeline.
    case removed
    /// Begins at another time, or a diagnostic applies at another time.
    case moved
    /// Has another duration.
    case resized
    /// Has another easing.
    case eased
    /// Has other values, another tag, or other model values.
    case changed
    /// Repeats, autoreverses, fills, or persists differently.
    case retimed
    /// Belongs to another group.
    case regrouped
    /// Is applied in another order relative to a simultaneous animation.
    case reordered
    /// Has gained or lost an observer.
    case heard
    /// Has a new, removed, or changed diagnostic.
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

/// All differences between two timelines; empty if both play identically.
///
/// ```swift
/// print(edited.timeline.difference(from: original.timeline).text)
/// // box/opacity: begins 0.1 s later, at 1.1 s  App/Intro.swift:12
/// ```
public struct TimelineDifference: Sendable, Hashable, RandomAccessCollection,
  CustomStringConvertible
{
  let changes: [TimelineChange]

  /// The position of the first change.
  public var startIndex: Int { 0 }

  /// The position after the last change.
  public var endIndex: Int { changes.count }

  /// The change at a position.
  ///
  /// - Parameter position: The position, below `endIndex`.
  public subscript(position: Int) -> TimelineChange { changes[position] }

  /// The number of changes on one line.
  public var description: String {
    isEmpty ? "no difference" : count.of("difference")
  }

  /// One line for each change.
  public var text: String {
    isEmpty ? description : changes.map(\.description).joined(separator: "\n")
  }
}
