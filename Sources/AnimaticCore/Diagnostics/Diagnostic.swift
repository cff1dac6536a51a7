// A diagnostic about a user's code: its structure and wording rules, without the checks.

/// A diagnostic of a composition or a run: the problem, its location, and the remedy.
///
/// The library never traps or prints; every problem is reported as a diagnostic. The caller decides
/// whether to show, throw, or ignore it: a diagnostic is an `Error` and can be thrown directly.
///
/// ```swift
/// Animate(box).move(to: [1]).diagnostics.first?.id  // "C-2"
/// ```
public struct Diagnostic: Error, Sendable, Hashable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Informational; the code takes effect as written.
    case info
    /// Takes effect as written, which is probably not intended.
    case warning
    /// Invalid; the code has no effect.
    case error

    /// Orders severities, starting with info.
    ///
    /// - Parameters:
    ///   - first: One severity.
    ///   - second: Another.
    /// - Returns: Whether the first is less severe.
    public static func < (first: Severity, second: Severity) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int { [.info, .warning, .error].firstIndex(of: self) ?? 0 }

    /// The severity as one word.
    public var description: String { rawValue }
  }

  /// The stable id: C-n composition, L-n lint, R-n run, J-n reading a file, W-n writing a file.
  public let id: String

  /// The severity: info, warning, or error.
  public let severity: Severity

  /// The problem in one sentence, with the actual numbers.
  public let message: String

  /// The remedy in one sentence.
  public let remedy: String

  /// The source location; nil for a diagnostic about the whole.
  public let place: SourcePlace?

  /// The location in the composition, such as layer 1/position; empty for the whole.
  public let path: String

  /// The affected interval in seconds since the begin; nil for the whole interval of its subject.
  public let time: ClosedRange<Double>?

  /// The second subject of a pair; empty for none.
  package var other = ""

  /// The source location of the second subject; nil for none, or for the same as the first's.
  @Uncompared package var otherPlace: SourcePlace? = nil

  /// The affected nodes of the plan; empty if unknown.
  @Uncompared package var nodes: [Int] = []

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - id: The stable id.
  ///   - severity: The severity.
  ///   - message: The problem in one sentence.
  ///   - remedy: The remedy in one sentence.
  ///   - place: The source location.
  ///   - path: The location in the composition.
  ///   - time: The affected interval in seconds since the begin.
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

  /// Creates an entry of a catalogue.
  package init(
    _ severity: Severity, _ id: String, _ message: String, remedy: String,
    at place: SourcePlace? = nil, path: String = "", time: ClosedRange<Double>? = nil
  ) {
    self.init(
      id: id, severity: severity, message: message, remedy: remedy, place: place, path: path,
      time: time)
  }

  /// Returns the diagnostic at a location, with its own path and time unless others are given.
  package func at(
    _ place: SourcePlace?, path: String? = nil, time: ClosedRange<Double>? = nil
  ) -> Diagnostic {
    var located = Diagnostic(
      severity, id, message, remedy: remedy, at: place, path: path ?? self.path,
      time: time ?? self.time)
    located.other = other
    located.otherPlace = otherPlace
    located.nodes = nodes
    return located
  }

  /// The id, and the location in the composition.
  var subject: String { "\(id)\(path.isEmpty ? "" : " [\(path)]")" }

  /// The diagnostic on one line: severity, id, message, remedy, source locations.
  public var description: String {
    let places = [place, otherPlace].map { $0?.description }.joined(separator: ", overlaps ")
    return "\(severity) \(subject): \(message) \(remedy)\(places.isEmpty ? "" : "  ")\(places)"
      .oneLine
  }
}

// Lists of diagnostics.

extension [Diagnostic] {
  /// The unique diagnostics in the order in which they were found.
  ///
  /// A diagnostic repeated by later passes of a loop is a duplicate.
  package var withoutRepeats: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter {
      // Its time, and the other subject, may differ.
      let text = Diagnostic(
        $0.severity, $0.id, $0.message, remedy: $0.remedy, at: $0.place, path: $0.path)
      return seen.insert(text).inserted
    }
  }

  /// The indices of the diagnostics to list.
  ///
  /// If more than four have one id and one source line, the first three are listed, and the third
  /// counts the omitted ones.
  func listed(isFolded: Bool = true) -> [(index: Int, omitted: Int)] {
    let most = 3
    let origins = map { Origin(id: $0.id, place: $0.place) }
    var counts: [Origin: (all: Int, listed: Int)] = [:]
    for origin in origins { counts[origin, default: (0, 0)].all += 1 }
    return origins.enumerated().compactMap { index, origin in
      let count = counts[origin]?.all ?? 1
      // A count of one would take as much room as the diagnostic.
      guard isFolded, count > most + 1 else { return (index, 0) }
      counts[origin, default: (count, 0)].listed += 1
      let number = counts[origin]?.listed ?? 1
      return number > most ? nil : (index, number == most ? count - most : 0)
    }
  }

  /// Returns one line for each listed diagnostic, followed by its chart, and one for omitted ones.
  func lines(isFolded: Bool, chart: (Int) -> [String] = { _ in [] }) -> [String] {
    listed(isFolded: isFolded).flatMap { index, omitted in
      let own = self[index]
      let place = own.place.map { " from \($0)" } ?? ""
      let more = omitted == 0 ? [] : ["… \(omitted) more \(own.id)\(place)"]
      return [own.description] + chart(index) + more
    }
  }
}

private struct Origin: Hashable {
  let id: String
  let place: SourcePlace?
}
