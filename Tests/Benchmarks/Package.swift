// swift-tools-version: 6.2
// The benchmarks are a package of their own, so that what they need costs a user nothing.
// Run them with: swift run -c release --package-path Tests/Benchmarks

import PackageDescription

let package = Package(
  name: "AnimaticBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Animatic", path: "../..")],
  targets: [
    .target(name: "HeapCounter"),
    .target(name: "Loops"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["HeapCounter", "Loops", .product(name: "Animatic", package: "Animatic")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]),
    // What .ci/check-startup compares.
    .executableTarget(name: "EmptyStart"),
    .executableTarget(
      name: "ChainStart", dependencies: [.product(name: "Animatic", package: "Animatic")]),
  ],
  swiftLanguageModes: [.v6]
)
