// swift-tools-version: 6.2
// A package that uses every product but AnimaticTesting, as an app would: what tests need must not
// reach it.

import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Animatic", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        "Animatic", "AnimaticJSON", "AnimaticPreview", "AnimaticCoreAnimation",
      ].map {
        .product(name: $0, package: "Animatic")
      })
  ],
  swiftLanguageModes: [.v6]
)
