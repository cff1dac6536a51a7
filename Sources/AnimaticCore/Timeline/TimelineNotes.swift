// The non-visual data of a timeline: the keys assigned by its compiler, and its diagnostics.

/// The keys, cues, and diagnostics of a timeline.
package struct TimelineNotes: Sendable {
  /// An attached animation: its node, its layer, its key, and whether the key is explicit.
  package typealias Entry = (node: Int, layer: Int, key: String, isNamed: Bool)

  /// The observed part of a timeline.
  package enum Part: Sendable, Hashable {
    case whole, part
    case cue(String)
  }

  /// The attached animations, in order of the nodes.
  package var entries: [Entry] = []
  /// By layer: the properties written to the model at the natural end.
  package var settled = OrderedMap<Int, [PropertyRoot]>()
  package var cues: [TimelineCue] = []
  /// The diagnostics of the compiler.
  package var diagnostics: [Diagnostic] = []
  /// By observer: the observed events.
  package var observations: [EventObservation] = []
  /// The other observers, in source order.
  package var observed: [(part: Part, observation: EventObservation)] = []

  package init() {}

  /// Returns the events of an observer; empty if there is none.
  func observation(of listener: Int?) -> EventObservation {
    guard let listener, observations.indices.contains(listener) else { return EventObservation([]) }
    return observations[listener]
  }

  /// Returns the properties that settle on a layer.
  package func settled(on layer: Int) -> [PropertyRoot] { settled[layer] ?? [] }

  /// The key of each attached node.
  var keys: [Int: String] {
    Dictionary(entries.map { ($0.node, $0.key) }) { first, _ in first }
  }
}

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
