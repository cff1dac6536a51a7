// Owns reading the files of expected numbers that lie beside the tests, and the parts they share.

import AnimaticCore
import Foundation

struct VectorFile<Case: Decodable>: Decodable {
  var cases: [Case]

  static func read(_ name: String) throws -> [Case] {
    let data = try Data(contentsOf: location(of: name))
    return try JSONDecoder().decode(VectorFile<Case>.self, from: data).cases
  }

  /// On Linux a folder called Resources counts as the bundle's own; elsewhere it is inside.
  private static func location(of name: String) throws -> URL {
    let bundle = Bundle.module
    let inside = bundle.url(forResource: name, withExtension: "json", subdirectory: "Resources")
    let found = inside ?? bundle.url(forResource: name, withExtension: "json")
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }
}

/// A number, which JSON can't write when it is infinite.
struct VectorNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      try (try? container.decode(Double.self))
      ?? (container.decode(String.self) == "Infinity" ? .infinity : .nan)
  }
}

/// An easing: the name of a curve or its type, and its points where it is no named one.
struct VectorEasing: Decodable {
  let type: String
  let name: String?
  let controlPoints: [Double]?

  /// The library's easing; nil for a step.
  var function: TimingFunction? {
    if type == "linear" { return .linear }
    guard let points = controlPoints, points.count == 4 else { return nil }
    return TimingFunction(controlPoints: points[0], points[1], points[2], points[3])
  }
}
