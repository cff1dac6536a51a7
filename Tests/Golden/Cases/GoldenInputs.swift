// The stored compositions: files of lines, each a composition as compact JSON.

import Animatic
import AnimaticJSON
import Foundation

/// The reader of the stored compositions.
enum GoldenInputs {
  /// Returns a case for each line of each file, named after the file and the line.
  static func cases(in folder: URL) throws -> [GoldenCase] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jsonl") }.sorted()
    return try files.flatMap { try cases(of: $0, in: folder) }
  }

  private static func cases(of file: String, in folder: URL) throws -> [GoldenCase] {
    let data = try Data(contentsOf: folder.appending(path: file))
    let kind = file.dropLast(".jsonl".count)
    return data.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      let number = "\(10_000 + index + 1)".dropFirst()
      return GoldenCase("\(kind)-\(number)") { _ in
        let json = String(decoding: line, as: UTF8.self)
        return GoldenScene(try CompositionFile(json: json).composition)
      }
    }
  }
}
