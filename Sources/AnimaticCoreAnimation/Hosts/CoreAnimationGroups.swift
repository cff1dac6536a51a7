// The compiled animations of a composition as CAAnimations, to be added by the app.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import Animatic
  public import AnimaticCore
  public import QuartzCore

  /// One animation of a composition, with its layer and its key.
  public struct CoreAnimationEntry: CustomStringConvertible {
    /// The layer, or the layer of a view; nil if the host is not backed by Core Animation.
    public let layer: CALayer?

    /// The key, either given or numbered.
    public let key: String

    /// The animation, created anew at each call; it can be changed before it is added.
    ///
    /// Its begin time is in the layer's time, or 0 to begin when it is added. Without a layer it
    /// counts from the addition: add the time of the layer that plays it.
    public let animation: CAAnimation

    /// The key and the type of the animation, on one line.
    public var description: String { "\(key.oneLine): \(type(of: animation))" }
  }

  /// The compiled animations of a composition as CAAnimations, in the order in which to add them.
  public struct CoreAnimationGroups: RandomAccessCollection, CustomStringConvertible {
    fileprivate let entries: [CoreAnimationEntry]

    fileprivate let timeline: Timeline
    fileprivate let conversionDiagnostics: [Diagnostic]

    /// The diagnostics of the composition and of its conversion to Core Animation.
    ///
    /// The composition's own `diagnostics` come first, then those of the conversion
    /// and those of observers that Core Animation does not call (L-21).
    ///
    /// - Complexity: O(n log n) in the animations, at each call.
    public var diagnostics: [Diagnostic] {
      (timeline.diagnostics + conversionDiagnostics).withoutRepeats
    }

    /// The position of the first animation.
    public var startIndex: Int { 0 }

    /// The position after the last animation.
    public var endIndex: Int { entries.count }

    /// The animation at a position.
    ///
    /// - Parameter position: The position, below `endIndex`.
    public subscript(position: Int) -> CoreAnimationEntry { entries[position] }

    /// Returns the animations of one layer or view, in order; empty if it is not animated.
    ///
    /// - Parameter layer: The layer, or a view.
    @MainActor public subscript(layer: any LayerHost) -> [CoreAnimationEntry] {
      entries.filter { $0.layer?.layerID == layer.layerID }
    }

    /// The number of animations, on one line.
    public var description: String { count.of("animation") }
  }

  extension Composable {
    /// The composition as CAAnimations that are not added to layers yet.
    ///
    /// ```swift
    /// for entry in chain.caAnimations { entry.layer?.add(entry.animation, forKey: entry.key) }
    /// ```
    ///
    /// They begin when they are added; later begins are in the layer's time, counted from now.
    /// Settled values are kept by filling forwards without removal, since only `run()` writes
    /// models. Core Animation calls the delegates of added animations but not of their children
    /// (G-6): observers of parts are only called by `run()`, which L-21 reports. The collection's
    /// `diagnostics` include those of the composition.
    ///
    /// - Complexity: O(n) in the animations.
    @MainActor public var caAnimations: CoreAnimationGroups { caAnimations(reducedMotion: nil) }

    /// Returns the composition as CAAnimations, with or without reduced motion.
    ///
    /// - Parameter reducedMotion: Whether the policies of `reducedMotion(_:)` apply; nil uses the
    ///   system setting.
    /// - Returns: The animations.
    @MainActor
    public func caAnimations(reducedMotion: Bool?) -> CoreAnimationGroups {
      var (entries, diagnostics): ([CoreAnimationEntry], [Diagnostic]) = ([], [])
      let reducedMotion = reducedMotion ?? SystemMotion.isReduced
      if isObserved {
        diagnostics.append(
          .unobserved(
            "a composition as a whole or its cues", remedy: ", or listen to the animations"))
      }
      for entry in groups(reducedMotion: reducedMotion) {
        var animation = entry.animation.selfContained
        let layer = entry.layer as? CALayer ?? (entry.layer as? any LayerBacked)?.backingLayer
        if animation.beginTime != 0, let layer { animation.beginTime += layer.currentTime }
        diagnostics += animation.quartzDiagnostics + animation.unobserved
        guard let quartz = animation.quartz else { continue }
        quartz.delegate = AnimationRelay(animation, key: entry.key, host: entry.layer)
        entries.append(CoreAnimationEntry(layer: layer, key: entry.key, animation: quartz))
      }
      return CoreAnimationGroups(
        entries: entries, timeline: timeline(reducedMotion: reducedMotion),
        conversionDiagnostics: diagnostics)
    }
  }

  extension LayerAnimation {
    /// Diagnostics for observers of repeats and of grouped animations, which are not called.
    fileprivate var unobserved: [Diagnostic] {
      var found: [Diagnostic] = []
      if let target = delegate as? AnimationTarget, target.events.contains(.repeats) {
        found.append(.unobserved("repeats", at: place))
      }
      var pending = (self as? AnimationGroup)?.animations ?? []
      while let animation = pending.popLast() {
        pending += (animation as? AnimationGroup)?.animations ?? []
        guard animation.delegate != nil else { continue }
        found.append(
          .unobserved(
            "an animation inside a group", remedy: ", or listen to the group", at: animation.place))
      }
      return found
    }
  }
#endif
