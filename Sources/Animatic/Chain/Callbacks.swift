// Callbacks of the last verb: the delegate, and closures added to it.

public import AnimaticCore

extension Animate {
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

  /// Replaces the delegate of the last verb, and keeps callbacks added by onBegin and onEnd.
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

  /// Replaces the delegate of the last verb, and keeps callbacks added by onBegin and onEnd.
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

  /// Replaces the delegate of the last verb, and keeps callbacks added by onBegin and onEnd.
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

  /// Replaces the delegate of the last verb, and keeps callbacks added by onBegin and onEnd.
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
    var listener = listeners[index] ?? AnimationObservers()
    edit(&listener)
    listeners[index] = listener
  }
}
