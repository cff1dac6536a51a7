// Mirrors proxy layers to other hosts, whose animations drive the proxies' time.

import AnimaticCore
import AnimaticEngine

/// The mirror of a run on other hosts.
///
/// The hosts play the animations by themselves. Whenever one begins or ends, the proxies' stage
/// catches up with the time, and its changes are applied to the hosts: models are written, ended
/// animations removed. For an event in between, an invisible animation ends at its time.
final class HostMirror: PlaybackFollower {
  // The hosts are not retained: their animations retain this.
  private let plan: Plan
  private let models: [LayerValues]
  private let frameRates: ClosedRange<Double>?
  /// The run of the proxies.
  private weak var run: Run?
  /// The clock time when everything was attached.
  private var startedAt = 0.0
  private let twins: HostTwins
  private weak var playback: Playback?
  private var shares: [HostShare]
  /// The open attached animations of each layer of the plan, so a search does not visit all
  /// animations.
  private var openShares: [[Int]]
  /// The keys of the animations on each layer of the plan.
  private let keys: [[Run.Key]]
  /// The models of the proxies, as written to the hosts.
  private var written: [LayerValues]
  /// The layers of the plan whose proxies' models changed since.
  private var changed: Set<Int> = []
  private var alarm = HostAlarm()
  /// The clock time of the latest begin or end.
  private var caughtUp = -Double.infinity

  init(
    _ compiled: Compiled, twins: HostTwins, frameRates: ClosedRange<Double>?,
    for playback: Playback
  ) {
    plan = compiled.plan
    self.frameRates = frameRates
    self.playback = playback
    self.twins = twins
    models = compiled.models
    written = models
    shares = []
    openShares = twins.layers.map { _ in [] }
    var taken = [Set<String>](repeating: [], count: twins.layers.count)
    var keys = [[Run.Key]](repeating: [], count: twins.layers.count)
    for entry in compiled.attached {
      let layer = entry.layer
      guard let named = compiled.hosts[layer], let twin = twins.layers[layer] else { continue }
      let key = entry.isNamed ? entry.key : named.freeKey("animatic.", besides: taken[layer])
      taken[layer].insert(key)
      keys[layer].append(.named(key))
      // A view may be released before its layer, which has the animations.
      guard let host = named.carrier else { continue }
      openShares[layer].append(shares.count)
      shares.append(HostShare(node: entry.node, layer: layer, host: host, twin: twin, key: key))
    }
    self.keys = keys
    for (layer, twin) in twins.layers.enumerated() {
      twin?.onProxyChange { [weak self] change in self?.follow(change, of: layer) }
    }
  }

  /// The animation as its host can play it, without callbacks.
  private func playable(_ share: HostShare) -> any LayerAnimation {
    plan.animation(at: share.node, listeners: [], loweredOver: models[share.layer]).selfContained
  }

  /// Starts the run of the proxies, and attaches all animations to the hosts, as compiled.
  func start(_ run: Run) {
    for share in shares {
      for objection in share.host?.objections(to: playable(share)) ?? [] {
        playback?.note(objection)
      }
    }
    twins.stage.start(run, on: twins.layers, keys: keys, playback: playback)
    playback?.join(self)
    self.run = run
    twins.stage.onUpdate = { [weak self] in self?.follow() }
    startedAt = twins.clock.now
    // An animation replaced by another of its own run ends before it begins.
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
    // A rejected animation reports no begin.
    twins.isHeld = shares.contains { $0.awaitsCommit }
    noteTimes()
    setAlarm()
  }

  /// Begins the run when a host has committed it, not when it was attached.
  ///
  /// - Parameters:
  ///   - time: The begin, in the host's time.
  ///   - index: The index of the reporting animation.
  private func beginRun(at time: Double, by index: Int) {
    let share = shares[index]
    guard twins.isHeld, let attachedAt = share.attachedAt else { return }
    // A layer whose speed has changed meanwhile can't measure the time to the commit.
    guard share.isSteady || !shares.contains(where: { $0.awaitsCommit && $0.isSteady }) else {
      return
    }
    twins.isHeld = false
    let delay = share.isSteady ? (time - attachedAt) / share.twin.speed : 0
    if delay > MediaTiming.tolerance, delay.isFinite {
      twins.clock.reach(startedAt + delay)
      run?.delay(by: delay)
      for index in shares.indices { shares[index].delay(by: delay) }
    }
    if twins.clock.host?.runsAnimations != true { handOver(from: twins.clock.host) }
  }

  /// Notes hosts whose time is not finite or goes backward.
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

  /// The begin and end of an animation, on the clock; nil if they are not finite.
  private func span(of share: HostShare, from now: Double) -> ClosedRange<Double>? {
    guard let span = plan.activeInterval(of: share.node), share.twin.speed > 0 else { return nil }
    let (low, high) = (now + span.enter / share.twin.speed, now + span.exit / share.twin.speed)
    return low <= high ? low...high : nil
  }

  // MARK: From the hosts

