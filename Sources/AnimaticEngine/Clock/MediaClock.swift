// What tells a stage the time.

/// A source of time for a stage.
///
/// A stage reads its clock and nothing else: with a clock of your own, time is whatever you say it
/// is.
public protocol MediaClock: AnyObject {
  /// Seconds since some fixed moment; never decreases.
  var now: Double { get }

  /// Whether time passes while nobody calls: true makes an awaited playback wait in real time.
  var runsByItself: Bool { get }
}
