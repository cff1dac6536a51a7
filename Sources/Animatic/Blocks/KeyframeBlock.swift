// Keyframes of a block: changes that take a part of its time (U-14).

import AnimaticCore
public import AnimaticEngine

extension Stage {
  /// Animates changes that each take a part of the time, as UIView.animateKeyframes does.
  ///
  /// Each property that is changed gets one keyframe animation. It starts from what shows, holds
  /// between its keyframes, and is eased as a whole by the block; the parts are linear. Where two
  /// overlap the later one goes on from what the earlier one has reached. What is changed outside
  /// of `addKeyframe` takes all of the time (U-14). A colour that was never set has no way
  /// to one: it changes where its part begins (B-5).
  ///
  /// ```swift
  /// stage.animateKeyframes(duration: 2) { keyframes in
  ///   keyframes.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { box.position.x = 100 }
  ///   keyframes.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { box.position.x = 0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds of one pass.
  ///   - delay: Seconds until it begins.
  ///   - options: Easing, repeats, and what it does not take over from a block around it.
  ///   - calculationMode: The way from one keyframe to the next.
  ///   - animations: Adds the keyframes; called at once.
  ///   - completion: Called once, with true when all ran to their end.
  /// - Returns: The playback of the animations.
  @discardableResult
  public func animateKeyframes(
    duration: Double, delay: Double = 0, options: AnimationOptions = [],
    calculationMode: CalculationMode = .linear, animations: (KeyframeBlock) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) -> Playback {
    let own = BlockTiming(duration: duration, delay: delay, options: options)
    let playback = animate(own, completion: completion) { timing in
      let block = KeyframeBlock(timing.eased(like: own), calculationMode, on: self)
      recordChanges(into: block) { animations(block) }
      block.addAnimations()
    }
    if ChangeRecorder.isRecording { playback.note(.capturedAsOne) }
    return playback
  }

  private func recordChanges(into block: KeyframeBlock, _ animations: () -> Void) {
    transaction { transaction in
      transaction.actionAnswers = { change in
        block.record(change)
        return .stop
      }
      animations()
    }
  }
}

/// What the keyframes of a block are added to.
public final class KeyframeBlock: CustomStringConvertible {
  private struct Track {
    let layer: Layer
    let path: PropertyPath
    /// The model before the property was changed.
    let old: LayerValues
    /// What showed then.
    let shown: LayerValues
    var spans: [KeyframeSpan] = []
    /// Whether it was written, and not only a part of it.
    var isWritten = false
  }

  private let timing: BlockTiming
  private let calculationMode: CalculationMode
  private var tracks: [Track] = []
  private var places: [TrackName: Int] = [:]
  private weak var stage: Stage?
  private var isOver = false
  /// The part of the time that changes take now.
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

  /// Makes changes that take a part of the block's time.
  ///
  /// One keyframe inside another is timed by the whole block as well. After its block has returned
  /// it is too late: the changes are made as any others are, and R-26 is noted on the stage.
  ///
  /// - Parameters:
  ///   - relativeStartTime: Where the part begins, 0 to 1 of the duration.
  ///   - relativeDuration: How long it is, 0 to 1 of the duration; 0 jumps. What reaches beyond 1 is
  ///     cut off, what is negative or not finite counts as 0, and both are told (L-43).
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
    for track in tracks where track.spans.last.map({ $0.serial > known }) ?? false {
      track.layer.note(.keyframeBeyondBlock(relativeStartTime, relativeDuration))
    }
  }

  private var spanCount = 0

  func record(_ change: LayerChange) {
    guard timing.isAnimated else { return }
    spanCount += 1
    let whole = addSpan(of: change, to: change.path.root.whole)
    if change.path.isTransformPart {
      // All parts start from the model before the first of them was changed: what runs would turn and
      // scale the new parts.
      let (old, shown) = (tracks[whole].old, tracks[whole].shown)
      let part = addSpan(of: change, to: change.path, old: old, shown: shown)
      tracks[part].isWritten = true
    } else {
      tracks[whole].isWritten = true
    }
  }

  /// Adds a change to the track of a path.
  ///
  /// - Returns: The place of the track.
  private func addSpan(
    of change: LayerChange, to path: PropertyPath, old: LayerValues? = nil,
    shown: LayerValues? = nil
  ) -> Int {
    let layer = change.layer
    let name = TrackName(layer: layer.id, path: path)
    let index = places[name] ?? tracks.count
    if index == tracks.count {
      places[name] = index
      tracks.append(
        Track(
          layer: layer, path: path, old: old ?? change.old,
          shown: shown ?? layer.shown(over: change.old)))
    }
    tracks[index].spans.append(
      KeyframeSpan(part: part, value: layer.model.value(at: path), serial: spanCount))
    return index
  }

  /// Gives every layer the keyframes that were noted for it.
  func addAnimations() {
    for track in tracks where track.isWritten && !isPartOfWritten(track) {
      let points = KeyframeSpan.points(
        from: track.shown.value(at: track.path), through: track.spans, of: track.path,
        calculationMode)
      var animation = track.path.valueType.keyframes(
        of: track.path, points, calculationMode: calculationMode)
      timing.apply(to: &animation)
      track.layer.replace(track.path, by: animation, over: track.old, timing: timing)
    }
    isOver = true
    (tracks, places) = ([], [:])
  }

  /// Whether it is of a part of a transform that was written as a whole, too.
  private func isPartOfWritten(_ track: Track) -> Bool {
    let whole = places[TrackName(layer: track.layer.id, path: track.path.root.whole)]
    return whole.map { tracks[$0].path != track.path && tracks[$0].isWritten } ?? false
  }

  /// How many properties have keyframes, on one line.
  public var description: String { "keyframes of \(tracks.count) properties" }
}

extension AnimatableValue {
  fileprivate static func keyframes(
    of path: PropertyPath, _ points: [(time: Double, value: FlatValue)],
    calculationMode: CalculationMode
  ) -> any LayerAnimation {
    var animation = KeyframeAnimation(
      LayerProperty<Self>(path), values: points.map { Self(flat: $0.value) },
      keyTimes: points.map(\.time), calculationMode: calculationMode)
    // A discrete one has one time more than values.
    if calculationMode == .discrete { animation.keyTimes?.append(1) }
    return animation.withoutPlace()
  }
}
