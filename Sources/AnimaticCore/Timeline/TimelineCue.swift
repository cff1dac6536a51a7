// A cue as a timeline knows it: resolved.

/// A cue of a timeline: its name, its time, and the line that wrote it.
///
/// ```swift
/// Animate(box).fadeIn().cue(.revealed).timeline.cues.first?.time  // 1
/// ```
public struct TimelineCue: Sendable, Hashable, CustomStringConvertible {
  /// The name, as it was written.
  public let name: String

  /// Seconds since the begin at which it is first passed; nil where it never is.
  public let time: Double?

  /// The source location.
  public let place: SourcePlace?

  /// Creates a cue.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - time: Seconds since the begin at which it is first passed; nil where it never is.
  ///   - place: The line that wrote it.
  public init(name: String, time: Double?, place: SourcePlace?) {
    self.name = name
    self.time = time
    self.place = place
  }

  /// Name, time and place, on one line.
  public var description: String {
    let fields = [
      "cue \(name.oneLine)", time.map { "\($0.text) s" } ?? "never", place?.description,
    ]
    return fields.compactMap { $0 }.joined(separator: "  ").oneLine
  }
}
