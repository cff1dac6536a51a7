// swift-tools-version: 6.2
// Makes an executable of each page of the playground: "02 Two Layers.xcplaygroundpage" is the
// executable TwoLayers. New pages are found automatically; Tour is the first one.

import Foundation
import PackageDescription

let pages = "Tour.playground/Pages"
let root = URL(filePath: #filePath).deletingLastPathComponent()
let found =
  (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: pages).path)) ?? []

/// The name without its number and spaces.
func targetName(of page: String) -> String {
  page.dropLast(".xcplaygroundpage".count).drop { $0.isNumber }.split(separator: " ").joined()
}

/// The resources that a page reads by path, and in Xcode from its bundle.
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
