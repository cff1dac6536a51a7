// A run on other hosts, whose animations drive the time of proxy layers.

import AnimaticCore
import AnimaticEngine

/// A run on hosts other than the engine's layer.
///
/// The hosts play the animations by themselves. Whenever one begins or ends, the proxies' stage
/// catches up with the time, and its changes are applied to the hosts: models are written, ended
/// animations removed. For an event in between, an invisible animation ends at its time.
final class HostRun: PlaybackFollower {
  // The hosts are not retained: their animations retain this.
  private let plan: Plan
  private let models: [LayerValues]
  private let frameRates: ClosedRange<Double>?
  /// The run of the proxies.
  private weak var run: Run?
  /// The clock time when everything was attached.
  private var startedAt = 0.0
  private let proxies: HostProxies
  private weak var playback: Playback?
  private var attached: [HostAnimation] = []
  /// The open attached animations of each layer of the plan, so a search does not visit all
  /// animations.
  private var open: [[HostAnimation]]
  private var openCount = 0
  /// The times of the expected reports, ascending; some may be outdated.
  private var reports: [(time: Double, own: HostAnimation)] = []
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
    _ compiled: Compiled, proxies: HostProxies, frameRates: ClosedRange<Double>?,
    for playback: Playback
  ) {
    plan = compiled.plan
    self.frameRates = frameRates
    self.playback = playback
    self.proxies = proxies
    models = compiled.models
    written = models
    open = proxies.layers.map { _ in [] }
    var taken = [[String]](repeating: [], count: proxies.layers.count)
    var keys = [[Run.Key]](repeating: [], count: proxies.layers.count)
    for entry in compiled.attached {
      let layer = entry.layer
      guard let named = compiled.hosts[layer], let proxy = proxies.layers[layer] else { continue }
      let key = entry.isNamed ? entry.key : named.freeKey("animatic.", besides: taken[layer])
      taken[layer].append(key)
      keys[layer].append(.named(key))
      // A view may be released before its layer, which has the animations.
      let own = HostAnimation(
        node: entry.node, layer: layer, host: named.carrier, proxy: proxy, key: key)
      open[layer].append(own)
      attached.append(own)
    }
    self.keys = keys
    openCount = attached.count
    for (layer, proxy) in proxies.layers.enumerated() {
      guard let proxy, let host = compiled.hosts[layer] else { continue }
      proxy.becomeProxy(of: host) { [weak self] change in self?.follow(change, of: layer) }
    }
  }

  /// The animation as its host can play it, without callbacks.
  private func playable(_ own: HostAnimation) -> any LayerAnimation {
    plan.animation(at: own.node, listeners: [], loweredOver: models[own.layer]).selfContained
  }

  /// Starts the run of the proxies, and attaches all animations to the hosts, as compiled.
  func start(_ run: Run) {
    for own in attached {
      for objection in own.host?.objections(to: playable(own)) ?? [] {
        playback?.note(objection)
      }
    }
    proxies.stage.start(run, on: proxies.layers, keys: keys, playback: playback)
    playback?.join(self)
    self.run = run
    proxies.stage.onUpdate = { [weak self] in self?.follow() }
    startedAt = proxies.clock.now
    // An animation replaced by another of its own run ends before it begins.
    for own in attached where own.isOpen {
      var animation = playable(own)
      let hostTime = own.host?.currentTime ?? 0
      own.span = span(of: own, from: startedAt)
      if let host = own.host, host.beginsAtCommit, own.proxy.speed > 0 {
        own.attachedAt = hostTime
        own.isDelayed = animation.beginTime != 0
        animation = animation.inGroupFromCommit
      } else {
        animation.beginTime += hostTime
      }
      attach(animation, as: own)
    }
    // A rejected animation reports no begin.
    proxies.isHeld = attached.contains { $0.awaitsCommit }
    reports = attached.flatMap { own in
      own.span.map { [($0.lowerBound, own), ($0.upperBound, own)] } ?? []
    }.ascending(by: \.time)
    noteTimes()
    setAlarm()
  }

  /// Begins the run when a host has committed it, not when it was attached.
  ///
  /// - Parameters:
  ///   - time: The begin, in the host's time.
  ///   - own: The reporting animation.
  private func beginRun(at time: Double, by own: HostAnimation) {
    guard proxies.isHeld, let attachedAt = own.attachedAt else { return }
    // A layer whose speed has changed meanwhile can't measure the time to the commit.
    guard own.isSteady || !attached.contains(where: { $0.awaitsCommit && $0.isSteady }) else {
      return
    }
    proxies.isHeld = false
    let delay = own.isSteady ? (time - attachedAt) / own.proxy.speed : 0
    if delay > MediaTiming.tolerance, delay.isFinite {
      proxies.clock.reach(startedAt + delay)
      run?.delay(by: delay)
      for own in attached { own.delay(by: delay) }
      for index in reports.indices { reports[index].time += delay }
    }
    if proxies.clock.host?.runsAnimations != true { handOver(from: proxies.clock.host) }
  }

  /// Notes hosts whose time is not finite or goes backward.
  private func noteTimes() {
    for own in attached where own.isOpen {
      guard let host = own.host else { continue }
      let speed = host.effectiveSpeed
      if !speed.isFinite {
        playback?.note(.unusableLayerTime)
      } else if speed < 0 {
        playback?.note(.goesBack(host.name, at: plan.place(in: own.node)))
      }
    }
  }

  /// The begin and end of an animation, on the clock; nil if they are not finite.
  private func span(of own: HostAnimation, from now: Double) -> ClosedRange<Double>? {
    guard let span = plan.activeInterval(of: own.node), own.proxy.speed > 0 else { return nil }
    let (low, high) = (now + span.enter / own.proxy.speed, now + span.exit / own.proxy.speed)
    return low <= high ? low...high : nil
  }

  // MARK: From the hosts

  private func attach(_ animation: any LayerAnimation, as own: HostAnimation) {
    own.generation += 1
    (own.hasReportedBegin, own.hasReportedEnd) = (false, false)
    let generation = own.generation
    var animation = animation
    // A kept animation survives the app's time in the background; those that don't stay
    // are removed at their end.
    animation.isRemovedOnCompletion = false
    animation.attributes.frameRates = frameRates
    let target = AnimationTarget(
      begin: { [self] event in
        if own.generation == generation { handleBegin(of: own, at: event.time) }
      },
      end: { [self] event in
        if own.generation == generation { handleEnd(of: own, finished: event.finished) }
      })
    own.target = target
    animation.delegate = target
    guard let host = own.host else { return }
    host.add(animation, forKey: own.key)
    // A rejected animation reports nothing.
    own.wasAttached = own.isAttached
    own.wasShown = host.runsAnimations
    if !own.wasAttached { own.span = nil }
  }

  private func handleBegin(of own: HostAnimation, at time: Double) {
    if own.host?.runsAnimations ?? false { own.wasShown = true }
    beginRun(at: time, by: own)
    own.hasReportedBegin = true
    let begin = own.isDelayed ? proxies.clock.now : own.span?.lowerBound
    // The first of several simultaneous begins handles all.
    if let begin, max(begin, proxies.clock.now) <= caughtUp { return }
    catchUp(to: begin, by: own)
  }

  private func handleEnd(of own: HostAnimation, finished: Bool) {
    // The predicted end may differ from the engine's by one rounding.
    (own.hasReportedBegin, own.hasReportedEnd) = (true, true)
    if finished { catchUp(to: own.span?.upperBound, by: own) } else { handleRemoval(of: own) }
  }

  /// Handles a begin or an end.
  ///
  /// - Parameters:
  ///   - time: Its predicted time.
  ///   - own: The reporting animation; nil for none.
  private func catchUp(to time: Double? = nil, by own: HostAnimation? = nil) {
    if proxies.isHeld, attached.contains(where: { $0.awaitsCommit }) { return }
    proxies.isHeld = false
    // Predicted times are void once a host's speed has changed.
    if followHosts(of: own.map { [$0.proxy] } ?? []) {
      proxies.stage.update()
      return
    }
    if let time { proxies.clock.reach(time) }
    // Whether that host has come so far matters only if something is due.
    _ = followHosts(of: proxies.stage.dueLayers)
    proxies.stage.update()
    caughtUp = proxies.clock.now
  }

  /// Follows the hosts' times, and returns whether one of them changed its pace.
  ///
  /// - Parameter layers: The proxies to check; nil for all.
  private func followHosts(of layers: [Layer]? = nil) -> Bool {
    guard proxies.followHosts(of: layers) else { return false }
    for own in attached { own.span = nil }
    removeAlarm()
    noteTimes()
    return true
  }

  /// Handles a removed animation: the host has removed or replaced it, or is gone itself.
  ///
  /// - Parameters:
  ///   - own: The animation.
  ///   - mayHaveGone: Whether a host that runs no animations counts as gone.
  private func handleRemoval(of own: HostAnimation, mayHaveGone: Bool = true) {
    guard own.isOpen else { return }
    close(own)
    // An animation that was reported ended, but is still attached, would remain forever.
    if own.isAttached { own.host?.removeAnimation(forKey: own.key) }
    if let host = own.host, own.hasReportedBegin, !own.wasShown, !host.runsAnimations {
      playback?.note(.neverShown(host.name, at: plan.place(in: own.node)))
    }
    let isTaken = own.host?.animationKeys.contains(own.key) ?? false
    if let host = own.host, isTaken || !mayHaveGone || host.runsAnimations {
      own.proxy.removeAnimation(
        forKey: own.key,
        because: isTaken ? .replaced(by: own.key) : .cancelled(at: proxies.clock.now))
    } else {
      if !proxies.isHeld { handOver(from: own.host) }
      proxies.stage.remove(own.proxy)
    }
    catchUp()
  }

  /// Moves the clock to another host if its own is gone.
  private func handOver(from lost: (any LayerHost)?) {
    guard proxies.clock.host == nil || proxies.clock.host === lost else { return }
    let next = attached.first { own in
      guard let host = own.host, host !== lost else { return false }
      return own.isOpen && own.proxy.speed > 0 && host.runsAnimations
    }
    if let host = next?.host { proxies.follow(host) }
  }

  // MARK: To the hosts

  /// Applies the proxies' changes since the last time to the hosts.
  private func follow() {
    for layer in changed.sorted() { writeModel(of: layer) }
    setAlarm()
  }

  /// Applies a proxy's change to its host.
  ///
  /// Ended animations are removed before their callbacks run, so their keys can be reused.
  private func follow(_ change: ProxyChange, of layer: Int) {
    switch change {
    case .model: changed.insert(layer)
    case .removal(let key):
      guard let own = open[layer].first(where: { $0.key == key }) else { return }
      writeModel(of: layer)
      close(own)
      own.generation += 1
      if own.isAttached { own.host?.removeAnimation(forKey: key) }
    }
  }

  private func close(_ own: HostAnimation) {
    own.isOpen = false
    open[own.layer].removeAll { $0 === own }
    openCount -= 1
  }

  private func writeModel(of layer: Int) {
    guard changed.remove(layer) != nil, let proxy = proxies.layers[layer] else { return }
    let model = proxy.modelValues(for: [])
    let roots = written[layer].roots(changedIn: model)
    guard !roots.isEmpty else { return }
    var values = LayerValues()
    for root in roots { values.take(root, from: model) }
    written[layer] = model
    proxies.host(of: proxy)?.setModelValues(values)
  }

  /// Attaches all animations again, with the run's current time and rate.
  private func followTime() {
    _ = followHosts()
    proxies.stage.update()
    for own in attached where own.isOpen {
      guard let state = own.proxy.playing(forKey: own.key), let host = own.host else {
        continue
      }
      let isDelayed = own.awaitsCommit && proxies.isHeld
      let begin = isDelayed ? 0 : host.currentTime
      (own.span, own.isDelayed) = (nil, isDelayed)
      attach(playable(own).playing(from: state.elapsed, at: state.rate, begin: begin), as: own)
    }
    setAlarm()
  }

  // MARK: Alarms

  /// Sets the alarm for the next event of the stage that no animation reports.
  private func setAlarm() {
    if proxies.isHeld { return removeAlarm() }
    let now = proxies.clock.now
    let next = openCount > 0 ? proxies.stage.nextEventTime : nil
    // An event that is overdue and unreported is due at once.
    let time = next.flatMap {
      $0.isFinite && !isReported($0) ? max($0, now + MediaTiming.shortest) : nil
    }
    guard time != alarm.time || time != nil && alarm.host !== proxies.clock.host else { return }
    removeAlarm()
    guard let time, let host = proxies.clock.host else { return }
    alarm.host = host
    alarm.key = host.freeKey("animatic.alarm.")
    alarm.time = time
    // The length is in the host's time, which the clock follows.
    let length = (time - now) * (proxies.clock.speed > 0 ? proxies.clock.speed : 1)
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

  /// Whether an animation reports its own begin or end at a time.
  private func isReported(_ time: Double) -> Bool {
    let first = reports.partitioningIndex { $0.time >= time - MediaTiming.tolerance }
    return reports[first...].prefix { $0.time <= time + MediaTiming.tolerance }
      .contains { $0.own.reports(at: time) }
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
    // A rejected animation was never attached.
    for own in attached where own.isOpen && own.wasAttached && !own.isAttached {
      // A layer that was not on screen so far can't have left it.
      handleRemoval(of: own, mayHaveGone: own.wasShown)
    }
  }

  /// Follows host times that were changed without a notification.
  func keepTime() { if followHosts() { setAlarm() } }

  func follow(isCancelled: Bool) {
    guard isCancelled else { return followTime() }
    proxies.isHeld = false
    catchUp()
  }
}

extension Plan {
  /// The first source location of an animation or its content.
  func place(in node: Int) -> SourcePlace? {
    subtree(of: node).lazy.compactMap { pool.place(nodes[$0].record) }.first
  }
}
