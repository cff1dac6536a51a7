// Qt's animation framework as a peer: built from the one source beside the package, where Qt is.

import Foundation

/// The peer's program in a folder of its own, which goes with it.
final class QtPeer {
  /// What has to be there to build it.
  static let packages = "qt6-base-dev pkg-config g++"

  private let folder: URL
  private var program: URL { folder.appendingPathComponent("qt") }

  /// Builds it; nil where something that it takes is missing.
  init?() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let source = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Peers/qt.cpp")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard
        let flags = try Program.output("pkg-config", ["--cflags", "--libs", "Qt6Core", "Qt6Gui"]),
        let tools = try Program.output("pkg-config", ["--variable=libexecdir", "Qt6Core"]),
        try Program.output(
          "\(tools.trimmed)/moc",
          [source.path, "-o", folder.appendingPathComponent("qt.moc").path]) != nil,
        try Program.output(
          "g++",
          ["-O2", "-std=c++17", "-fPIC", "-I\(folder.path)", source.path, "-o", program.path]
            + flags.split(whereSeparator: \.isWhitespace).map(String.init)) != nil
      else { return nil }
    } catch {
      return nil
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Nanoseconds per unit of a scenario.
  func measure(_ words: [String]) -> Double {
    let text = try? Program.output(program.path, words)
    return text.flatMap { Double($0.trimmed) } ?? .nan
  }

  /// What it is asked, by the name in the table.
  static let questions: [(name: String, words: [String])] =
    [("S1 Qt", ["S1"]), ("S2 10000 Qt", ["S2", "10000"])]
    + [("S3 100000 Qt", ["S3", "100000"]), ("S4 100000 Qt", ["S4", "100000"]), ("S5 Qt", ["S5"])]
    + Scenario6.curves.enumerated().map { ("S6 \($1.name) Qt", ["S6", "\($0)"]) }
    + [("S7 Qt", ["S7", "10000"])]
}

/// Other programs.
enum Program {
  /// What a program prints; nil where it fails, or is not there.
  static func output(_ name: String, _ words: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(bytes: data, encoding: .utf8)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
