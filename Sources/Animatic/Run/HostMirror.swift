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
    /// Who hears of what is attached: by this the host tells it from what others attach.
    var target = AnimationTarget()
    /// Whether the host has taken it.
    var wasAttached = false
    var isOpen = true

    /// Whether the host still has it.
    var isAttached: Bool { host?.holds(target, forKey: key) ?? false }
  }

  private struct Alarm {
    /// Who has it; nil where none is set.
    weak var host: (any LayerHost)?
    var key = ""
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
  private var alarm = Alarm()
  private var isFollowing = false
  /// The clock at the last time at which something has begun or ended.
  private var caughtUp = -Double.infinity

  init(_ compiled: Compiled, twins: HostTwins, keys: [[String]]) {
    plan = compiled.plan
    self.twins = twins
    models = compiled.models
    written = models
    var unused = keys
    shares = compiled.attached.compactMap { entry in
      // A view may go before its layer does, which has the animations.
      guard let host = compiled.hosts[entry.layer]?.carrier, let twin = twins.layers[entry.layer]
      else {
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
    plan.animation(at: share.node, listeners: [], loweredOver: models[share.layer]).selfContained
  }

  /// Attaches everything, as it was compiled.
  func start() {
    twins.stage.onUpdate = { [weak self] in self?.follow() }
    let now = twins.clock.now
    for index in shares.indices {
      let share = shares[index]
      var animation = playable(share)
      // Also what begins at once: the time at which it is shown first is not the run's.
      animation.beginTime += share.host?.currentTime ?? 0
      shares[index].span = span(of: share, from: now)
      attach(animation, of: index)
    }
    setAlarm()
  }

  /// When a share begins and ends, on the clock; nil where that is no time.
  private func span(of share: Share, from now: Double) -> ClosedRange<Double>? {
    guard let span = plan.activeSpan(of: share.node), share.twin.speed > 0 else { return nil }
    let (low, high) = (now + span.enter / share.twin.speed, now + span.exit / share.twin.speed)
    return low <= high ? low...high : nil
  }

  // MARK: From the hosts

  private func attach(_ animation: any LayerAnimation, of index: Int) {
    shares[index].generation += 1
    let generation = shares[index].generation
    var animation = animation
    // What is kept outlives an app's time in the background; what does not stay is removed here.
    animation.isRemovedOnCompletion = false
    let target = AnimationTarget(
      begin: { [self] _ in
        guard shares[index].generation == generation else { return }
        let begin = shares[index].span?.lowerBound
        // Of many that begin together the first has told of all.
        if let begin, max(begin, twins.clock.now) <= caughtUp { return }
        catchUp(to: begin)
      },
      end: { [self] event in
        guard shares[index].generation == generation else { return }
        if event.finished {
          catchUp(to: shares[index].span?.upperBound)
        } else {
          lose(index)
        }
      })
    shares[index].target = target
    animation.delegate = target
    guard let host = shares[index].host else { return }
    host.add(animation, forKey: shares[index].key)
    // What a host has refused tells nothing.
    shares[index].wasAttached = shares[index].isAttached
    if !shares[index].wasAttached { shares[index].span = nil }
  }

  /// Something has begun or ended.
  private func catchUp(to time: Double? = nil) {
    // Times that were told of before are none where somebody goes faster or slower since.
    if keepPace() {
      twins.stage.update()
      return
    }
    if let time { twins.clock.reach(time) }
    twins.stage.update()
    caughtUp = twins.clock.now
  }

  /// Whether a host goes otherwise than it went.
  private func keepPace() -> Bool {
    guard twins.keepPace() else { return false }
    for index in shares.indices { shares[index].span = nil }
    removeAlarm()
    return true
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
      handOver(from: share.host)
      twins.stage.remove(share.twin)
    }
    catchUp()
  }

  /// Lets another host keep the time where one is gone.
  private func handOver(from lost: (any LayerHost)?) {
    guard twins.clock.host == nil || twins.clock.host === lost else { return }
    let next = shares.first { share in
      guard let host = share.host, host !== lost else { return false }
      return share.isOpen && share.twin.speed > 0 && host.runsAnimations
    }
    if let host = next?.host { twins.follow(host) }
  }

  // MARK: To the hosts

  /// Does to the hosts what has become of their twins.
  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    writeModels()
    for index in shares.indices where shares[index].isOpen {
      let share = shares[index]
      guard share.twin.playing(forKey: share.key) == nil else { continue }
      shares[index].isOpen = false
      shares[index].generation += 1
      if share.isAttached { share.host?.removeAnimation(forKey: share.key) }
    }
    isFollowing = false
    setAlarm()
  }

  private func writeModels() {
    for (index, twin) in twins.layers.enumerated() {
      guard let twin else { continue }
      let model = twin.modelValues(for: [])
      guard !model.isSame(as: written[index]) else { continue }
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
    _ = keepPace()
    twins.stage.update()
    for index in shares.indices where shares[index].isOpen {
      let share = shares[index]
      guard let state = share.twin.playing(forKey: share.key), let host = share.host else {
        continue
      }
      shares[index].span = nil
      attach(
        playable(share).playing(from: state.elapsed, at: state.rate, begin: host.currentTime),
        of: index)
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
    let time = next.flatMap { next -> Double? in
      guard next.isFinite, !told.contains(where: { abs($0 - next) <= MediaTiming.tolerance }) else {
        return nil
      }
      // What is due already, and told by nobody, is due at once.
      return max(next, now + MediaTiming.shortest)
    }
    guard time != alarm.time || time != nil && alarm.host !== twins.clock.host else { return }
    removeAlarm()
    guard let time, let host = twins.clock.host else { return }
    alarm.host = host
    alarm.key = host.freeKey("animatic.alarm.")
    alarm.time = time
    let pace = shares.first { $0.host === host }?.twin.speed ?? 1
    var silence = BasicAnimation(Self.nothing, from: 0, to: 0, duration: (time - now) * pace)
    silence.beginTime = host.currentTime
    silence.isRemovedOnCompletion = false
    silence.timingFunction = .linear
    let generation = alarm.generation
    silence.delegate = AnimationTarget(end: { [self] event in
      guard alarm.generation == generation else { return }
      let host = alarm.host
      removeAlarm()
      if !event.finished, host?.runsAnimations != true { handOver(from: host) }
      catchUp(to: event.finished ? time : nil)
    })
    host.add(silence.withoutPlace(), forKey: alarm.key)
  }

  private func removeAlarm() {
    alarm.generation += 1
    guard alarm.time != nil else { return }
    alarm.time = nil
    alarm.host?.removeAnimation(forKey: alarm.key)
    alarm.host = nil
  }

  private static let nothing = LayerProperty<Double>("animaticAlarm", default: 0)

  // MARK: What a playback can tell

  /// Whoever has lost an animation since the last turn hears of it before anything is done to the run.
  func prepare() {
    for index in shares.indices where shares[index].isOpen && !shares[index].isAttached {
      // What was refused was never there.
      if shares[index].wasAttached { lose(index) }
    }
  }

  // Asked only of what has a time.
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

extension LayerAnimation {
  /// Seconds that are as good as no end, for layers that would divide by it.
  private static var endless: Double { 1e8 }

  /// A group that shows the animation as far and as fast as it is told.
  ///
  /// Backwards it is the way back of a group that turns round where the animation is now: what
  /// negative speeds show is told differently by those who have tried.
  fileprivate func playing(from elapsed: Double, at rate: Double, begin: Double) -> AnimationGroup {
    var (content, offset) = (AnimationGroup([self]), elapsed)
    if rate < 0 {
      let length = max(elapsed, MediaTiming.shortest)
      content.timing = MediaTiming(duration: length, autoreverses: true, fillMode: .both)
      content = AnimationGroup([content])
      offset = 2 * length - elapsed
    }
    content.timingFunction = .linear
    content.timing = MediaTiming(
      beginTime: begin, duration: Self.endless, speed: abs(rate), timeOffset: offset,
      fillMode: .both)
    return content
  }
}
