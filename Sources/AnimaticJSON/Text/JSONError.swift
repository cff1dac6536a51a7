// The error that readers of elements throw.

import AnimaticCore

/// An error before its line and path are known.
struct JSONError: Error {
  let id: String
  let message: String
  let remedy: String
  /// The offset in the bytes of a text.
  var offset = 0
}