  private func attach(_ animation: any LayerAnimation, of index: Int) {
    shares[index].generation += 1
    (shares[index].hasTold, shares[index].hasToldEnd) = (false, false)
    let generation = shares[index].generation
    var animation = animation
    // A kept animation survives the app's time in the background; the mirror removes those
    // that don't stay.
    animation.isRemovedOnCompletion = false
    animation.attributes.frameRates = frameRates
    let target = AnimationTarget(
      begin: { [self] event in
        guard shares[index].generation == generation else { return }
        if shares[index].host?.runsAnimations ?? false { shares[index].wasShown = true }
        beginRun(at: event.time, by: index)
        shares[index].hasTold = true
        let begin = shares[index].isDelayed ? twins.clock.now : shares[index].span?.lowerBound
        // The first of several simultaneous begins handles all.
        if let begin, max(begin, twins.clock.now) <= caughtUp { return }
        catchUp(to: begin, by: index)
      },
      end: { [self] event in
        guard shares[index].generation == generation else { return }
        // The predicted end may differ from the engine's by one rounding.
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
    // A rejected animation reports nothing.
    shares[index].wasAttached = shares[index].isAttached
    shares[index].wasShown = host.runsAnimations
    if !shares[index].wasAttached { shares[index].span = nil }
  }

  /// Handles a begin or an end.
  ///
  /// - Parameters:
  ///   - time: Its predicted time.
  ///   - index: The index of the reporting animation; nil for none.
  private func catchUp(to time: Double? = nil, by index: Int? = nil) {
    if twins.isHeld, shares.contains(where: { $0.awaitsCommit }) { return }
    twins.isHeld = false
    // Predicted times are void once a host's speed has changed.
    if keepPace(of: index.map { [shares[$0].twin] } ?? []) {
      twins.stage.update()
      return
    }
    if let time { twins.clock.reach(time) }
    // Whether that host has come so far matters only if something is due.
    _ = keepPace(of: twins.stage.dueLayers)
    twins.stage.update()
    caughtUp = twins.clock.now
  }

  /// Follows the hosts' times, and returns whether one of them changed its pace.
  ///
  /// - Parameter layers: The proxies to check; nil for all.
  private func keepPace(of layers: [Layer]? = nil) -> Bool {
    guard twins.keepPace(of: layers) else { return false }
    for index in shares.indices { shares[index].span = nil }
    removeAlarm()
    noteTimes()
    return true
  }

  /// Handles a removed animation: the host has removed or replaced it, or is gone itself.
  ///
  /// - Parameters:
  ///   - index: The index of the animation.
  ///   - mayHaveGone: Whether a host that runs no animations counts as gone.
  private func lose(_ index: Int, mayHaveGone: Bool = true) {
    guard shares[index].isOpen else { return }
    close(index)
    let share = shares[index]
    // An animation that was reported ended, but is still attached, would remain forever.
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

  /// Moves the clock to another host if its own is gone.
  private func handOver(from lost: (any LayerHost)?) {
    guard twins.clock.host == nil || twins.clock.host === lost else { return }
    let next = shares.first { share in
      guard let host = share.host, host !== lost else { return false }
      return share.isOpen && share.twin.speed > 0 && host.runsAnimations
    }
    if let host = next?.host { twins.follow(host) }
  }

  // MARK: To the hosts

  /// Applies the proxies' changes since the last time to the hosts.
  private func follow() {
    for layer in changed.sorted() { writeModel(of: layer) }
    setAlarm()
  }

  /// Mirrors a proxy's change to its host.
  ///
  /// Ended animations are removed before their callbacks run, so their keys can be reused.
  private func follow(_ change: ProxyChange, of layer: Int) {
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

  /// Attaches all animations again, with the run's current time and rate.
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

  /// Sets the alarm for the next event of the stage that no animation reports.
  private func setAlarm() {
    if twins.isHeld { return removeAlarm() }
    let now = twins.clock.now
    let open = openShares.joined()
    let next = open.isEmpty ? nil : twins.stage.nextEventTime
    let time = next.flatMap { next -> Double? in
      // Each animation reports its own begin and end.
      guard next.isFinite, !open.contains(where: { shares[$0].reports(at: next) }) else {
        return nil
      }
      // An event that is overdue and unreported is due at once.
      return max(next, now + MediaTiming.shortest)
    }
    guard time != alarm.time || time != nil && alarm.host !== twins.clock.host else { return }
    removeAlarm()
    guard let time, let host = twins.clock.host else { return }
    alarm.host = host
    alarm.key = host.freeKey("animatic.alarm.")
    alarm.time = time
    // The length is in the host's time, which the clock follows.
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

  private func removeAlarm() {
    alarm.generation += 1
    guard alarm.time != nil else { return }
    alarm.time = nil
    alarm.host?.removeAnimation(forKey: alarm.key)
    alarm.host = nil
  }

  // MARK: PlaybackFollower

  /// Handles animations removed since the last turn, before the run changes.
  func prepare() {
    for index in shares.indices where shares[index].isOpen && !shares[index].isAttached {
      // A rejected animation was never attached.
      guard shares[index].wasAttached else { continue }
      // A layer that was not on screen so far can't have left it.
      lose(index, mayHaveGone: shares[index].wasShown)
    }
  }

  /// Follows host times that were changed without a notification.
  func keepTime() { if keepPace() { setAlarm() } }

  func follow(_ command: PlaybackCommand) {
    guard case .cancel = command else { return followTime() }
    twins.isHeld = false
    catchUp()
  }
}

extension Plan {
  /// The first source location of an animation or its content.
  func place(in node: Int) -> SourcePlace? {
    subtree(of: node).lazy.compactMap { pool.place(nodes[$0].record) }.first
  }
}
