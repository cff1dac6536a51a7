// One difference between two timelines, in words.

/// Something that is not the same in two timelines.
public struct TimelineChange: Sendable, Hashable, CustomStringConvertible {
  /// What kind of difference it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// It is only in the newer one.
    case added
    /// It is only in the older one.
    case removed
    /// It begins, or a finding shows, at another time.
    case moved
    /// It lasts longer or shorter.
    case resized
    /// It has another easing.
    case eased
    /// It has other values or another tag, or the model below it has other values.
    case changed
    /// It repeats, turns round, fills or remains in another way.
    case retimed
    /// It stands in another group.
    case regrouped
    /// It is applied after something that shows with it, and was before it, or the other way round.
    case reordered
    /// Somebody hears of it who did not before, or no longer.
    case heard
    /// It is found to be wrong, no longer, or in another way.
    case found

    /// The kind as one word.
    public var description: String { rawValue }
  }

  /// What kind of difference it is.
  public let kind: Kind

  /// What differs: layer and key path, a part, a cue, a finding, or the whole.
  public let subject: String

  /// What differs about it, in words and numbers.
  public let message: String

  /// The line that wrote it in the older one, where there is one.
  public let oldPlace: SourcePlace?

  /// The line that wrote it in the newer one, where there is one.
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

  /// Subject, message and place, on one line.
  public var description: String {
    let place = newPlace ?? oldPlace
    return "\(subject): \(message)\(place.map { "  \($0)" } ?? "")".oneLine
  }
}

/// All differences between two timelines: empty where both show the same in the same way.
///
/// ```swift
/// print(edited.timeline.difference(from: original.timeline).text)
/// // box/opacity: begins 0.1 s later, at 1.1 s  App/Intro.swift:12
/// ```
public struct TimelineDifference: Sendable, Hashable, RandomAccessCollection,
  CustomStringConvertible
{
  private let changes: [TimelineChange]

  init(_ changes: [TimelineChange]) {
    self.changes = changes
  }

  /// The place of the first change.
  public var startIndex: Int { 0 }

  /// The place after the last change.
  public var endIndex: Int { changes.count }

  /// The change at a place.
  ///
  /// - Parameter position: The place, below `endIndex`.
  public subscript(position: Int) -> TimelineChange { changes[position] }

  /// How many changes there are, on one line.
  public var description: String {
    isEmpty ? "no difference" : "\(count) difference\(count == 1 ? "" : "s")"
  }

  /// One line for each change.
  public var text: String {
    isEmpty ? description : changes.map(\.description).joined(separator: "\n")
  }
}
