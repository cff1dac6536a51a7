// Qt's animation framework as a peer: built from the one source beside the package, where Qt is.

import Foundation

/// The peer's program in a folder of its own, which goes with it.
final class QtProgram {
  /// What has to be there to build it.
  static let packages = "qt6-base-dev pkg-config g++"

  /// Whether what it takes is there.
  static var isInstalled: Bool {
    Program.output("pkg-config", ["--exists", "Qt6Core", "Qt6Gui"]) != nil
  }

  /// Where it is.
  var path: String { folder.appendingPathComponent("qt").path }
  private let folder: URL

  /// Builds it; nil where something that it takes is missing, or its source does not build.
  init?() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let source = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Peers/qt.cpp").path
    let moc = folder.appendingPathComponent("qt.moc").path
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil,
      let flags = Program.output("pkg-config", ["--cflags", "--libs", "Qt6Core", "Qt6Gui"]),
      let tools = Program.output("pkg-config", ["--variable=libexecdir", "Qt6Core"]),
      Program.output("\(tools.trimmed)/moc", [source, "-o", moc]) != nil,
      Program.output(
        "g++",
        ["-O2", "-std=c++17", "-fPIC", "-I\(folder.path)", source, "-o", path]
          + flags.split(whereSeparator: \.isWhitespace).map(String.init)) != nil
    else { return nil }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
