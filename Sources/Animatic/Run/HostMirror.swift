// Lets layers that are not the engine's show what their twins run, and lets their animations tell the
// twins the time.

import AnimaticCore
import AnimaticEngine

/// What a run shows on hosts that are not the engine's.
///
/// The hosts play the animations by themselves. Whenever one of these begins or ends, the twins' stage
/// catches up with the time, and what that changes is done to the hosts: models are written, what is
/// over is removed. Where something is to be told before any of them ends, an animation that shows
/// nothing ends just then.
final class HostMirror: PlaybackControl {
  private struct Share {
    let node: Int
    let layer: Int
    weak var host: (any LayerHost)?
    let twin: Layer
    let key: String
    /// When the host tells that it begins and that it ends, in the stage's time; nil where it does
    /// not.
    var span: ClosedRange<Double>?
    /// Counts how often it was attached: what an earlier one tells is old.
    var generation = 0
    var isOpen = true
  }

  private struct Alarm {
    let key: String
    /// When it goes off, in the stage's time; nil where none is set.
    var time: Double?
    var generation = 0
  }

  // The hosts are not held: their animations hold this.
  private let plan: Plan
  private let models: [LayerValues]
  private let twins: HostTwins
  private var shares: [Share]
  /// The models of the twins, as the hosts have them.
  private var written: [LayerValues]
  private var alarm: Alarm
  private var isFollowing = false

  init(_ compiled: Compiled, twins: HostTwins, keys: [[String]]) {
    plan = compiled.plan
    self.twins = twins
    models = compiled.models
    written = models
    alarm = Alarm(key: twins.leader?.freeKey("animatic.alarm.") ?? "")
    var unused = keys
    shares = compiled.attached.compactMap { entry in
      guard let host = compiled.hosts[entry.layer], let twin = twins.layers[entry.layer] else {
        return nil
      }
      let key = unused[entry.layer].removeFirst()
      return Share(
        node: entry.node, layer: entry.layer, host: host, twin: twin, key: key)
    }
  }

  /// What the hosts can't show of it.
  var objections: [Diagnostic] {
    shares.flatMap { share in share.host?.objections(to: playable(share)) ?? [] }
  }

  /// The animation of a share as its host can play it; nobody hears of it.
  private func playable(_ share: Share) -> any LayerAnimation {
    plan.animation(at: share.node, listeners: [], loweredOver: models[share.layer]).lasting
  }

  /// Attaches everything, as it was compiled.
  func start() {
    twins.stage.onUpdate = { [weak self] in self?.follow() }
    let now = twins.clock.now
    for index in shares.indices {
      let share = shares[index]
      var animation = playable(share)
      if animation.beginTime != 0 { animation.beginTime += share.host?.currentTime ?? 0 }
      shares[index].span = plan.activeSpan(of: share.node).map { span in
        now + span.enter / share.twin.speed...now + span.exit / share.twin.speed
      }
      attach(animation, of: index)
    }
    setAlarm()
  }

  // MARK: From the hosts

  private func attach(_ animation: any LayerAnimation, of index: Int) {
    shares[index].generation += 1
    let (generation, span) = (shares[index].generation, shares[index].span)
    var animation = animation
    // What is kept outlives an app's time in the background; at its end it is removed here.
    animation.isRemovedOnCompletion = false
    animation.delegate = AnimationTarget(
      begin: { [self] _ in catchUp(to: span?.lowerBound) },
      end: { [self] event in
        guard shares[index].generation == generation else { return }
        if event.finished {
          catchUp(to: span?.upperBound)
        } else {
          lose(index)
        }
      })
    shares[index].host?.add(animation, forKey: shares[index].key)
  }

  /// Something has begun or ended.
  private func catchUp(to time: Double? = nil) {
    if let time { twins.clock.reach(time) }
    twins.stage.update()
  }

  /// A host no longer has the animation of a share: somebody has removed or replaced it, or the host
  /// itself is gone.
  private func lose(_ index: Int) {
    guard shares[index].isOpen else { return }
    shares[index].isOpen = false
    let share = shares[index]
    if let host = share.host, host.runsAnimations {
      let isTaken = host.animationKeys.contains(share.key)
      share.twin.removeAnimation(
        forKey: share.key,
        because: isTaken ? .replaced(by: share.key) : .cancelled(at: twins.clock.now))
    } else {
      twins.stage.remove(share.twin)
    }
    catchUp()
  }

  // MARK: To the hosts

  /// Does to the hosts what has become of their twins.
  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    writeModels()
    for index in shares.indices where shares[index].isOpen {
      let share = shares[index]
      guard !share.twin.animationKeys.contains(share.key) else { continue }
      shares[index].isOpen = false
      shares[index].generation += 1
      share.host?.removeAnimation(forKey: share.key)
    }
    isFollowing = false
    setAlarm()
  }

  private func writeModels() {
    for (index, twin) in twins.layers.enumerated() {
      guard let twin else { continue }
      let model = twin.modelValues(for: [])
      let changed = written[index].roots(changedIn: model)
      guard !changed.isEmpty else { continue }
      var values = LayerValues()
      for root in changed { values.take(root, from: model) }
      written[index] = model
      shares.first { $0.twin === twin }?.host?.setModelValues(values)
    }
  }

  /// Attaches everything anew, as far and as fast as the run is now.
  private func followTime() {
    twins.stage.update()
    for index in shares.indices where shares[index].isOpen {
      let share = shares[index]
      guard let state = share.twin.playing(forKey: share.key), let host = share.host else {
        continue
      }
      var group = AnimationGroup([playable(share)])
      group.timing = MediaTiming(
        beginTime: host.currentTime, duration: .infinity, speed: state.rate,
        timeOffset: state.elapsed, fillMode: .both)
      shares[index].span = nil
      attach(group, of: index)
    }
    setAlarm()
  }

  // MARK: Alarms

  /// Sees to it that the stage hears of the next thing that happens on it, where no begin and no end of
  /// a share tells of that.
  private func setAlarm() {
    let open = shares.filter(\.isOpen)
    let now = twins.clock.now
    let next = open.isEmpty ? nil : twins.stage.nextEventTime
    let told = open.compactMap(\.span).flatMap { [$0.lowerBound, $0.upperBound] }
    let time = next.flatMap { next in
      next.isFinite && next > now && !told.contains { abs($0 - next) <= MediaTiming.tolerance }
        ? next : nil
    }
    guard time != alarm.time else { return }
    let wasSet = alarm.time != nil
    alarm.time = time
    alarm.generation += 1
    guard let time else {
      if wasSet { twins.leader?.removeAnimation(forKey: alarm.key) }
      return
    }
    let generation = alarm.generation
    var silence = BasicAnimation(Self.nothing, from: 0, to: 0, duration: time - now)
    silence.delegate = AnimationTarget(end: { [self] event in
      guard alarm.generation == generation else { return }
      alarm.time = nil
      catchUp(to: event.finished ? time : nil)
    })
    twins.leader?.add(silence.withoutPlace(), forKey: alarm.key)
  }

  private static let nothing = LayerProperty<Double>("animatic.alarm", default: 0)

  // MARK: What a playback can tell

  var hasTime: Bool { false }
  var elapsedTime: Double { 0 }
  var isPaused: Bool { false }
  var rate: Double { 1 }
  func setRate(_ rate: Double) { followTime() }
  func stageTime(reaching time: Double) -> ExactTime? { nil }
  func pause() { followTime() }
  func resume() { followTime() }
  func seek(to time: Double) { followTime() }
  func reverse() { followTime() }
  func cancel(_ remaining: Playback.Cancelling) { catchUp() }
}
