// swift-tools-version: 6.2
// The benchmarks are a package of their own, so that what they need costs a user nothing.
// Run them with: swift run -c release --package-path Tests/Benchmarks Benchmarks

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "AnimaticBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Animatic", path: "../..")],
  targets: [
    .target(
      name: "Scenarios",
      dependencies: [
        "HeapCounter", .product(name: "Animatic", package: "Animatic"),
        .product(name: "AnimaticPreview", package: "Animatic"),
      ],
      swiftSettings: settings),
    .target(name: "HeapCounter"),
    // It asks the other programs; naming them here has them built with it, not into it.
    .executableTarget(
      name: "Benchmarks", dependencies: ["Scenarios", "Counting", "Loops"],
      swiftSettings: settings),
    .executableTarget(name: "Counting", dependencies: ["Scenarios", "HeapCounter"]),
    .executableTarget(name: "Loops", linkerSettings: [.linkedLibrary("m")]),
    // The programs that .ci/costs compares.
    .executableTarget(name: "EmptyStart"),
    .executableTarget(
      name: "ChainStart", dependencies: [.product(name: "Animatic", package: "Animatic")]),
  ],
  swiftLanguageModes: [.v6]
)
