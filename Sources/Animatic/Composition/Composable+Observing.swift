// Observers of a composition as a whole, and of its cues.

public import AnimaticCore

extension Composable {
  /// Observes the composition so far as one unit: begin, end, repeats, and progress.
  ///
  /// Each event is delivered once, however many layers take part. Repeats are those of the
  /// composition itself, such as a preceding `repeated(3)`, not of one that contains it. The
  /// fraction is 0 at the begin, 1 at the natural end, and proportional to seconds in between; in
  /// an endless composition it is the fraction of the current cycle. A canceled or cut composition
  /// ends unfinished.
  ///
  /// ```swift
  /// Parallel { Animate(a).fadeIn(); Animate(b).fadeIn() }.observed(end: { print($0.finished) })
  /// ```
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when an iteration after the first begins.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func observed(
    begin: ((CompositionEvent) -> Void)? = nil, end: ((CompositionEvent) -> Void)? = nil,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    var observed = composition
    observed.body.observe(
      CompositionObserver(begin: begin, end: end, repeats: repeats, progress: progress), file, line)
    return observed
  }

  /// Observes the composition so far as one unit, with closures that ignore the event.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when an iteration after the first begins.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  @_disfavoredOverload
  public func observed(
    begin: (() -> Void)? = nil, end: (() -> Void)? = nil,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    observed(
      begin: ignoringEvent(begin), end: ignoringEvent(end), repeat: repeats, progress: progress,
      file: file, line: line)
  }

  /// Observes the composition so far as one unit: begin, end, repeats, and progress.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when an iteration after the first begins.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func observed(
    begin: @escaping () -> Void, end: @escaping (CompositionEvent) -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    observed(
      begin: { _ in begin() }, end: end, repeat: repeats, progress: progress, file: file,
      line: line)
  }

  /// Observes the composition so far as one unit: begin, end, repeats, and progress.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when an iteration after the first begins.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func observed(
    begin: @escaping (CompositionEvent) -> Void, end: @escaping () -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    observed(
      begin: begin, end: { _ in end() }, repeat: repeats, progress: progress, file: file,
      line: line)
  }

  /// Calls a closure each time the playhead passes a cue of the composition so far.
  ///
  /// In a repeated or reversed composition a cue is passed several times; at a turning point, once.
  ///
  /// ```swift
  /// intro.observed(.revealed) { passage in print(passage.direction) }
  /// ```
  ///
  /// - Parameters:
  ///   - cue: The cue; an unknown one is reported as C-25.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call; the event has the time and the direction.
  /// - Returns: The composition.
  public func observed(
    _ cue: Cue, file: String = #fileID, line: UInt = #line,
    _ action: @escaping (CompositionEvent) -> Void
  ) -> Composition {
    changed { $0.observe(CompositionObserver(passes: action, cue: cue.name), file, line) }
  }

  /// Calls a closure each time the playhead passes a cue of the composition so far.
  ///
  /// - Parameters:
  ///   - cue: The cue; an unknown one is reported as C-25.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call.
  /// - Returns: The composition.
  public func observed(
    _ cue: Cue, file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> Composition {
    observed(cue, file: file, line: line) { _ in action() }
  }

  /// Whether the composition, a part of it, or a cue is observed.
  package var isObserved: Bool { !composition.body.observations.isEmpty }
}

/// Returns a closure that calls another one without its event.
func ignoringEvent<Event>(_ action: (() -> Void)?) -> ((Event) -> Void)? {
  action.map { action in { _ in action() } }
}
