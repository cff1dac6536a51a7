// What every composition can be asked. Each question compiles with the model values of that moment.

public import AnimaticCore

extension Composable {
  /// Seconds from begin to end; infinite where something never ends.
  public var duration: Double { composition.compiled().plan.duration }

  /// What is added to each layer when it runs, in Core Animation's shape.
  public var groups: CompiledGroups { composition.compiled().groups }

  /// The verbs and groups that were written, resolved, in order of application; none of them has
  /// run.
  ///
  /// ```swift
  /// Animate().fade(from: 1, to: 0).entries.map(\.key)  // ["animatic.0"]
  /// ```
  public var entries: [CompiledEntry] { composition.compiled(isListed: true).entries }

  /// The entry with a key.
  ///
  /// - Parameter key: The key, as `entries` shows it.
  /// - Returns: The animation; nil when no entry has the key.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    entries.first { $0.key == key }?.animation
  }

  /// What shows when, with the layers' model values as they are now.
  public var timeline: Timeline { composition.compiled().timeline }

  /// What shows when, with the layers' model values as they are now, for a user who may want less
  /// motion.
  ///
  /// - Parameter reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The timeline.
  public func timeline(reducedMotion: Bool) -> Timeline {
    composition.compiled(reducedMotion: reducedMotion).timeline
  }

  /// What is added to each layer when it runs for a user who may want less motion.
  ///
  /// - Parameter reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The animations of each layer.
  public func groups(reducedMotion: Bool) -> CompiledGroups {
    composition.compiled(reducedMotion: reducedMotion).groups
  }

  /// Everything that is wrong with the composition, in the order in which it was found.
  public var diagnostics: [Diagnostic] { timeline.diagnostics }

  /// Everything that is wrong with the composition, with a picture of each place.
  ///
  /// ```swift
  /// try chain.lint().ignoring("C-27").strict()
  /// ```
  ///
  /// - Returns: The report: findings to count, to choose from, to throw and to read.
  public func lint() -> LintReport { timeline.lint() }

  /// The composition itself, unless something in it is wrong.
  ///
  /// - Returns: The composition.
  /// - Throws: Every finding that is a warning or worse, as a report.
  public func validated() throws(LintReport) -> Composition {
    try lint().strict()
    return composition
  }

  /// The generated groups as a tree: one line per animation, per cue, and per finding.
  ///
  /// The text is the same on every machine and in every locale. More than eight siblings that one
  /// line of source made in a loop are counted and not listed, unless everything is asked for.
  ///
  /// - Parameters:
  ///   - part: What of it; cues and findings are left out where it is not everything.
  ///   - isFolded: Whether to count similar siblings instead of listing them.
  ///   - reducedMotion: Whether to apply the policies set by `reducedMotion(_:)`.
  /// - Returns: The text, without a line break at its end.
  public func debugDump(
    only part: TimelinePart = .all, isFolded: Bool = true, reducedMotion: Bool = false
  ) -> String {
    timeline(reducedMotion: reducedMotion).dump(only: part, isFolded: isFolded)
  }

  /// The timeline as a chart of text: one row per animation, with what runs, holds and hides what.
  ///
  /// Repeats, ways back, cues, instants and what is cut off can be seen; the last line says what
  /// the characters mean. Of what never ends three cycles are shown.
  ///
  /// ```swift
  /// print(chain.gantt(width: 80))
  /// ```
  ///
  /// - Parameters:
  ///   - part: What of it.
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
