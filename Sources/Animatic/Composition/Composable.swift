// The protocol of compositions.

import AnimaticCore

/// A type that can be composed: a chain, a sequence, a parallel, or a composition of them.
///
/// All have a timeline, groups, a dump, and diagnostics, and all can be run.
public protocol Composable {
  /// The composition as a value.
  var composition: Composition { get }
}
