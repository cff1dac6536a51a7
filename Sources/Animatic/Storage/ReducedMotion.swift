// Policies for reduced motion.

/// The effect of reduced motion on a verb.
///
/// It applies only if a composition is compiled or run with `reducedMotion: true`. Every policy
/// keeps the final values, what stays and settles, cues, callbacks, and their order; later content
/// moves up. An overlap, such as a negative gap, is halved if a verb of its container is shortened,
/// and 0 if one is skipped, so that the order of the begins remains.
public enum ReducedMotion: UInt8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Plays unchanged: it is not motion, or it is essential.
  case keep
  /// Plays in half the time.
  ///
  /// If all verbs of a container do, the pauses and delays between them are halved too.
  case shorten
  /// Values jump at the begin, while the layer fades in over the same time.
  ///
  /// Opacity animations are kept: they fade already.
  case crossfade
  /// Plays in an instant.
  case skip

  /// The name of the case.
  public var description: String {
    switch self {
    case .keep: "keep"
    case .shorten: "shorten"
    case .crossfade: "crossfade"
    case .skip: "skip"
    }
  }
}
