// What a chart shows on one row, in seconds: drawn as text or as a picture by others.

/// One row of a chart.
package struct GanttRow: Sendable {
  package enum Kind: Sendable, Equatable {
    case layer
    case group
    case animation
    /// A word about rows that are left out.
    case fold
  }

  /// What is drawn as a bar.
  package enum Manner: Sendable, Equatable {
    /// It runs, and shows.
    case runs
    /// It runs, and something that is applied later shows in its place.
    case hidden
    /// It shows the value before its begin or after its end.
    case holds
  }

  package struct Bar: Sendable, Equatable {
    package let start: Double
    /// Infinite where it never ends.
    package let end: Double
    package let manner: Manner
  }

  /// Where a new cycle begins, or turns round.
  package struct Seam: Sendable, Equatable {
    package let time: Double
    package let isTurn: Bool
  }

  package let kind: Kind
  /// What stands before the label in a tree of text.
  package let prefix: String
  /// On one line.
  package let label: String
  package var bars: [Bar] = []
  package var seams: [Seam] = []
  /// Whether there are more seams than anybody looks for; then there are none among these.
  package var hasTooManySeams = false
  /// Seconds of its first and its last moment; nil where it is never active.
  package var span: ClosedRange<Double>?
  /// Whether something around it ends before it does.
  package var isCutOff = false
  /// How many animations it stands for.
  package var count = 1
  /// What it does, in a few words: its kind, its easing, why it has no effect.
  package var words = ""
  /// How often it plays, such as ×3, or endless; nil for once.
  package var repeats: String?
  package var place: SourcePlace?
  /// Where the row stands in the plan; nil for layers and folds.
  package var node: Int?

  /// Whether there are more seams than can be told apart.
  func hasMoreSeams(than most: Int) -> Bool { hasTooManySeams || seams.count > most }
}
