// What the signs of a chart mean, in the words of its legend: the same for text and for pictures.

/// Something that a chart has a sign for, in the order of its legend.
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
