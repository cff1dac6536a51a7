// Queries of a composition. Each one compiles with the current model values: nothing is cached, so
// that a changed model is seen.

public import AnimaticCore

extension Composable {
  /// The seconds from begin to end; infinite if anything never ends.
  ///
  /// - Complexity: O(n log n) in the animations, like that of `timeline`.
  public var duration: Double { timeline.duration }

  /// The animations that a run adds to each layer, in Core Animation's structure.
  ///
  /// - Complexity: O(n log n) in the animations; store the result to read it several times.
  public var groups: CompiledGroups { groups(reducedMotion: false) }

  /// The resolved verbs and groups, in order of application, without running them.
  ///
  /// ```swift
  /// Animate().fade(from: 1, to: 0).entries.map(\.key)  // ["animatic.0"]
  /// ```
  ///
  /// - Complexity: O(n log n) in the animations; store the result to read it several times.
  public var entries: [CompiledEntry] { composition.compiled(isListed: true).entries }

  /// Returns the animation of the entry with a key.
  ///
  /// - Parameter key: The key, as in `entries`.
  /// - Returns: The animation; nil if no entry has the key.
  /// - Complexity: O(n log n) in the animations; for several keys, store `entries`.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    entries.first { $0.key == key }?.animation
  }

  /// The timeline of presentation values, with the layers' current model values.
  ///
  /// - Complexity: O(n log n) in the animations; for several questions, store the timeline.
  public var timeline: Timeline { timeline(reducedMotion: false) }

  /// Returns the timeline with or without reduced motion, with the layers' current model values.
  ///
  /// - Parameter reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The timeline.
  /// - Complexity: O(n log n) in the animations; for several questions, store the timeline.
  public func timeline(reducedMotion: Bool) -> Timeline {
    composition.compiled(reducedMotion: reducedMotion).timeline
  }

  /// Returns the animations that a run adds to each layer, with or without reduced motion.
  ///
  /// - Parameter reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The animations of each layer.
  /// - Complexity: O(n log n) in the animations.
  public func groups(reducedMotion: Bool) -> CompiledGroups {
    composition.compiled(reducedMotion: reducedMotion).groups
  }

  /// The diagnostics of the composition, in the order in which they were found.
  ///
  /// - Complexity: O(n log n) in the animations.
  public var diagnostics: [Diagnostic] { timeline.diagnostics }

  /// Returns a report of the diagnostics, with the source line of each.
  ///
  /// ```swift
  /// try chain.lint().ignoring("C-27").strict()
  /// ```
  ///
  /// - Returns: The report: diagnostics to count, filter, throw, and print.
  public func lint() -> LintReport { timeline.lint() }

  /// Returns the composition, or throws its diagnostics.
  ///
  /// - Returns: The composition.
  /// - Throws: A report of all diagnostics that are warnings or worse.
  public func validated() throws(LintReport) -> Composition {
    try lint().strict()
    return composition
  }

  /// Returns the generated groups as a tree: one line per animation, cue, and diagnostic.
  ///
  /// The text is the same on every machine and in every locale. More than eight siblings made by
  /// one line of source in a loop are counted instead of listed, and the middle of more than six
  /// keyframes is omitted, unless folding is off. A number has at most six digits, and the mark ≈ if
  /// it has more; angles are in degrees.
  ///
  /// - Parameters:
  ///   - part: The part to show; cues and diagnostics are included only with everything.
  ///   - isFolded: Whether to count similar siblings, and to shorten long lists.
  ///   - isExact: Whether numbers have all digits, and angles are in radians.
  ///   - reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The text, without a line break at its end.
  public func debugDump(
    only part: TimelinePart = .all, isFolded: Bool = true, isExact: Bool = false,
    reducedMotion: Bool = false
  ) -> String {
    timeline(reducedMotion: reducedMotion).dump(only: part, isFolded: isFolded, isExact: isExact)
  }

  /// Returns a text chart of the timeline: one row per animation, with active, held, and hidden
  /// intervals.
  ///
  /// It shows repeats, reversals, cues, instants, and cuts; the last line is a legend. An endless
  /// animation is shown for three cycles.
  ///
  /// ```swift
  /// print(chain.gantt(width: 80))
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part to show.
  ///   - width: Columns of the text; fewer than 40 count as 40, more than 1,000 as 1,000.
  ///   - isFolded: Whether to count similar siblings instead of listing them.
  ///   - reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The text, without a line break at its end.
  public func gantt(
    only part: TimelinePart = .all, width: Int = 100, isFolded: Bool = true,
    reducedMotion: Bool = false
  ) -> String {
    timeline(reducedMotion: reducedMotion).gantt(only: part, width: width, isFolded: isFolded)
  }
}

/// The timeline of a composition with the layers that it animates, for previews and tests.
package struct HostedTimeline {
  /// The timeline, with the models of the layers at compilation.
  package let timeline: Timeline
  /// The host of each layer of the plan; nil in a composition without layers.
  package let hosts: [(any LayerHost)?]
  /// The name of the composition; nil for none.
  package let name: String?
}

extension Composable {
  /// Compiles for drawing, with the current model values.
  ///
  /// - Parameter reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  package func hostedTimeline(reducedMotion: Bool) -> HostedTimeline {
    let compiled = composition.compiled(reducedMotion: reducedMotion)
    return HostedTimeline(
      timeline: compiled.timeline, hosts: compiled.hosts,
      name: compiled.attached.first { $0.isNamed }?.key)
  }
}
