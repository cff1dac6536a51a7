// A timing function as fields, for every archive: Codable's and the package's own.

extension TimingFunction: EasingValue {}

/// What a timing function is read from.
package protocol EasingSource {
  func value<Value: EasingValue>(_ key: EasingKey) throws -> Value

  /// The error about an invalid field.
  func error(_ key: EasingKey, _ message: String) -> any Error
}

/// The input of a timing function that is no cubic curve: its kind and its fields.
package struct EasingArchive: EasingSource {
  private struct Missing: Error {}

  package var kind: String
  package var fields: EasingFields

  package init(kind: String = "", fields: EasingFields = [:]) {
    self.kind = kind
    self.fields = fields
  }

  init(_ kind: EasingKind, _ fields: EasingFields) {
    self.init(kind: kind.rawValue, fields: fields)
  }

  package func value<Value: EasingValue>(_ key: EasingKey) throws -> Value {
    guard let value = fields[key] as? Value else { throw Missing() }
    return value
  }

  package func error(_ key: EasingKey, _ message: String) -> any Error { Missing() }
}

// MARK: To fields

extension TimingFunction {
  /// The name of a named curve.
  package var name: String? { named?.name }

  /// The original control numbers, if they are sufficient.
  package var givenNumbers: [Double]? {
    if case .cubic(let points) = kind, named == nil { points.numbers } else { nil }
  }

  /// The input of the function, with its diagnostic; nil for a name or control numbers.
  package var archive: EasingArchive? {
    var archive: EasingArchive
    switch kind {
    case .cubic: return nil
    case .turned(let points): archive = EasingArchive(.turned, [.controlPoints: points.numbers])
    case .refused(_, let spring):
      archive = EasingArchive(.refused, spring.map { [.spring: $0] } ?? [:])
    case .form(let shared, _):
      let form = shared.form
      archive = EasingArchive(kind: form.kind, fields: form.fields)
      archive.fields[.base] = form.inner.map { TimingFunction($0) }
    }
    archive.fields[.problem] = problem
    return archive
  }

  /// Returns the named curve with a name; nil for any other name.
  package static func named(_ name: String) -> TimingFunction? {
    NamedCurve.allCases.first { $0.name == name }.map { TimingFunction($0) }
  }

  /// Creates the function with an archive, with its diagnostic.
  ///
  /// - Returns: Nil if a field is missing or invalid.
  package init?(_ archive: EasingArchive) {
    let problem: String? = try? archive.value(.problem)
    if archive.kind == EasingKind.refused.rawValue {
      guard let problem else { return nil }
      let spring: SpringCurve? = try? archive.value(.spring)
      self.init(.refused(problem, spring: spring))
      return
    }
    guard let function = try? Self.made(archive.kind, from: archive, isExact: true) else {
      return nil
    }
    switch function.kind {
    case .form(let form, _): self.init(.form(form, problem: problem))
    case .turned: self = function
    default: return nil
    }
  }

  /// Returns the function of a kind, not valid if a field is not; nil for an unknown kind.
  ///
  /// - Parameters:
  ///   - name: The name of the kind.
  ///   - source: The fields.
  ///   - isExact: Whether to keep a derived curve that a simpler function equals.
  static func made(
    _ name: String, from source: any EasingSource, isExact: Bool = false
  ) throws -> TimingFunction? {
    if let family = PennerCurve.Family(rawValue: name) { return try penner(family, from: source) }
    switch EasingKind(rawValue: name) {
    case .refused, nil: return nil
    case .turned:
      let points = try ControlPoints(source)
      guard points.isLegal else { return refused("control points are not within 0…1") }
      return isExact ? TimingFunction(.turned(points)) : TimingFunction(points).reversed
    case .steps: return steps(try source.value(.count), jump: try source.value(.jump))
    case .linear: return try stops(from: source)
    case .sampled: return sampled(try source.value(.values))
    case .spring: return spring(try source.value(.spring))
    case .mirrored:
      let (way, base) = (try source.value(.way) as EasingWay, try source.value(.base) as Self)
      return isExact ? base.exactlyMirrored(way) : base.mirrored(way)
    case .part: return try part(from: source)
    case .clamped: return (try source.value(.base) as Self).clamped
    }
  }

  private static func penner(
    _ family: PennerCurve.Family, from source: any EasingSource
  ) throws -> TimingFunction {
    let way: EasingWay = try source.value(.way)
    switch family {
    case .back: return back(way, overshoot: try source.value(.overshoot))
    case .elastic:
      return elastic(
        way, amplitude: try source.value(.amplitude), period: try source.value(.period))
    default: return TimingFunction(PennerCurve(family, way))
    }
  }

  private static func stops(from source: any EasingSource) throws -> TimingFunction {
    let values: [Double] = try source.value(.values)
    let fractions: [Double] = try source.value(.fractions)
    guard values.count == fractions.count else {
      return refused("stops have \(values.count) values at \(fractions.count) fractions")
    }
    return linear(zip(values, fractions).map { EasingStop($0, at: $1) })
  }

  private static func part(from source: any EasingSource) throws -> TimingFunction {
    let base: TimingFunction = try source.value(.base)
    let (low, high): (Double, Double) = (try source.value(.from), try source.value(.to))
    guard let part = PartCurve(base.easing, from: low, to: high) else {
      return refused("part \(low.text)…\(high.text) is none of \(base)")
    }
    return TimingFunction(part)
  }

  /// A mirrored curve within the limits of such curves, even if it equals a simpler one.
  private func exactlyMirrored(_ way: EasingWay) -> TimingFunction? {
    let curve = easing
    guard way != .in, curve.depth <= 70, curve.isModerate, way == .out || curve.edgeCount <= 5000
    else { return nil }
    return TimingFunction(MirroredCurve(base: curve, way: way))
  }
}

extension ControlPoints {
  init(_ source: any EasingSource) throws {
    let numbers: [Double] = try source.value(.controlPoints)
    guard numbers.count == 4 else {
      throw source.error(
        .controlPoints, "A timing function has 4 control numbers, not \(numbers.count).")
    }
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
