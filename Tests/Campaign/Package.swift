// swift-tools-version: 6.2
// Large sizes and long runs, in a package of their own so that the default tests stay fast.
// Run them, and the default tests at full scale, with: .ci/campaign

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let animatic: Target.Dependency = .product(name: "Animatic", package: "Animatic")
let json: Target.Dependency = .product(name: "AnimaticJSON", package: "Animatic")

let package = Package(
  name: "AnimaticCampaign",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Animatic", path: "../..")],
  targets: [
    // Symbolic links to Tests/EventModel, and to the part of Tests/RandomScenes that needs only the
    // public API.
    .target(name: "EventModel", swiftSettings: settings),
    .target(name: "RandomScenes", dependencies: ["EventModel", animatic], swiftSettings: settings),
    .target(
      name: "Vocabulary", dependencies: ["EventModel", "RandomScenes", animatic, json],
      swiftSettings: settings),
    .executableTarget(
      name: "VocabularyRun", dependencies: ["RandomScenes", "Vocabulary"], swiftSettings: settings),
    .testTarget(
      name: "VocabularyTests", dependencies: ["RandomScenes", "Vocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "CampaignTests",
      dependencies: [
        "RandomScenes", animatic, json, .product(name: "AnimaticPreview", package: "Animatic"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
