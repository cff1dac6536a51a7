// The operators of a node.

import AnimaticCore

/// An operator on a node's content, or on its time.
package enum NodeOperator: Sendable, Hashable {
  case cue(Cue)
  case stagger(each: Double, from: StaggerOrigin)
  case lag(Double)
  case sped(by: Double)
  case stretched(to: Double)
  case fitted(to: Double, Fit)
  case repeated(Double, pause: Double)
  case autoreversed
  case reversed
  case trimmed(from: Double, to: Double)
  case eased
  /// The index of the observer.
  case observed(Int)

  /// The cue that it marks; nil for any other operator.
  package var cue: Cue? {
    if case .cue(let cue) = self { cue } else { nil }
  }
}
