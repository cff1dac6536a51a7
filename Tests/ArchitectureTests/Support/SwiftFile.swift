// The queries of guards to a Swift file. It parses only as much of the language as they need.

/// A Swift file in three views: as written, without comments, and as tokens of pure code.
struct SwiftFile: Sendable {
  let file: TextFile

  /// The lines without comments, with string literals.
  let uncommented: [String]

  /// The lines without comments and without the contents of string literals.
  let code: [String]

  /// The words and punctuation of the code, in order.
  let tokens: [Token]

  var path: String { file.path }
  var folders: [String] { file.folders }
  var stem: String { file.stem }

  init(_ file: TextFile) {
    let scrubbed = Scrubber.scrub(file.text)
    self.file = file
    self.uncommented = Self.lines(of: scrubbed.uncommented)
    self.code = Self.lines(of: scrubbed.code)
    self.tokens = Token.all(in: scrubbed.code)
  }

  /// Makes a file that exists in memory only.
  init(path: String, text: String) {
    self.init(TextFile(path: path, text: text))
  }

  /// The number of lines that are neither blank nor comment.
  var codeLineCount: Int {
    uncommented.count { line in line.contains { !$0.isWhitespace } }
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
