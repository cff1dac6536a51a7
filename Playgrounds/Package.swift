// swift-tools-version: 6.2
// Owns how the pages of the playground become programs: "02 Two Layers.xcplaygroundpage" is the
// executable TwoLayers. A new page is found by itself; Tour is the first one.

import Foundation
import PackageDescription

let pages = "Tour.playground/Pages"
let root = URL(filePath: #filePath).deletingLastPathComponent()
let found =
  (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: pages).path)) ?? []

/// The name without its number and its spaces.
func targetName(of page: String) -> String {
  page.dropLast(".xcplaygroundpage".count).drop { $0.isNumber }.split(separator: " ").joined()
}

/// What a page reads by its path, as it does in Xcode by its bundle.
func resources(of page: String) -> [String] {
  let folder = root.appending(path: "\(pages)/\(page)/Resources").path
  return FileManager.default.fileExists(atPath: folder) ? ["Resources"] : []
}

let package = Package(
  name: "AnimaticPlaygrounds",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Animatic", path: "..")],
  targets: found.filter { $0.hasSuffix(".xcplaygroundpage") }.sorted().map { page in
    .executableTarget(
      name: targetName(of: page),
      dependencies: [
        .product(name: "Animatic", package: "Animatic"),
        .product(name: "AnimaticJSON", package: "Animatic"),
        .product(name: "AnimaticPreview", package: "Animatic"),
      ],
      path: "\(pages)/\(page)", exclude: resources(of: page),
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ])
  },
  swiftLanguageModes: [.v6]
)
