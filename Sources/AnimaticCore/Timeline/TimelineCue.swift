// A resolved cue of a timeline.

/// A cue of a timeline: its name, its time, and its source location.
///
/// ```swift
/// Animate(box).fadeIn().cue(.revealed).timeline.cues.first?.time  // 1
/// ```
public struct TimelineCue: Sendable, Hashable, CustomStringConvertible {
  /// The name as written.
  public let name: String

  /// The first time at which the cue is passed, in seconds since the begin; nil if never.
  public let time: Double?

  /// The source location.
  public let place: SourcePlace?

  /// Creates a cue.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - time: The first time at which it is passed, in seconds since the begin; nil if never.
  ///   - place: The source location.
  public init(name: String, time: Double?, place: SourcePlace?) {
    self.name = name
    self.time = time
    self.place = place
  }

  /// Name, time, and source location on one line.
  public var description: String {
    let time = time.map { "\($0.text) s" } ?? "never"
    return ["cue \(name.oneLine)", time, place?.description].joined(separator: "  ").oneLine
  }
}
