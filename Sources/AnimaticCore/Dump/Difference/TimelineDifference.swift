// The changes between two timelines.

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
