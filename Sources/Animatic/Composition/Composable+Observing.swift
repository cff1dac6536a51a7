// observed: who hears of a composition as a whole, and of the cues in it.

public import AnimaticCore

extension Composable {
  /// Hears of all that stands so far as one: its begin, its end, each repeat, and how far it is.
  ///
  /// Each is told once, however many layers take part. Repeats are those of all of it, such as
  /// `repeated(3)` written before; a longer thing that it is a part of is observed by itself. The
  /// fraction is 0 with the begin, 1 with the natural end, and in between counts seconds; of
  /// something endless it counts in the current cycle. What was cancelled or cut off ends unfinished.
  /// On layers that are not the engine's only the begin and the end of the whole are heard.
  ///
  /// ```swift
  /// Parallel { Animate(a).fadeIn(); Animate(b).fadeIn() }.observed(end: { print($0.finished) })
  /// ```
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends, or is stopped.
  ///   - repeats: Called when a new cycle of it begins, but for the first.
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
      Observation(
        observer: CompositionObserver(
          begin: begin, end: end, repeats: repeats, progress: progress)), file: file, line: line)
    return observed
  }

  /// Hears of all that stands so far as one: its begin, its end, each repeat, and how far it is.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - repeats: Called when a new cycle of it begins, but for the first.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func observed(
    begin: @escaping () -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    observed(
      begin: { _ in begin() }, end: nil, repeat: repeats, progress: progress, file: file,
      line: line)
  }

  /// Hears of all that stands so far as one: its begin, its end, each repeat, and how far it is.
  ///
  /// - Parameters:
  ///   - end: Called when it ends, or is stopped.
  ///   - repeats: Called when a new cycle of it begins, but for the first.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func observed(
    end: @escaping () -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    observed(
      begin: nil, end: { _ in end() }, repeat: repeats, progress: progress, file: file,
      line: line)
  }

  /// Hears of all that stands so far as one: its begin, its end, each repeat, and how far it is.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends, or is stopped.
  ///   - repeats: Called when a new cycle of it begins, but for the first.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition.
  public func observed(
    begin: @escaping () -> Void, end: @escaping () -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Composition {
    observed(
      begin: { _ in begin() }, end: { _ in end() }, repeat: repeats, progress: progress, file: file,
      line: line)
  }

  /// Hears of all that stands so far as one: its begin, its end, each repeat, and how far it is.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends, or is stopped.
  ///   - repeats: Called when a new cycle of it begins, but for the first.
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

  /// Hears of all that stands so far as one: its begin, its end, each repeat, and how far it is.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends, or is stopped.
  ///   - repeats: Called when a new cycle of it begins, but for the first.
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

  /// Calls a closure each time a cue in what stands so far is passed.
  ///
  /// In what is repeated or played back it is passed several times; at a turn, once.
  ///
  /// ```swift
  /// intro.observed(.revealed) { passage in print(passage.direction) }
  /// ```
  ///
  /// - Parameters:
  ///   - cue: The cue; one that does not stand there is told as C-25.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: What to do; the event tells when and which way.
  /// - Returns: The composition.
  public func observed(
    _ cue: Cue, file: String = #fileID, line: UInt = #line,
    _ action: @escaping (CompositionEvent) -> Void
  ) -> Composition {
    var observed = composition
    observed.body.observe(
      Observation(cue: cue, observer: CompositionObserver(passes: action, cue: cue.name)),
      file: file, line: line)
    return observed
  }

  /// Calls a closure each time a cue in what stands so far is passed.
  ///
  /// - Parameters:
  ///   - cue: The cue; one that does not stand there is told as C-25.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: What to do.
  /// - Returns: The composition.
  public func observed(
    _ cue: Cue, file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> Composition {
    observed(cue, file: file, line: line) { _ in action() }
  }
}

extension Composable {
  /// Whether somebody hears of all of it, of a part as a whole, or of a cue.
  package var isObserved: Bool { !composition.body.observations.isEmpty }
}
