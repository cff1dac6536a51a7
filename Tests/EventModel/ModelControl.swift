// What a session does with a run.

/// A control of a run, or time that passes.
package enum ModelControl: Equatable {
  /// The stage advances by some seconds.
  case advance(Double)
  case seek(Double)
  case reverse
  case rate(Double)
  case pause
  case resume
  case cancel
  /// The run plays again from its begin.
  case restart
  /// The run plays to its end at once.
  case finish
  /// A layer leaves the stage.
  case remove(layer: Int)
}
