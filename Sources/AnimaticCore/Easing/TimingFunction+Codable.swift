// The coding of timing functions: four control point numbers, or a kind and its parameters.

extension TimingFunction: Codable {
  /// Decodes the four numbers of the control points, or a function of another kind.
  ///
  /// Control points, including invalid ones, are handled as in ``init(controlPoints:_:_:_:)``
  /// (E-3). For other kinds, parameters of a function that is not ``isValid`` are an error, except
  /// the numbers of springs.
  ///
  /// - Throws: `DecodingError` if there are not exactly four numbers, the kind is unknown, or its
  ///   numbers are missing or invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EasingKey.self)
    guard let kind = try container.decodeIfPresent(String.self, forKey: .kind) else {
      self.init(try ControlPoints(container))
      return
    }
    guard let function = try Self.made(kind, from: container) else {
      throw container.error(.kind, "A timing function's kind can't be \(kind.oneLine).")
    }
    // Invalid spring parameters are ignored, as everywhere.
    if function.springCurve == nil, let problem = function.problem {
      throw container.error(.kind, problem)
    }
    self = function
  }

  /// Encodes the four numbers in use, or the kind and its parameters.
  ///
  /// A function that is not ``isValid`` is encoded as its valid replacement; a spring that can't be
  /// an easing is encoded as that spring.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EasingKey.self)
    var archive = archive
    if case .refused(_, let spring) = kind {
      archive = spring.map { EasingArchive(.spring, [.spring: $0]) }
    }
    guard var archive else {
      let points = points ?? NamedCurve.linear.controlPoints
      return try container.encode(points.numbers, forKey: .controlPoints)
    }
    try container.encode(archive.kind, forKey: .kind)
    archive.fields[.problem] = nil
    for key in EasingKey.allCases {
      if let value = archive.fields[key] { try container.encode(value, forKey: key) }
    }
  }
}

extension KeyedDecodingContainer<EasingKey>: EasingSource {
  package func value<Value: EasingValue>(_ key: EasingKey) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  package func error(_ key: EasingKey, _ message: String) -> any Error {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }
}
