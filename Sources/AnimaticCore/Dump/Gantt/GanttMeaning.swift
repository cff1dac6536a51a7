// The legend of a chart, shared by text and graphics.

/// A symbol of a chart, in the order of its legend.
package enum GanttMeaning: Sendable, Hashable, CaseIterable {
  case runs
  case hidden
  case holds
  case instant
  case again
  case back
  case cutOff
  case more
  case goesOn
  case cue

  package var words: String {
    switch self {
    case .runs: "runs"
    case .hidden: "runs, hidden by a later one"
    case .holds: "holds"
    case .instant: "at once"
    case .again: "again"
    case .back: "and back"
    case .cutOff: "cut off"
    case .more: "more like these"
    case .goesOn: "goes on"
    case .cue: "cue"
    }
  }
}

extension GanttRow.Bar {
  package var meaning: GanttMeaning {
    if start == end { return .instant }
    return switch manner {
    case .runs: .runs
    case .hidden: .hidden
    case .holds: .holds
    }
  }
}

extension GanttRow.Seam {
  package var meaning: GanttMeaning { isTurn ? .back : .again }
}
