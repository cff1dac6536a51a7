// Keyframe blocks: changes that each take an interval of a block's time (U-14).

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Animates changes that each take an interval of the duration, as UIView.animateKeyframes does.
  ///
  /// Each changed property gets one keyframe animation. It starts from the presentation value,
  /// holds between its keyframes, and is eased as a whole by the block; the intervals are linear.
  /// Where two overlap, the later one continues from the value that the earlier one has reached. A
  /// change outside of `addKeyframe` takes the whole duration (U-14). A color that was never set
  /// can't be interpolated: it changes where its interval begins (B-5).
  ///
  /// ```swift
  /// stage.animateKeyframes(duration: 2) { keyframes in
  ///   keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.position.x = 100 }
  ///   keyframes.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { box.position.x = 0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds of one iteration.
  ///   - delay: Seconds until it begins.
  ///   - options: Easing, repeats, and the options that it does not inherit from an enclosing
  ///     block.
  ///   - calculationMode: The interpolation between keyframes.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - animations: Adds the keyframes; called at once.
  ///   - completion: Called once, with true when all animations ran to their end.
  /// - Returns: The playback of the animations.
  @discardableResult
  public func animateKeyframes(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    calculationMode: CalculationMode = .linear, file: String = #fileID, line: UInt = #line,
    animations: (KeyframeBlock) -> Void, completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let own = BlockTiming(
      duration: duration, delay: delay, options: options,
      at: SourcePlace(file: file, line: line))
    let playback = animate(own, completion: completion) { timing in
      let block = KeyframeBlock(timing.eased(like: own), calculationMode, on: self)
      transaction { transaction in
        transaction.actionAnswers = { change in
          block.record(change)
          return .stop
        }
        animations(block)
      }
      block.addAnimations()
    }
    if ChangeRecorder.isRecording { playback.note(.capturedAsOne) }
    return playback
  }
}

/// A collector of the keyframes of a block.
public final class KeyframeBlock: CustomStringConvertible {
  private struct Track {
    let layer: Layer
    let path: PropertyPath
    /// The model value before the change.
    let old: LayerValues
    /// The presentation value before the change.
    let shown: LayerValues
    var spans: [KeyframeSpan] = []
    /// Whether the property itself was written, not only a component.
    var isWritten = false
  }

  private let timing: BlockTiming
  private let calculationMode: CalculationMode
  private var tracks = OrderedMap<TrackName, Track>()
  private weak var stage: Stage?
  private var isOver = false
  /// The interval of the current changes, as fractions of the duration.
  private var part = 0.0...1.0

  private struct TrackName: Hashable {
    let layer: LayerID
    let path: PropertyPath
  }

  init(_ timing: BlockTiming, _ calculationMode: CalculationMode, on stage: Stage) {
    self.stage = stage
    self.timing = timing
    self.calculationMode = calculationMode
  }

  /// Makes changes that take an interval of the block's time.
  ///
  /// Nested keyframes are timed by the whole block as well. A call after the block has returned
  /// makes plain changes, and notes R-26 on the stage.
  ///
  /// - Parameters:
  ///   - relativeStartTime: The start of the interval, 0 to 1 of the duration.
  ///   - relativeDuration: The length of the interval, 0 to 1 of the duration; 0 jumps. An interval
  ///     beyond 1 is cut, a negative or nonfinite number counts as 0, and both are reported (L-43).
  ///   - animations: The changes; called at once.
  public func addKeyframe(
    relativeStartTime: Double, relativeDuration: Double, animations: () -> Void
  ) {
    guard !isOver else {
      stage?.note(.keyframeTooLate)
      return animations()
    }
    let start = relativeStartTime.isFinite ? min(max(relativeStartTime, 0), 1) : 0
    let length = relativeDuration.isFinite ? max(relativeDuration, 0) : 0
    let outer = part
    part = start...min(1, start + length)
    let known = spanCount
    animations()
    part = outer
    let isOdd =
      start != relativeStartTime || length != relativeDuration || start + length > 1 + 1e-9
    guard isOdd else { return }
    for track in tracks.values where track.spans.last.map({ $0.serial > known }) ?? false {
      track.layer.note(.keyframeBeyondBlock(relativeStartTime, relativeDuration))
    }
  }

  private var spanCount = 0

  func record(_ change: LayerChange) {
    guard timing.isAnimated else { return timing.showAtOnce(change) }
    spanCount += 1
    var written = addSpan(of: change, to: change.path.root.whole)
    if change.path.transformComponent != nil {
      // All components start from the model before the first change: running animations would
      // rotate and scale the new components.
      written = addSpan(of: change, to: change.path, in: tracks[written])
    }
    tracks[written]?.isWritten = true
  }

  /// Adds a change to the track of a path.
  ///
  /// - Returns: The name of the track.
  private func addSpan(
    of change: LayerChange, to path: PropertyPath, in whole: Track? = nil
  ) -> TrackName {
    let layer = change.layer
    let name = TrackName(layer: layer.id, path: path)
    var track =
      tracks[name]
      ?? Track(
        layer: layer, path: path, old: whole?.old ?? change.old,
        shown: whole?.shown ?? layer.shown(over: change.old))
    track.spans.append(
      KeyframeSpan(part: part, value: layer.model.value(at: path), serial: spanCount))
    tracks[name] = track
    return name
  }

  /// Adds the recorded keyframes to every layer.
  func addAnimations() {
    for track in tracks.values where track.isWritten && !isPartOfWritten(track) {
      let points = KeyframeSpan.points(
        from: track.shown.value(at: track.path), through: track.spans, of: track.path,
        calculationMode)
      noteShapes(of: points, in: track)
      let animation = track.path.valueType.keyframes(of: track.path, points, calculationMode)
      track.layer.replace(
        track.path, by: timing.timed(animation), over: track.old, timing: timing)
    }
    isOver = true
    tracks = OrderedMap()
  }

  /// Reports the first two keyframes that can't be interpolated, unless the change is immediate.
  private func noteShapes(of points: [(time: Double, value: FlatValue)], in track: Track) {
    guard calculationMode != .discrete else { return }
    let pair = zip(points, points.dropFirst()).first { start, end in
      start.time < end.time && track.path.jumps(from: start.value, to: end.value)
    }
    guard let pair else { return }
    track.layer.noteShapes(
      from: pair.0.value, to: pair.1.value, of: track.path, at: timing.place)
  }

  /// Whether it animates a component of a transform that was also written as a whole.
  private func isPartOfWritten(_ track: Track) -> Bool {
    let whole = tracks[TrackName(layer: track.layer.id, path: track.path.root.whole)]
    return whole.map { $0.path != track.path && $0.isWritten } ?? false
  }

  /// The number of properties with keyframes, on one line.
  public var description: String { "keyframes of \(tracks.count) properties" }
}

extension AnimatableValue {
  fileprivate static func keyframes(
    of path: PropertyPath, _ points: [(time: Double, value: FlatValue)],
    _ calculationMode: CalculationMode
  ) -> any LayerAnimation {
    var animation = KeyframeAnimation(
      LayerProperty<Self>(path), values: points.map { Self(flat: $0.value) },
      keyTimes: points.map(\.time), calculationMode: calculationMode)
    // Discrete keyframes have one more time than values.
    if calculationMode == .discrete { animation.keyTimes?.append(1) }
    return animation
  }
}
