// The queries of guards to a Swift file. It parses only as much of the language as they need.

/// A Swift file in three views: as written, as lines of pure code, and as tokens.
struct SwiftFile: Sendable {
  let file: TextFile

  /// The lines without comments and without the contents of string literals.
  let code: [String]

  /// The words and punctuation of the code, in order.
  let tokens: [Token]

  var path: String { file.path }
  var folders: [String] { file.folders }

  init(_ file: TextFile) {
    let scrubbed = Scrubber.scrub(file.text)
    self.file = file
    self.code = Self.lines(of: scrubbed)
    self.tokens = Token.all(in: scrubbed)
  }

  /// Makes a file that exists in memory only.
  init(path: String, text: String) {
    self.init(TextFile(path: path, text: text))
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
