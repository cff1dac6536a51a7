// A timing function in an archive: the four numbers of its control points.

extension TimingFunction: Codable {
  private enum CodingKeys: String, CodingKey {
    case controlPoints
  }

  /// Reads the four numbers of the control points.
  ///
  /// What they mean, and what becomes of unusable ones, is as for ``init(controlPoints:_:_:_:)``
  /// (E-3).
  ///
  /// - Throws: `DecodingError` if there are not exactly four numbers.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let numbers = try container.decode([Double].self, forKey: .controlPoints)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .controlPoints, in: container,
        debugDescription: "A timing function has 4 control numbers, not \(numbers.count).")
    }
    self.init(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Writes the four numbers in use.
  ///
  /// A function that is not ``isValid`` comes back as the valid one it acts as.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(points.numbers, forKey: .controlPoints)
  }
}
