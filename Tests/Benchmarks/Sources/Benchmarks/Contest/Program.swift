// Other programs: calling them, and where those of this package are.

import Foundation

enum Program {
  /// A program that was built with this one, and lies beside it.
  static func beside(_ name: String) -> String {
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return own.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The number that a program prints; nil where it fails, or is not there.
  static func number(_ name: String, _ words: [String]) -> Double? {
    output(name, words).flatMap { Double($0.trimmed) }
  }

  /// What a program prints; nil where it fails, or is not there.
  static func output(_ name: String, _ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(bytes: data, encoding: .utf8)
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
