// What a composition compiles to, as animations of Core Animation's: for those who add them themselves.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import Animatic
  public import AnimaticCore
  public import QuartzCore

  /// One animation of a composition: the layer it is for, its key, and the animation itself.
  public struct CoreAnimationEntry: CustomStringConvertible {
    /// The layer, also of a view; nil where the composition has none that is Core Animation's.
    public let layer: CALayer?

    /// Its key: given, or numbered.
    public let key: String

    /// The animation, new at each call; it can be changed before it is added.
    ///
    /// Its begin is in seconds of the layer's time, or 0 for when it is added. Where there is no layer it
    /// is counted from when it is added: add the time of the layer that it gets.
    public let animation: CAAnimation

    /// The key and the kind of the animation, on one line.
    public var description: String { "\(key.oneLine): \(type(of: animation))" }
  }

  /// What a composition compiles to, as animations of Core Animation's in the order in which they are
  /// to be added.
  public struct CoreAnimationGroups: RandomAccessCollection, CustomStringConvertible {
    private let entries: [CoreAnimationEntry]

    private let timeline: Timeline
    private let losses: [Diagnostic]

    /// All that is wrong with the composition, and what gets lost of it on the way.
    ///
    /// What its own `diagnostics` tell comes first, then what Core Animation can't show of it (Q-1 to
    /// Q-4), and who will not be heard (L-21).
    ///
    /// - Complexity: O(n log n) in the animations, at each call.
    public var diagnostics: [Diagnostic] { (timeline.diagnostics + losses).withoutRepeats }

    init(_ entries: [CoreAnimationEntry], of timeline: Timeline, losses: [Diagnostic]) {
      (self.entries, self.timeline, self.losses) = (entries, timeline, losses)
    }

    /// The place of the first animation.
    public var startIndex: Int { 0 }

    /// The place after the last animation.
    public var endIndex: Int { entries.count }

    /// The animation at a place.
    ///
    /// - Parameter position: The place, below `endIndex`.
    public subscript(position: Int) -> CoreAnimationEntry { entries[position] }

    /// The animations of one layer or view, in order; none for one that takes no part.
    ///
    /// - Parameter layer: The layer, or a view.
    @MainActor public subscript(layer: any LayerHost) -> [CoreAnimationEntry] {
      entries.filter { $0.layer?.layerID == layer.layerID }
    }

    /// The number of animations, on one line.
    public var description: String { "\(count) animation\(count == 1 ? "" : "s")" }
  }

  extension Composable {
    /// The composition as animations of Core Animation's, which nobody has added yet.
    ///
    /// ```swift
    /// for entry in chain.caAnimations { entry.layer?.add(entry.animation, forKey: entry.key) }
    /// ```
    ///
    /// They begin when they are added; a begin that is later is in the time of the layer, counted from
    /// now. What settles stays (it fills forwards and is not removed): only `run()` writes models.
    /// Core Animation calls the delegate of what is added and of nothing inside (G-6): who
    /// listens to a part hears of it in a `run()` only, and L-21 tells. Their `diagnostics` tell all that
    /// is found in the composition, too.
    ///
    /// - Complexity: O(n) in the animations.
    @MainActor public var caAnimations: CoreAnimationGroups { caAnimations(reducedMotion: nil) }

    /// The same with or without reduced motion.
    ///
    /// - Parameter reducedMotion: Whether the policies given by `reducedMotion(_:)` count; nil asks the
    ///   system.
    /// - Returns: The animations.
    @MainActor
    public func caAnimations(reducedMotion: Bool?) -> CoreAnimationGroups {
      var (entries, losses): ([CoreAnimationEntry], [Diagnostic]) = ([], [])
      let reducedMotion = reducedMotion ?? SystemMotion.isReduced
      if isObserved { losses.append(.unheardWhole) }
      for entry in groups(reducedMotion: reducedMotion) {
        var animation = entry.animation.selfContained
        let layer = entry.layer as? CALayer ?? (entry.layer as? any LayerBacked)?.backingLayer
        if animation.beginTime != 0, let layer { animation.beginTime += layer.currentTime }
        losses += animation.quartzObjections + animation.unheard
        guard let quartz = animation.quartz else { continue }
        if animation.delegate != nil {
          quartz.delegate = AnimationRelay(animation, key: entry.key, host: entry.layer)
        }
        entries.append(CoreAnimationEntry(layer: layer, key: entry.key, animation: quartz))
      }
      return CoreAnimationGroups(
        entries, of: timeline(reducedMotion: reducedMotion), losses: losses)
    }
  }

  extension LayerAnimation {
    /// Who listens to repeats, or inside of a group, where Core Animation tells nobody.
    fileprivate var unheard: [Diagnostic] {
      var found: [Diagnostic] = []
      if let target = delegate as? AnimationTarget, target.hearsRepeats {
        found.append(.unheardRepeats(at: place))
      }
      var pending = (self as? AnimationGroup)?.animations ?? []
      while let animation = pending.popLast() {
        pending += (animation as? AnimationGroup)?.animations ?? []
        if animation.delegate != nil { found.append(.unheard(at: animation.place)) }
      }
      return found
    }
  }

  extension Diagnostic {
    fileprivate static func unheardRepeats(at place: SourcePlace?) -> Diagnostic {
      Diagnostic(
        id: "L-21", severity: .warning, message: "Core Animation tells nobody of repeats.",
        remedy: "Use run(), which does.", place: place)
    }

    fileprivate static var unheardWhole: Diagnostic {
      Diagnostic(
        id: "L-21", severity: .warning,
        message: "Core Animation tells nobody of a composition as a whole, nor of its cues.",
        remedy: "Use run(), which does, or listen to the animations.", place: nil)
    }

    fileprivate static func unheard(at place: SourcePlace?) -> Diagnostic {
      Diagnostic(
        id: "L-21", severity: .warning,
        message: "Core Animation tells nobody of an animation inside a group.",
        remedy: "Use run(), which does, or listen to the group.", place: place)
    }
  }
#endif
