// Lets layers that are not the engine's show what their twins run, and lets their animations tell
// the twins the time.

import AnimaticCore
import AnimaticEngine

/// What a run shows on hosts that are not the engine's.
///
/// The hosts play the animations by themselves. Whenever one of these begins or ends, the twins'
/// stage catches up with the time, and what that changes is done to the hosts: models are written,
/// what is over is removed. Where something is to be told before any of them ends, an animation
/// that shows nothing ends just then.
final class HostMirror: PlaybackControl {
  // The hosts are not held: their animations hold this.
  private let plan: Plan
  private let models: [LayerValues]
  private let frameRates: ClosedRange<Double>?
  /// The run of the twins.
  private weak var run: (any PlaybackControl)?
  /// The clock when everything was attached.
  private var startedAt = 0.0
  private let twins: HostTwins
  private weak var playback: Playback?
  private var shares: [HostShare]
  /// The open shares of each layer of the plan: looking for one among all of them would take a time
  /// that grows with all that runs.
  private var openShares: [[Int]]
  private var openCount: Int
  /// When shares tell of something, ascending; whether they still do is theirs to say.
  private var tellings: [HostReport] = []
  /// The models of the twins, as the hosts have them.
  private var written: [LayerValues]
  /// The layers of the plan whose twins' models were written since.
  private var changed: Set<Int> = []
  private var alarm = HostAlarm()
  /// The clock at the last time at which something has begun or ended.
  private var caughtUp = -Double.infinity

