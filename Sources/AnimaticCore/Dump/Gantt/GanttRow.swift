// The contents of one chart row in seconds, independent of text or graphics.

/// One row of a chart.
package struct GanttRow: Sendable {
  package enum Kind: Sendable, Equatable {
    case layer
    case group
    case animation
    /// The summary of omitted rows.
    case fold
    case cue
  }

  package struct Bar: Sendable, Equatable {
    package let start: Double
    /// Infinite if it never ends.
    package let end: Double
    /// Runs, is hidden by an animation applied later, or holds before its begin or after its end.
    package let manner: GanttMeaning

    package var meaning: GanttMeaning { start == end ? .instant : manner }
  }

  /// An iteration boundary, or a turn of an autoreversing animation.
  package struct Boundary: Sendable, Equatable {
    package let time: Double
    package let isTurn: Bool

    package var meaning: GanttMeaning { isTurn ? .back : .again }
  }

  package let kind: Kind
  /// The label of a text tree.
  package let label: String
  package var bars: [Bar] = []
  /// Nil if there are too many to find.
  package var boundaries: [Boundary]? = []
  /// The active interval in seconds; nil if never active.
  package var span: ClosedRange<Double>?
  /// Whether an ancestor ends first.
  package var isCutOff = false
  /// The number of animations in the row.
  package var count = 1
  /// A short description: kind, easing, reason for having no effect.
  package var words = ""
  /// The number of iterations, such as ×3, or endless; nil for one.
  package var repeats: String?
  package var place: SourcePlace?
  /// The index of the node in the plan; nil for layers and folds.
  package var node: Int?

  /// Whether there are more iteration boundaries than can be distinguished.
  func hasMoreBoundaries(than most: Int) -> Bool { boundaries.map { $0.count > most } ?? true }
}

/// The entries of a legend in their order: a symbol of a text chart, and what it means.
package enum GanttMeaning: String, Sendable, CaseIterable {
  case runs = "█ runs"
  case hidden = "▒ runs, hidden by a later one"
  case holds = "╌ holds"
  case instant = "◆ at once"
  case again = "▸ again"
  case back = "◂ and back"
  case cutOff = "╳ cut off"
  case more = "· more like these"
  case goesOn = "→ goes on"
  case cue = "▴ cue"

  var symbol: Character { rawValue.first ?? " " }
  package var words: String { String(rawValue.dropFirst(2)) }
}
