// Whether an object is alive.

import AnimaticCore

/// Whether an object still exists, for references that don't retain it.
///
/// The first weak reference to an object makes each of its retains take three times as long.
final class Lifetime {
  var isOver = false
}
