// Every example as CAAnimations, compared with its groups attribute by attribute.

import Animatic
import AnimaticCore
import Examples
import TestSupport
import Testing

#if APPLE_STAND_IN
  @testable import CoreAnimationStandIn
#else
  @testable import AnimaticCoreAnimation
#endif

#if canImport(QuartzCore)
  import QuartzCore

  @MainActor struct `Examples on Core Animation` {
    @Test(arguments: Example.all) func `are what the engine has`(example: Example) throws {
      let composition = try example.composition()
      let groups = composition.groups
      let images: @Sendable (String) -> (any Sendable)? = { $0 }
      let quartz = NamedImage.$lookup.withValue(images) {
        composition.caAnimations(reducedMotion: false)
      }
      expectEqual(quartz.count, groups.count)
      var translation = Translation()
      for (own, entry) in zip(groups, quartz) {
        expectEqual(own.key, entry.key)
        translation.compare(own.animation.selfContained, entry.animation, at: own.key)
      }
      #expect(translation.differences.isEmpty)
      #expect(translation.count >= groups.count)
    }

    @Test func `conversions omit only missing images`() throws {
      var told: [String: [String]] = [:]
      for example in Example.all {
        let composition = try example.composition()
        let known = Set(composition.timeline(reducedMotion: false).diagnostics)
        for finding in composition.caAnimations(reducedMotion: false).diagnostics
        where !known.contains(finding) {
          told[finding.id, default: []].append(example.name)
        }
      }
      expectEqual(told, ["Q-1": ["vocabulary", "contents"]])
    }
  }
#endif
