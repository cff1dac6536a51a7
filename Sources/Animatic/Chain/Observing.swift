// The observed operators on a chain, returning the chain.

public import AnimaticCore

extension Animate {
  /// Observes the composition so far as one unit: begin, end, repeats, and progress.
  ///
  /// Each event is delivered once, however many layers take part, the begin before and the end
  /// after those of everything inside it. Repeats are those of the composition itself, such
  /// as a preceding `repeated(3)`, not of one that contains it. The fraction is 0 at the begin, 1
  /// at the natural end, and proportional to seconds in between; in an endless composition it is
  /// the fraction of the current cycle. A canceled or cut composition ends unfinished.
  ///
  /// ```swift
  /// Animate(box).fadeIn().then().move(x: 9).observed(end: { print($0.finished) }).run()
  /// ```
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - repeats: Called when an iteration after the first begins.
  ///   - progress: Called at each update of the stage with the fraction, 0 to 1.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func observed(
    begin: ((CompositionEvent) -> Void)? = nil, end: ((CompositionEvent) -> Void)? = nil,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    composition.body.observe(
      CompositionObserver(begin: begin, end: end, repeats: repeats, progress: progress), file, line)
    return self
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
  /// - Returns: The chain.
  @_disfavoredOverload
  public consuming func observed(
    begin: (() -> Void)? = nil, end: (() -> Void)? = nil,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
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
  /// - Returns: The chain.
  public consuming func observed(
    begin: @escaping () -> Void, end: @escaping (CompositionEvent) -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
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
  /// - Returns: The chain.
  public consuming func observed(
    begin: @escaping (CompositionEvent) -> Void, end: @escaping () -> Void,
    repeat repeats: ((CompositionEvent) -> Void)? = nil, progress: ((Double) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    observed(
      begin: begin, end: { _ in end() }, repeat: repeats, progress: progress, file: file,
      line: line)
  }

  /// Calls a closure each time the playhead passes a cue of the composition so far.
  ///
  /// In a repeated or autoreversed composition a cue is passed several times; at a turning point, once.
  ///
  /// ```swift
  /// Animate(box).fadeIn().cue(.revealed).move(x: 9).observed(.revealed) { print($0.direction) }
  /// ```
  ///
  /// - Parameters:
  ///   - cue: The cue; an unknown one is reported as C-25.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call; the event has the time and the direction.
  /// - Returns: The chain.
  public consuming func observed(
    _ cue: Cue, file: String = #fileID, line: UInt = #line,
    _ action: @escaping (CompositionEvent) -> Void
  ) -> Animate {
    composition.body.observe(CompositionObserver(passes: action, cue: cue.name), file, line)
    return self
  }

  /// Calls a closure each time the playhead passes a cue of the composition so far.
  ///
  /// - Parameters:
  ///   - cue: The cue; an unknown one is reported as C-25.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call.
  /// - Returns: The chain.
  public consuming func observed(
    _ cue: Cue, file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> Animate {
    observed(cue, file: file, line: line) { _ in action() }
  }

  /// Adds a closure that is called when the last verb begins; several are called in order.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call.
  /// - Returns: The chain.
  public consuming func onBegin(
    file: String = #fileID, line: UInt = #line,
    _ action: @escaping (AnimationEvent) -> Void
  ) -> Animate {
    observe("onBegin(_:)", file, line, AnimationTarget(begin: action))
  }

  /// Adds a closure that is called when the last verb begins; several are called in order.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call.
  /// - Returns: The chain.
  public consuming func onBegin(
    file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> Animate {
    observe("onBegin(_:)", file, line, AnimationTarget(begin: { _ in action() }))
  }

  /// Adds a closure that is called when the last verb ends or is stopped; several are called in
  /// order.
  ///
  /// ```swift
  /// Animate(box).fade().onEnd { event in print(event.finished) }.run()
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call; `event.finished` is true if it ran to its end.
  /// - Returns: The chain.
  public consuming func onEnd(
    file: String = #fileID, line: UInt = #line,
    _ action: @escaping (AnimationEvent) -> Void
  ) -> Animate {
    observe("onEnd(_:)", file, line, AnimationTarget(end: action))
  }

  /// Adds a closure that is called when the last verb ends or is stopped; several are called in
  /// order.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call.
  /// - Returns: The chain.
  public consuming func onEnd(
    file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> Animate {
    observe("onEnd(_:)", file, line, AnimationTarget(end: { _ in action() }))
  }

  /// Adds a closure that is called when each iteration of the last verb after the first begins.
  ///
  /// ```swift
  /// Animate(box).fade().repeats(3).onRepeat { event in print(event.cycle) }.run()  // 1, 2
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call; `event.cycle` counts from 1.
  /// - Returns: The chain.
  public consuming func onRepeat(
    file: String = #fileID, line: UInt = #line,
    _ action: @escaping (AnimationEvent) -> Void
  ) -> Animate {
    observe("onRepeat(_:)", file, line, AnimationTarget(repeat: action))
  }

  /// Adds a closure that is called when each iteration of the last verb after the first begins.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - action: The closure to call.
  /// - Returns: The chain.
  public consuming func onRepeat(
    file: String = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> Animate {
    observe("onRepeat(_:)", file, line, AnimationTarget(repeat: { _ in action() }))
  }

  /// Replaces the delegate of the last verb, and keeps those of onBegin, onEnd, and onRepeat.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func handler(
    begin: ((AnimationEvent) -> Void)? = nil, end: ((AnimationEvent) -> Void)? = nil,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    let target = AnimationTarget(begin: begin, end: end)
    target.place = SourcePlace(file: file, line: line)
    return changeListener("handler(begin:end:)", file, line) { $0.target = target }
  }

  /// Replaces the delegate of the last verb, and keeps those of onBegin, onEnd, and onRepeat.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  @_disfavoredOverload
  public consuming func handler(
    begin: (() -> Void)? = nil, end: (() -> Void)? = nil, file: String = #fileID,
    line: UInt = #line
  ) -> Animate {
    handler(begin: ignoringEvent(begin), end: ignoringEvent(end), file: file, line: line)
  }

  /// Replaces the delegate of the last verb, and keeps those of onBegin, onEnd, and onRepeat.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func handler(
    begin: @escaping () -> Void, end: @escaping (AnimationEvent) -> Void,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    handler(begin: { _ in begin() }, end: end, file: file, line: line)
  }

  /// Replaces the delegate of the last verb, and keeps those of onBegin, onEnd, and onRepeat.
  ///
  /// - Parameters:
  ///   - begin: Called when it begins.
  ///   - end: Called when it ends or is stopped.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: The chain.
  public consuming func handler(
    begin: @escaping (AnimationEvent) -> Void, end: @escaping () -> Void,
    file: String = #fileID, line: UInt = #line
  ) -> Animate {
    handler(begin: begin, end: { _ in end() }, file: file, line: line)
  }

  private consuming func observe(
    _ modifier: String, _ file: String, _ line: UInt, _ target: AnimationTarget
  ) -> Animate {
    target.place = SourcePlace(file: file, line: line)
    return changeListener(modifier, file, line) { $0.observers.append(target) }
  }

  private consuming func changeListener(
    _ modifier: String, _ file: String, _ line: UInt, _ edit: (inout AnimationObservers) -> Void
  ) -> Animate {
    change(modifier, file, line) { $0.changeListener(of: $1, edit) }
  }
}

extension CompositionBody {
  /// Changes the listener of a node; a node without a listener gets one.
  mutating func changeListener(of node: Int, _ edit: (inout AnimationObservers) -> Void) {
    var index = Int(pool.attributes(of: nodes[node].record).listener)
    if index < 0 {
      index = listeners.count
      listeners.append(AnimationObservers())
      pool.change(&nodes[node].record) { $0.listener = Int32(index) }
    }
    edit(&listeners[index])
  }
}
