// A finding about what a user wrote. Owns its shape and its wording rules; finds nothing itself.

/// One finding about a composition or a run: what is wrong, where, and how to mend it.
///
/// Nothing in the library traps or prints; everything that is wrong becomes one of these. The
/// policy (show, throw, ignore) is the caller's: a diagnostic is an `Error`, so it can be thrown as
/// it is.
///
/// ```swift
/// Animate(box).move(to: [1]).diagnostics.first?.id  // "C-2"
/// ```
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Worth knowing; what was written is done.
    case info
    /// Done as written, which is probably not what was meant.
    case warning
    /// Not done: what was written can't be, and contributes nothing.
    case error

    /// Orders by badness, an info first.
    ///
    /// - Parameters:
    ///   - first: One severity.
    ///   - second: Another.
    /// - Returns: Whether the first is the milder one.
    public static func < (first: Severity, second: Severity) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// The severity as one word.
    public var description: String { rawValue }
  }

  /// The stable name of the kind of finding: C-n composition, L-n lint, R-n run, J-n reading a file,
  /// W-n writing one.
  public let id: String

  /// How bad it is.
  public let severity: Severity

  /// What is wrong, in one sentence, with the numbers of this case.
  public let message: String

  /// What to write instead, in one sentence.
  public let remedy: String

  /// The line that wrote it; nil for a finding about the whole.
  public let place: SourcePlace?

  /// Where in the composition it is, such as layer 1/position; empty for the whole.
  public let path: String

  /// When it shows, in seconds since the begin; nil where that is the whole time of what wrote it.
  public let time: ClosedRange<Double>?

  /// What else it is about, besides the path: the other one of a pair; empty for none.
  package var other = ""

  /// What of the plan it is about; no part of what makes two findings the same.
  private var subject = Subject()

  private struct Subject: Sendable, Hashable {
    var nodes: [Int] = []

    static func == (first: Self, second: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// The nodes that it is about, in the plan in which it was found; none where that is not known.
  package var nodes: [Int] {
    get { subject.nodes }
    set { subject.nodes = newValue }
  }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - id: The stable name of its kind.
  ///   - severity: How bad it is.
  ///   - message: What is wrong, in one sentence.
  ///   - remedy: What to write instead, in one sentence.
  ///   - place: The line that wrote it.
  ///   - path: Where in the composition it is.
  ///   - time: When it shows, in seconds since the begin.
  public init(
    id: String, severity: Severity, message: String, remedy: String, place: SourcePlace?,
    path: String = "", time: ClosedRange<Double>? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.place = place
    self.path = path
    self.time = time
  }

  /// The finding on one line: severity, id, message, remedy, place.
  public var description: String {
    let spot = place.map { "  \($0)" } ?? ""
    let part = path.isEmpty ? "" : " [\(path)]"
    return "\(severity) \(id)\(part): \(message) \(remedy)\(spot)".oneLine
  }
}
