// What becomes of a verb where motion is reduced.

/// What becomes of something where the user wants less motion.
///
/// It counts only where a composition is asked or run with `reducedMotion: true`. Under each of
/// them the end values, what stays and settles, cues, callbacks and their order survive; what
/// follows moves up.
public enum ReducedMotion: UInt8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// It plays as it is: it is not motion, or it says something that nothing else says.
  case keep
  /// It takes half as long.
  case shorten
  /// Its values jump at the begin, while the layer comes back out of nothing over the same time.
  ///
  /// What animates the opacity is kept: it fades already.
  case crossfade
  /// It is an instant.
  case skip

  /// The name.
  public var description: String {
    switch self {
    case .keep: "keep"
    case .shorten: "shorten"
    case .crossfade: "crossfade"
    case .skip: "skip"
    }
  }
}
