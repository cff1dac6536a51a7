// A composition as it was written, as data.

/// A part of a composition: a chain, a container, an operator on a part, or an observer of one.
package indirect enum WrittenPart: Equatable {
  case chain(layer: Int, [WrittenStep])
  case wait(Double)
  case sequential(gap: Double, [WrittenPart])
  case parallel([WrittenPart])
  case changed(WrittenPart, WrittenOperator)
  /// A part with a cue at its end.
  case marked(WrittenPart, cue: Int)
  /// A part whose begin, end and repeats are observed.
  case observed(WrittenPart, id: Int)
  /// A part in which a cue is observed.
  case cueObserved(WrittenPart, cue: Int, id: Int)
}

/// One step of a chain.
package enum WrittenStep: Equatable {
  /// A verb whose begin and end are observed.
  case verb(id: Int, duration: Double, after: Double)
  case then(gap: Double)
  case cue(Int)
  /// The chain so far as one group, whose begin and end are observed.
  case group(id: Int, after: Double)
  /// An observer of the chain so far.
  case observed(id: Int)
}

/// An operator on the time of a part.
package enum WrittenOperator: Equatable {
  case repeated(Double, pause: Double)
  case autoreversed
  case reversed
  case sped(Double)
  case shifted(Double)
  case trimmed(Double, Double)
  /// Ease in, ease out.
  case eased
}
