// swift-tools-version: 6.2
// The manifest. It has no dependency outside this package, because a library this low should cost its
// users nothing.

import PackageDescription

let package = Package(
  name: "Animatic",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Animatic", targets: ["Animatic", "AnimaticEngine", "AnimaticCore"]),
    .library(name: "AnimaticJSON", targets: ["AnimaticJSON"]),
    .library(name: "AnimaticTesting", targets: ["AnimaticTesting"]),
    .library(name: "AnimaticPreview", targets: ["AnimaticPreview"]),
    .library(name: "AnimaticCoreAnimation", targets: ["AnimaticCoreAnimation"]),
  ],
  targets: [
    .target(name: "AnimaticCore"),
    .target(name: "AnimaticEngine", dependencies: ["AnimaticCore"]),
    .target(name: "Animatic", dependencies: ["AnimaticCore", "AnimaticEngine"]),
    .target(name: "AnimaticJSON", dependencies: ["Animatic", "AnimaticCore", "AnimaticEngine"]),
    .target(
      name: "AnimaticPreview", dependencies: ["Animatic", "AnimaticCore", "AnimaticEngine"]),
    .target(name: "AnimaticCoreAnimation", dependencies: ["Animatic", "AnimaticCore"]),
    .target(
      name: "AnimaticTesting", dependencies: ["Animatic", "AnimaticCore", "AnimaticPreview"]),

    // Helpers that several test targets share, and the files of expected numbers.
    .target(
      name: "TestSupport", dependencies: ["Animatic", "AnimaticCore"], path: "Tests/TestSupport",
      resources: [.copy("Resources")]),
    .testTarget(
      name: "AnimaticCoreTests",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "RandomScenes", "TestSupport", "Vocabulary",
      ]),
    // Compositions that previews and bridges are tried with.
    .target(
      name: "Examples",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "AnimaticJSON", "AnimaticPreview",
      ],
      path: "Tests/Examples"),
    // Random animations, compositions and sessions, the same for the same seed.
    .target(
      name: "RandomScenes",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "EventModel", "ReferenceEvaluator",
      ],
      path: "Tests/RandomScenes"),
    // The table of verbs, and the arguments that random words have.
    .target(
      name: "Vocabulary", dependencies: ["Animatic", "RandomScenes"], path: "Tests/Vocabulary"),
    // The regression net: stored compositions and scenes, and the reports of their behavior.
    .target(
      name: "GoldenCases",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "AnimaticJSON", "Examples", "Vocabulary",
      ],
      path: "Tests/Golden/Cases"),
    .executableTarget(name: "golden", dependencies: ["GoldenCases"], path: "Tests/Golden/Tool"),
    .testTarget(
      name: "GoldenTests", dependencies: ["AnimaticCore", "GoldenCases", "RandomScenes"]),
    // The judge: the evaluation that the catalogue describes, transcribed literally and sharing no
    // evaluation code with the library.
    .target(
      name: "ReferenceEvaluator", dependencies: ["AnimaticCore"], path: "Tests/ReferenceEvaluator"),
    // The judge of events: which ones a run delivers, and in which order. It shares no code with the
    // library.
    .target(name: "EventModel", path: "Tests/EventModel"),
    .testTarget(
      name: "AnimaticEngineTests",
      dependencies: [
        "AnimaticCore", "AnimaticEngine", "RandomScenes", "ReferenceEvaluator", "TestSupport",
      ]),
    .testTarget(
      name: "AnimaticTests",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "AnimaticJSON", "AnimaticPreview",
        "EventModel", "RandomScenes", "ReferenceEvaluator", "TestSupport", "Vocabulary",
      ]),
    .testTarget(
      name: "AnimaticJSONTests",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticJSON", "RandomScenes", "TestSupport", "Vocabulary",
      ]),
    .testTarget(
      name: "AnimaticTestingTests",
      dependencies: ["Animatic", "AnimaticPreview", "AnimaticTesting"]),
    .testTarget(
      name: "AnimaticPreviewTests",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "AnimaticPreview", "Examples",
        "RandomScenes", "TestSupport",
      ]),
    .testTarget(name: "EndToEndTests", dependencies: ["Animatic", "RandomScenes", "TestSupport"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

// What is said of Core Animation is tested against it on Apple's systems, and elsewhere against a
// stand-in that no product depends on.
#if !canImport(Darwin)
  package.targets += [
    .target(name: "QuartzCore", path: "Tests/StandIn/QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore"], path: "Tests/StandIn/UIKit"),
    .target(name: "AppKit", dependencies: ["QuartzCore"], path: "Tests/StandIn/AppKit"),
    .testTarget(name: "StandInTests", dependencies: ["QuartzCore", "TestSupport"]),
    .target(
      name: "CoreAnimationStandIn",
      dependencies: ["Animatic", "AnimaticCore", "AppKit", "QuartzCore", "UIKit"],
      path: "Tests/StandIn/CoreAnimationStandIn"),
    .testTarget(
      name: "CoreAnimationTests",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "CoreAnimationStandIn", "Examples",
        "QuartzCore", "RandomScenes", "TestSupport", "Vocabulary",
      ]),
  ]
  let standIn = [SwiftSetting.define("APPLE_STAND_IN")]
#else
  package.targets += [
    .testTarget(name: "StandInTests", dependencies: ["TestSupport"]),
    .testTarget(
      name: "CoreAnimationTests",
      dependencies: [
        "Animatic", "AnimaticCore", "AnimaticEngine", "AnimaticCoreAnimation", "Examples",
        "RandomScenes", "TestSupport", "Vocabulary",
      ]),
  ]
  let standIn: [SwiftSetting] = []
#endif

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  if ["StandInTests", "CoreAnimationStandIn", "CoreAnimationTests"].contains(target.name) {
    target.swiftSettings? += standIn
  }
}
