// What can stand in a composition.

import AnimaticCore

/// Anything that can be composed: a chain, a sequence, a parallel, or a composition made of them.
///
/// All of them can be asked for their timeline, groups, dump and diagnostics, and all can be run.
public protocol Composable {
  /// The composition that it builds.
  var composition: Composition { get }
}
