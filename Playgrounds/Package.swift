// swift-tools-version: 6.2
// Makes an executable of each page of the playground: "02 Two Layers.xcplaygroundpage" is the
// executable TwoLayers. New pages are found automatically; Tour is the first one.
// `.ci/check-pages` adds the examples of each article of the documentation, in a folder for each.

import Foundation
import PackageDescription

let pages = "Tour.playground/Pages"
let root = URL(filePath: #filePath).deletingLastPathComponent()
let articles = ".build/articles"

/// The names in a folder of this package.
func contents(of folder: String) -> [String] {
  let names = try? FileManager.default.contentsOfDirectory(
    atPath: root.appending(path: folder).path)
  return (names ?? []).sorted()
}

/// The name without its number and spaces.
func targetName(of page: String) -> String {
  page.dropLast(".xcplaygroundpage".count).drop { $0.isNumber }.split(separator: " ").joined()
}

/// The resources that a page reads by path, and in Xcode from its bundle.
func resources(of page: String) -> [String] {
  let folder = root.appending(path: "\(pages)/\(page)/Resources").path
  return FileManager.default.fileExists(atPath: folder) ? ["Resources"] : []
}

/// An executable that uses every product of the library.
func program(_ name: String, in folder: String, exclude: [String] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: [
      .product(name: "Animatic", package: "Animatic"),
      .product(name: "AnimaticJSON", package: "Animatic"),
      .product(name: "AnimaticPreview", package: "Animatic"),
    ],
    path: folder, exclude: exclude,
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ])
}

let package = Package(
  name: "AnimaticPlaygrounds",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Animatic", path: "..")],
  targets: contents(of: pages).filter { $0.hasSuffix(".xcplaygroundpage") }.map {
    program(targetName(of: $0), in: "\(pages)/\($0)", exclude: resources(of: $0))
  } + contents(of: articles).map { program($0, in: "\(articles)/\($0)") },
  swiftLanguageModes: [.v6]
)
