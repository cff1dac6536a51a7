// Owns reading the files of expected numbers that lie beside the tests.

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