  init(
    _ compiled: Compiled, twins: HostTwins, keys: [[String]], frameRates: ClosedRange<Double>?,
    for playback: Playback
  ) {
    plan = compiled.plan
    self.frameRates = frameRates
    self.playback = playback
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
      return HostShare(
        node: entry.node, layer: entry.layer, host: host, twin: twin, key: key)
    }
    openCount = shares.count
    openShares = Array(repeating: [], count: twins.layers.count)
    for (index, share) in shares.enumerated() { openShares[share.layer].append(index) }
    for (layer, twin) in twins.layers.enumerated() {
      twin?.onStandingChange { [weak self] change in self?.follow(change, of: layer) }
    }
  }

  /// What the hosts can't show of it.
  var objections: [Diagnostic] {
    shares.flatMap { share in share.host?.objections(to: playable(share)) ?? [] }
  }

  /// The animation of a share as its host can play it; nobody hears of it.
  private func playable(_ share: HostShare) -> any LayerAnimation {
    plan.animation(at: share.node, listeners: [], loweredOver: models[share.layer]).selfContained
  }

  /// Attaches everything, as it was compiled.
  ///
  /// - Parameter run: The run of the twins.
  func start(_ run: any PlaybackControl) {
    self.run = run
    twins.stage.onUpdate = { [weak self] in self?.follow() }
    startedAt = twins.clock.now
    // One that is replaced by another of its own run is over before it has begun.
    for index in shares.indices where shares[index].isOpen {
      let share = shares[index]
      var animation = playable(share)
      let hostTime = share.host?.currentTime ?? 0
      shares[index].span = span(of: share, from: startedAt)
      if let host = share.host, host.beginsAtCommit, share.twin.speed > 0 {
        shares[index].attachedAt = hostTime
        shares[index].isDelayed = animation.beginTime != 0
        animation = animation.inGroupFromCommit
      } else {
        animation.beginTime += hostTime
      }
      attach(animation, of: index)
    }
    // What a host has refused reports no begin.
    twins.isHeld = shares.contains { $0.awaitsCommit }
    tellings = shares.indices.flatMap { index -> [HostReport] in
      guard let span = shares[index].span else { return [] }
      let end = HostReport(time: span.upperBound, share: index, isEnd: true)
      let begin = HostReport(time: span.lowerBound, share: index, isEnd: false)
      return shares[index].isDelayed ? [end] : [begin, end]
    }.sorted { $0.time < $1.time }
    noteTimes()
    setAlarm()
  }

  /// A host has committed what begins at the commit: the run begins then, and not when it was
  /// attached.
  ///
  /// - Parameters:
  ///   - time: When it began, in the host's time.
  ///   - index: The share that reports it.
  private func beginRun(at time: Double, by index: Int) {
    let share = shares[index]
    guard twins.isHeld, let attachedAt = share.attachedAt else { return }
    // A layer whose speed was changed meanwhile does not know how long the commit took.
    guard share.isSteady || !shares.contains(where: { $0.awaitsCommit && $0.isSteady }) else {
      return
    }
    twins.isHeld = false
    let delay = share.isSteady ? (time - attachedAt) / share.twin.speed : 0
    if delay > MediaTiming.tolerance, delay.isFinite {
      twins.clock.reach(startedAt + delay)
      run?.delay(by: delay)
      for index in shares.indices { shares[index].delay(by: delay) }
      for index in tellings.indices { tellings[index].time += delay }
    }
    if twins.clock.host?.runsAnimations != true { handOver(from: twins.clock.host) }
  }

  /// Tells of hosts whose time comes to no end.
  private func noteTimes() {
    for share in shares where share.isOpen {
      guard let host = share.host else { continue }
      let speed = host.effectiveSpeed
      if !speed.isFinite {
        playback?.note(.unusableLayerTime)
      } else if speed < 0 {
        playback?.note(.goesBack(host.name, at: plan.place(in: share.node)))
      }
    }
  }

  /// When a share begins and ends, on the clock; nil where that is no time.
  private func span(of share: HostShare, from now: Double) -> ClosedRange<Double>? {
    guard let span = plan.activeSpan(of: share.node), share.twin.speed > 0 else { return nil }
    let (low, high) = (now + span.enter / share.twin.speed, now + span.exit / share.twin.speed)
    return low <= high ? low...high : nil
  }

  // MARK: From the hosts

  private func attach(_ animation: any LayerAnimation, of index: Int) {
    shares[index].generation += 1
    (shares[index].hasTold, shares[index].hasToldEnd) = (false, false)
    let generation = shares[index].generation
    var animation = animation
    // What is kept outlives an app's time in the background; what does not stay is removed
    // here.
    animation.isRemovedOnCompletion = false
    animation.attributes.frameRates = frameRates
    let target = AnimationTarget(
      begin: { [self] event in
        guard shares[index].generation == generation else { return }
        if shares[index].host?.runsAnimations ?? false { shares[index].wasShown = true }
        beginRun(at: event.time, by: index)
        shares[index].hasTold = true
        let begin = shares[index].isDelayed ? twins.clock.now : shares[index].span?.lowerBound
        // Of many that begin together the first has told of all.
        if let begin, max(begin, twins.clock.now) <= caughtUp { return }
        catchUp(to: begin, by: index)
      },
      end: { [self] event in
        guard shares[index].generation == generation else { return }
        // The end as it was to be expected may be one rounding short of the engine's.
        (shares[index].hasTold, shares[index].hasToldEnd) = (true, true)
        if event.finished {
          catchUp(to: shares[index].span?.upperBound, by: index)
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
    shares[index].wasShown = host.runsAnimations
    if !shares[index].wasAttached { shares[index].span = nil }
  }

  /// Something has begun or ended.
  ///
  /// - Parameters:
  ///   - time: When, as it was to be expected.
  ///   - index: The share that tells of it; nil where none does.
  private func catchUp(to time: Double? = nil, by index: Int? = nil) {
    if twins.isHeld, shares.contains(where: { $0.awaitsCommit }) { return }
    twins.isHeld = false
    // Times that were told of before are none where somebody goes faster or slower since.
    if keepPace(of: index.map { [shares[$0].twin] } ?? []) {
      twins.stage.update()
      return
    }
    if let time { twins.clock.reach(time) }
    // Only where something is due it matters now whether that host has come so far.
    _ = keepPace(of: twins.stage.dueLayers)
    twins.stage.update()
    caughtUp = twins.clock.now
  }

  /// Whether a host goes otherwise than it went.
  ///
  /// - Parameter layers: The twins of those to look at; nil for all.
  private func keepPace(of layers: [Layer]? = nil) -> Bool {
    guard twins.keepPace(of: layers) else { return false }
    for index in shares.indices { shares[index].span = nil }
    removeAlarm()
    noteTimes()
    return true
  }

  /// A host no longer has the animation of a share: somebody has removed or replaced it, or the
  /// host itself is gone.
  ///
  /// - Parameters:
  ///   - index: The share.
  ///   - mayHaveGone: Whether a host that runs no animations is one that has gone.
  private func lose(_ index: Int, mayHaveGone: Bool = true) {
    guard shares[index].isOpen else { return }
    close(index)
    let share = shares[index]
    // What was told to be over, and is still there, would show for ever.
    if share.isAttached { share.host?.removeAnimation(forKey: share.key) }
    if let host = share.host, share.hasTold, !share.wasShown, !host.runsAnimations {
      playback?.note(.neverShown(host.name, at: plan.place(in: share.node)))
    }
    let isTaken = share.host?.animationKeys.contains(share.key) ?? false
    if let host = share.host, isTaken || !mayHaveGone || host.runsAnimations {
      share.twin.removeAnimation(
        forKey: share.key,
        because: isTaken ? .replaced(by: share.key) : .cancelled(at: twins.clock.now))
    } else {
      if !twins.isHeld { handOver(from: share.host) }
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

  /// Does to the hosts what has become of their twins since the last time.
  private func follow() {
    for layer in changed.sorted() { writeModel(of: layer) }
    setAlarm()
  }

  /// Does to a host what becomes of its twin: before anybody is told of an end, what has ended is
  /// gone, and its key is free.
  private func follow(_ change: StandingChange, of layer: Int) {
    switch change {
    case .model: changed.insert(layer)
    case .removal(let key):
      guard let index = openShares[layer].first(where: { shares[$0].key == key }) else { return }
      writeModel(of: layer)
      close(index)
      shares[index].generation += 1
      let share = shares[index]
      if share.isAttached { share.host?.removeAnimation(forKey: key) }
    }
  }

  private func close(_ index: Int) {
    shares[index].isOpen = false
    openShares[shares[index].layer].removeAll { $0 == index }
    openCount -= 1
  }

  private func writeModel(of layer: Int) {
    guard changed.remove(layer) != nil, let twin = twins.layers[layer] else { return }
    let model = twin.modelValues(for: [])
    let roots = written[layer].roots(changedIn: model)
    guard !roots.isEmpty else { return }
    var values = LayerValues()
    for root in roots { values.take(root, from: model) }
    written[layer] = model
    twins.host(of: twin)?.setModelValues(values)
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
      let isDelayed = share.awaitsCommit && twins.isHeld
      let begin = isDelayed ? 0 : host.currentTime
      (shares[index].span, shares[index].isDelayed) = (nil, isDelayed)
      attach(
        playable(share).playing(from: state.elapsed, at: state.rate, begin: begin), of: index)
    }
    setAlarm()
  }

  // MARK: Alarms

  /// Sees to it that the stage hears of the next thing that happens on it, where no begin and no
  /// end of a share tells of that.
  private func setAlarm() {
    if twins.isHeld { return removeAlarm() }
    let now = twins.clock.now
    let next = openCount > 0 ? twins.stage.nextEventTime : nil
    let time = next.flatMap { next -> Double? in
      guard next.isFinite, !isTold(next) else { return nil }
      // What is due already, and told by nobody, is due at once.
      return max(next, now + MediaTiming.shortest)
    }
    guard time != alarm.time || time != nil && alarm.host !== twins.clock.host else { return }
    removeAlarm()
    guard let time, let host = twins.clock.host else { return }
    alarm.host = host
    alarm.key = host.freeKey("animatic.alarm.")
    alarm.time = time
    // It counts in the host's time, by which the clock goes.
    let length = (time - now) * (twins.clock.speed > 0 ? twins.clock.speed : 1)
    let generation = alarm.generation
    let silence = HostAlarm.silence(lasting: length, from: host.currentTime) { [self] event in
      guard alarm.generation == generation else { return }
      let host = alarm.host
      removeAlarm()
      if !event.finished, host?.runsAnimations != true { handOver(from: host) }
      catchUp(to: event.finished ? time : nil)
    }
    host.add(silence, forKey: alarm.key)
  }

  /// Whether a share tells that it begins or ends at a time.
  private func isTold(_ time: Double) -> Bool {
    tellings.at(time).contains { telling in
      let share = shares[telling.share]
      return share.isOpen && share.span != nil
        && !(telling.isEnd ? share.hasToldEnd : share.hasTold)
    }
  }

  private func removeAlarm() {
    alarm.generation += 1
    guard alarm.time != nil else { return }
    alarm.time = nil
    alarm.host?.removeAnimation(forKey: alarm.key)
    alarm.host = nil
  }

  // MARK: What a playback can tell

  /// Whoever has lost an animation since the last turn hears of it before anything is done to the
  /// run.
  func prepare() {
    for index in shares.indices where shares[index].isOpen && !shares[index].isAttached {
      // What was refused was never there.
      guard shares[index].wasAttached else { continue }
      // A layer that was not shown so far can't have gone from where it was.
      lose(index, mayHaveGone: shares[index].wasShown)
    }
  }

  /// A host's time may have been moved by hand, and nothing tells of that.
  func keepTime() { if keepPace() { setAlarm() } }

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
  func cancel(_ remaining: Playback.Cancelling) {
    twins.isHeld = false
    catchUp()
  }
}
