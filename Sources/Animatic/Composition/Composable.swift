// The protocol of compositions.

public import AnimaticCore

/// A type that can be composed: a chain, a sequence, a parallel, or a composition of them.
///
/// All have a timeline, groups, a dump, and diagnostics, and all can be run.
public protocol Composable {
  /// The composition as a value.
  var composition: Composition { get }
}

// The structure operators of every composition: cues, names, defaults, reduced motion, layers.

extension Composable {
  /// Marks the end of the composition so far.
  ///
  /// - Parameters:
  ///   - cue: The name of the time; a duplicate name is rejected with C-26.
  ///   - position: The position to mark; nil is the end.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The composition with the cue.
  public func cue(
    _ cue: Cue, at position: Position? = nil, file: String = #fileID, line: UInt = #line
  ) -> Composition {
    var marked = composition
    if !marked.body.nodes.isEmpty { marked.body.close() }
    marked.body.mark(cue, at: position, layer: -1, file: file, line: line)
    marked.body.close()
    return marked
  }

  /// Names the composition: the key of its animations on each layer.
  ///
  /// Animations that remain after the end have the key with the suffix `.kept` if others do not
  /// remain. Running it again replaces running animations of that name. Operators such as
  /// `repeated(_:)` keep the name. Inside another composition it appears only in dumps, and is
  /// reported as C-12.
  ///
  /// ```swift
  /// Sequential { Animate(a).fadeIn(); Animate(b).fadeIn() }.named("intro")
  /// ```
  ///
  /// - Parameter name: The name.
  /// - Returns: The composition.
  public func named(_ name: String) -> Composition {
    var named = composition
    guard !named.body.nodes.isEmpty else { return named }
    named.body.close()
    named.body.setKey(of: named.body.nodes.count - 1, to: name)
    return named
  }

  /// Sets the duration and easing of all verbs without their own.
  ///
  /// Inner settings win. It also cuts springs off, which L-18 reports.
  ///
  /// ```swift
  /// Parallel { Animate(a).fade(); Animate(b).move(x: 9, duration: 2) }
  ///   .defaults(duration: 0.3, easing: .easeOut)  // 0.3 s and 2 s, both eased
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds; nil leaves each verb its own default.
  ///   - easing: The easing; nil leaves them linear. A spring holds for the verbs from one value to
  ///     another, and not for keyframes.
  /// - Returns: The composition.
  public func defaults(duration: Double? = nil, easing: TimingFunction? = nil) -> Composition {
    changed { $0.inherit(duration: duration, easing: easing) }
  }

  /// Sets the policy for reduced motion of all verbs without their own.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: The composition.
  public func reducedMotion(_ policy: ReducedMotion) -> Composition {
    changed { $0.reduceMotion(by: policy) }
  }

  /// Sets the layer of all verbs without one: a composition without layers is a style.
  ///
  /// ```swift
  /// let entrance = Animate().fadeIn().move(offset: [0, -20])
  /// Parallel { for card in cards { entrance.on(card) } }
  /// ```
  ///
  /// A composition without verbs, such as a wait, runs on the stage of the layer.
  ///
  /// - Parameter layer: The layer.
  /// - Returns: The composition; verbs with a layer keep it.
  public func on(_ layer: any LayerHost) -> Composition {
    changed { $0.bind(to: layer) }
  }

  /// Sets the layer of all verbs without one, with one copy per layer, in parallel.
  ///
  /// - Parameters:
  ///   - layers: The layers.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: A composition of one copy per layer.
  public func on(
    _ layers: [any LayerHost], file: String = #fileID, line: UInt = #line
  ) -> Composition {
    Composition(
      .parallel, of: CompositionStatements(statements: layers.map(on)), file: file, line: line)
  }

  /// Returns the composition with a change.
  func changed(_ change: (inout CompositionBody) -> Void) -> Composition {
    var changed = composition
    change(&changed.body)
    return changed
  }

  /// Observes the composition so far as one unit: begin, end, repeats, and progress.
  ///
  /// Each event is delivered once, however many layers take part, the begin before and the end
  /// after those of everything inside it. Repeats are those of the composition itself, such
  /// as a preceding `repeated(3)`, not of one that contains it. The fraction is 0 at the begin, 1
  /// at the natural end, and proportional to seconds in between; in an endless composition it is
  /// the fraction of the current cycle. A canceled or cut composition ends unfinished.
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
  /// In a repeated or autoreversed composition a cue is passed several times; at a turning point, once.
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
