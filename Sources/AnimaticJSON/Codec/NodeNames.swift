// The names of node kinds, operators, and marks in a file.

import Animatic
import AnimaticCore

/// The name of a node's kind in a file: an animation has its own.
enum NodeKind: String, CaseIterable {
  case basic, spring, keyframes, group
  case wait, cue, then
  case chain, sequence, parallel, stagger
  case shift, pace, time

  init(_ node: CompositionNode) {
    self =
      switch node.kind {
      case .leaf:
        switch node.record.kind {
        case .basic, .group: .basic
        case .spring: .spring
        case .keyframes: .keyframes
        }
      case .wait: .wait
      case .cue: .cue
      case .then: .then
      case .chain: .chain
      case .sequence: .sequence
      case .parallel: .parallel
      case .stagger: .stagger
      case .shift: .shift
      case .pace: .pace
      case .group: .group
      case .time: .time
      }
  }

  var kind: CompositionNode.Kind {
    switch self {
    case .basic, .spring, .keyframes: .leaf
    case .group: .group
    case .wait: .wait
    case .cue: .cue
    case .then: .then
    case .chain: .chain
    case .sequence: .sequence
    case .parallel: .parallel
    case .stagger: .stagger
    case .shift: .shift
    case .pace: .pace
    case .time: .time
    }
  }

  var recordKind: AnimationRecord.Kind {
    switch self {
    case .basic: .basic
    case .spring: .spring
    case .keyframes: .keyframes
    default: .group
    }
  }

  /// The valid operators of the kind.
  var words: [WordName] {
    switch self {
    case .cue: [.cue]
    case .chain: [.observed]
    case .stagger: [.stagger, .lag]
    case .pace: [.sped, .stretched, .fitted]
    case .time: [.repeated, .autoreversed, .reversed, .trimmed, .eased, .fitted]
    default: []
    }
  }

  /// Whether the kind requires an operator.
  var needsWord: Bool { !words.isEmpty && self != .chain }

  /// The greatest number of children of the kind.
  var mostChildren: Int {
    switch self {
    case .basic, .spring, .keyframes, .wait, .cue, .then: 0
    case .shift, .pace, .time: 1
    default: .max
    }
  }
}

/// The name of an operator in a file.
enum WordName: String, CaseIterable {
  case cue, stagger, lag, sped, stretched, fitted, repeated, autoreversed, reversed, trimmed, eased
  case observed

  init(_ word: CompositionWord) {
    self =
      switch word {
      case .cue: .cue
      case .stagger: .stagger
      case .lag: .lag
      case .sped: .sped
      case .stretched: .stretched
      case .fitted: .fitted
      case .repeated: .repeated
      case .autoreversed: .autoreversed
      case .reversed: .reversed
      case .trimmed: .trimmed
      case .eased: .eased
      case .observed: .observed
      }
  }
}

/// Internal flags of a node, by name.
enum NodeMark: String, CaseIterable {
  case raw, inferred, inert, rejected, offsets, factors, misfit, badRepeats

  var flag: AnimationRecord.Flags {
    switch self {
    case .raw: .raw
    case .inferred: .inferred
    case .inert: .inert
    case .rejected: .rejected
    case .offsets: .offsets
    case .factors: .factors
    case .misfit: .misfit
    case .badRepeats: .badRepeats
    }
  }
}
