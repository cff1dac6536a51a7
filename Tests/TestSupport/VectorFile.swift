// The JSON files of expected numbers, and the values that several of them contain.

package import AnimaticCore
import Foundation

/// A file of expected numbers.
package struct VectorFile<Case: Decodable>: Decodable {
  private var cases: [Case]

  package static func read(_ name: String) throws -> [Case] {
    let data = try Data(contentsOf: location(of: name))
    return try JSONDecoder().decode(VectorFile<Case>.self, from: data).cases
  }

  /// On Linux the bundle treats a folder named Resources as its contents; elsewhere the folder is
  /// inside the bundle.
  private static func location(of name: String) throws -> URL {
    let bundle = Bundle.module
    let inside = bundle.url(forResource: name, withExtension: "json", subdirectory: "Resources")
    let found = inside ?? bundle.url(forResource: name, withExtension: "json")
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }
}

/// A number; JSON has no infinity, so a file writes it as a string.
package struct VectorNumber: Decodable {
  package let value: Double

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value =
      try (try? container.decode(Double.self))
      ?? (container.decode(String.self) == "Infinity" ? .infinity : .nan)
  }
}

/// An easing: its type or the name of its curve, and the control points of a curve without a name.
package struct VectorEasing: Decodable {
  package let type: String
  package let name: String?
  package let controlPoints: [Double]?

  /// The library's easing; nil for a step.
  package var function: TimingFunction? {
    if type == "linear" { return .linear }
    guard let points = controlPoints, points.count == 4 else { return nil }
    return TimingFunction(controlPoints: points[0], points[1], points[2], points[3])
  }
}
