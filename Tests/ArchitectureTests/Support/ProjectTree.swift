// The files of the package on disk. No other file here reads the disk.

import Foundation

/// The text files of the package on disk.
enum ProjectTree {
  /// Every text file outside build products.
  static let texts: [TextFile] = readAll()

  /// The Swift files of the library targets.
  static let sources = swiftFiles { $0.path.hasPrefix("Sources/") }

  /// The Swift files of the package, its tests, nested packages and pages that satisfy a condition.
  static func swiftFiles(where isIncluded: (TextFile) -> Bool) -> [SwiftFile] {
    texts.filter { $0.path.hasSuffix(".swift") && isIncluded($0) }.map(SwiftFile.init)
  }

  private static let unread: Set = [".build", ".git", ".swiftpm", "DerivedData"]

  private static func readAll() -> [TextFile] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return paths(in: root, below: "").sorted().compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return TextFile(path: path, text: text)
    }
  }

  private static func paths(in root: URL, below folder: String) -> [String] {
    let place = folder.isEmpty ? root : root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { !unread.contains($0) }.flatMap { name -> [String] in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let isFolder = (try? root.appending(path: path).resourceValues(forKeys: [.isDirectoryKey]))?
        .isDirectory
      return isFolder == true ? paths(in: root, below: path) : [path]
    }
  }
}
