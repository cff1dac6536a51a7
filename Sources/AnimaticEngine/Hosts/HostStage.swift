// The stage of a run on hosts other than the engine's layer, whose reports drive its time.

package import AnimaticCore

/// The stage of a run on hosts other than the engine's layer.
///
/// The hosts play the animations by themselves. Whenever one begins or ends, the stage catches up
/// with the time, and the run writes models and removes ended animations. For an event in between,
/// an invisible animation ends at its time.
package final class HostStage: PlaybackFollower {
  let stage: Stage
  let clock: HostClock
  /// By layer of the plan; nil without a host, or for the engine's layer.
  ///
  /// The hosts are not retained: their animations retain the stage.
  private(set) var layers: [HostLayer?] = []
  let frameRates: ClosedRange<Double>?
  private(set) weak var playback: Playback?
  /// The animations of the run, including those that were removed.
  private(set) var animations: [HostAnimation] = []
  /// The clock time when everything was attached.
  private var startedAt = 0.0
  /// The times of the expected reports, ascending; some may be outdated.
  private(set) var reports: [(time: Double, own: HostAnimation)] = []
  let alarm = HostAlarm()
  /// The stages of earlier runs on the same hosts.
  private var earlier: [HostStage] = []
  /// The clock time of the latest begin or end.
  private var caughtUp = -Double.infinity

  /// Whether the clock is paused and nothing is delivered, until a host has committed an animation
  /// that begins at the commit.
  var isHeld: Bool {
    get { clock.isHeld }
    set { (clock.isHeld, stage.isHeld) = (newValue, newValue) }
  }

  /// Nil if there are no hosts other than the engine's layer.
  ///
  /// - Parameters:
  ///   - hosts: The hosts of the plan's layers.
  ///   - models: Their models.
  ///   - frameRates: The frames per second requested from them.
  package init?(
    _ hosts: [(any LayerHost)?], models: [LayerValues], frameRates: ClosedRange<Double>?
  ) {
    let others = hosts.map { $0 is Layer ? nil : $0 }
    let carriers = others.compactMap { $0?.carrier }
    // A paused layer can't drive the time of the others.
    guard let leader = carriers.first(where: { $0.pace > 0 }) ?? carriers.first else { return nil }
    clock = HostClock(leader)
    stage = Stage(clock: clock)
    self.frameRates = frameRates
    layers = zip(others, models).map { host, model in
      host.map { HostLayer($0, model: model, on: self) }
    }
    for case let layer? in layers {
      followHost(of: layer)
      earlier += layer.attachments.parts.compactMap { ($0.layer as? HostLayer)?.stage }
    }
    stage.onUpdate = { [weak self] in self?.setAlarm() }
  }

  /// Starts a run, and attaches its animations to the hosts.
  package func start(_ run: Run, keys: [[Run.Key]], playback: Playback) {
    self.playback = playback
    start(run, on: layers, keys: keys, playback: playback)
    playback.join(self)
  }

  /// Delivers the events of earlier runs that the run has interrupted or replaced.
  package func updateOthers() {
    let others = earlier
    earlier = []
    for other in others where other.isDue { other.catchUp() }
  }

  private var isDue: Bool { stage.nextEventTime.map { $0 <= clock.now } ?? false }

  func start(_ run: Run, on layers: [HostLayer?], keys: [[Run.Key]], playback: Playback) {
    for case let layer? in layers {
      layer.attachments.foreignKeys = Set(layer.host?.animationKeys ?? [])
    }
    stage.start(run, targets: layers.map { $0 }, keys: keys, playback: playback)
    startedAt = clock.now
    // An animation replaced by another of its own run has ended before it begins.
    let new = run.layerParts.flatMap { part in
      part.entries.indices.filter { part.entries[$0].state != .gone }
        .compactMap { open($0, of: part) }
    }
    for own in new {
      for objection in own.layer.host?.objections(to: own.playable) ?? [] {
        playback.note(objection)
      }
    }
    for own in new where own.isOpen { attachAtBegin(own) }
    // A rejected animation reports no begin.
    isHeld = animations.contains { $0.awaitsCommit }
    reports = animations.flatMap { own in
      own.span.map { [($0.lowerBound, own), ($0.upperBound, own)] } ?? []
    }.sorted { $0.time < $1.time }
    noteTimes()
    setAlarm()
  }

  private func open(_ index: Int, of part: LayerPart) -> HostAnimation? {
    guard let layer = part.layer as? HostLayer, let key = part.entries[index].key else {
      return nil
    }
    let own = HostAnimation(Attachment(part: part, index: index), layer: layer, key: key)
    layer.animations[key] = own
    animations.append(own)
    return own
  }

  // MARK: From the hosts

  private func attachAtBegin(_ own: HostAnimation) {
    var animation = own.playable
    let hostTime = own.layer.host?.currentTime ?? 0
    own.predict(from: startedAt)
    if own.layer.host?.beginsAtCommit ?? false, own.layer.speed > 0 {
      own.attachedAt = hostTime
      own.isDelayed = animation.beginTime != 0
      animation = animation.inGroupFromCommit
    } else {
      animation.beginTime += hostTime
    }
    attach(animation, as: own)
  }

  private func attach(_ animation: any LayerAnimation, as own: HostAnimation) {
    own.generation += 1
    (own.hasReportedBegin, own.hasReportedEnd) = (false, false)
    var animation = animation
    // A kept animation survives the app's time in the background; those that don't stay
    // are removed at their end.
    animation.isRemovedOnCompletion = false
    animation.attributes.frameRates = frameRates
    let target = HostAnimation.Target(own, on: self)
    own.target = target
    animation.delegate = target
    guard let host = own.layer.host else { return }
    host.add(animation, forKey: own.key)
    // A rejected animation reports nothing.
    own.wasAttached = own.isAttached
    own.wasShown = host.runsAnimations
    if !own.wasAttached { own.span = nil }
  }

  func handleBegin(of own: HostAnimation, at time: Double) {
    if own.layer.host?.runsAnimations ?? false { own.wasShown = true }
    beginRun(at: time, by: own)
    own.hasReportedBegin = true
    let begin = own.isDelayed ? clock.now : own.span?.lowerBound
    // The first of several simultaneous begins handles all.
    if let begin, max(begin, clock.now) <= caughtUp { return }
    catchUp(to: begin, by: own)
  }

  /// Begins the run when a host has committed it, not when it was attached.
  ///
  /// - Parameters:
  ///   - time: The begin, in the host's time.
  ///   - own: The reporting animation.
  private func beginRun(at time: Double, by own: HostAnimation) {
    guard isHeld, let attachedAt = own.attachedAt else { return }
    // A layer whose speed has changed meanwhile can't measure the time to the commit.
    guard own.isSteady || !animations.contains(where: { $0.awaitsCommit && $0.isSteady }) else {
      return
    }
    isHeld = false
    let delay = own.isSteady ? (time - attachedAt) / own.layer.speed : 0
    if delay > MediaTiming.tolerance, delay.isFinite {
      clock.reach(startedAt + delay)
      for run in stage.openRuns { run.delay(by: delay) }
      for own in animations { own.delay(by: delay) }
      for index in reports.indices { reports[index].time += delay }
    }
    if clock.host?.runsAnimations != true { handOver(from: clock.host) }
  }

  func handleEnd(of own: HostAnimation, finished: Bool) {
    // The predicted end may differ from the engine's by one rounding.
    (own.hasReportedBegin, own.hasReportedEnd) = (true, true)
    if finished { catchUp(to: own.span?.upperBound, by: own) } else { handleRemoval(of: own) }
  }

  /// Handles a removed animation: the host has removed or replaced it, or is gone itself.
  ///
  /// - Parameters:
  ///   - own: The animation.
  ///   - mayHaveGone: Whether a host that runs no animations counts as gone.
  private func handleRemoval(of own: HostAnimation, mayHaveGone: Bool = true) {
    guard own.isOpen else { return }
    // An animation that was reported ended, but is still attached, would remain forever.
    own.detach()
    own.wasAttached = false
    let host = own.layer.host
    if let host, own.hasReportedBegin, !own.wasShown, !host.runsAnimations {
      playback?.note(.neverShown(host.name, at: own.place))
    }
    let isTaken = host?.animationKeys.contains(own.key) ?? false
    if let host, isTaken || !mayHaveGone || host.runsAnimations {
      own.attachment.remove(because: isTaken ? .replaced(by: own.key) : .cancelled(at: clock.now))
    } else {
      if !isHeld { handOver(from: host) }
      own.layer.attachments.layerGone(at: own.layer.localNow)
    }
    catchUp()
  }

  /// Handles a begin or an end.
  ///
  /// - Parameters:
  ///   - time: Its predicted time.
  ///   - own: The reporting animation; nil for none.
  func catchUp(to time: Double? = nil, by own: HostAnimation? = nil) {
    if isHeld, animations.contains(where: { $0.awaitsCommit }) { return }
    isHeld = false
    // Predicted times are void once a host's speed has changed.
    if followHosts(of: own.map { [$0.layer] } ?? []) { return stage.update() }
    if let time { clock.reach(time) }
    // Whether that host has come so far matters only if something is due.
    _ = followHosts(of: dueLayers)
    stage.update()
    caughtUp = clock.now
  }

  // MARK: PlaybackFollower

  /// Handles animations removed since the last turn, before the run changes.
  func prepare() {
    // A rejected animation was never attached.
    for own in animations where own.isOpen && own.wasAttached && !own.isAttached {
      // A layer that was not on screen so far can't have left it.
      handleRemoval(of: own, mayHaveGone: own.wasShown)
    }
  }

  /// Follows host times that were changed without a notification.
  func keepTime() { if followHosts() { setAlarm() } }

  /// Attaches all open animations again, with the time and rate of the run.
  func follow(isCancelled: Bool) {
    if isCancelled {
      isHeld = false
      catchUp()
    } else {
      // The alarm delivers what a jump makes due: the next command may be a pause.
      _ = followHosts()
    }
    // After a delivered cancellation, only what stays at its end is open.
    for own in animations where own.isOpen { attachAgain(own) }
    // A cancellation in a callback is delivered after the callback, without an alarm.
    if !isCancelled { setAlarm() }
  }

  func attachAgain(_ own: HostAnimation) {
    guard let host = own.layer.host else { return }
    let isDelayed = own.awaitsCommit && isHeld
    let begin = isDelayed ? 0 : host.currentTime
    (own.span, own.isDelayed) = (nil, isDelayed)
    let part = own.attachment.part
    let rate = part.frozen == nil ? part.rate : 0
    attach(own.playable.playing(from: part.elapsed.rounded, at: rate, begin: begin), as: own)
  }

  /// The seconds of backward time that indicate a change by hand: times read once per turn of the
  /// run loop are not that old.
  private static let leastSetback = 0.1
  /// The seconds by which a moving layer may differ from its host: they are not read at the same
  /// instant.
  private static let leastGap = 0.01

  /// The layers with events that are due now.
  var dueLayers: [HostLayer] {
    stage.queue.sources(until: stage.clockTime.rounded)
      .compactMap { ($0 as? LayerPart)?.layer as? HostLayer }
  }

  /// Follows the hosts' times, and returns whether one of them, or the clock, changed its pace.
  ///
  /// - Parameter layers: The layers to check; nil for all.
  func followHosts(of layers: [HostLayer]? = nil) -> Bool {
    guard !isHeld, moveWithHosts(layers ?? self.layers.compactMap { $0 }) else { return false }
    for own in animations { own.span = nil }
    alarm.remove()
    noteTimes()
    return true
  }

  private func moveWithHosts(_ layers: [HostLayer]) -> Bool {
    var hasChanged = false
    if let host = clock.host, host.pace != clock.speed || clock.setback > Self.leastSetback {
      hasChanged = true
      clock.follow(host)
    }
    if clock.speed == 0,
      let moving = self.layers.lazy.compactMap({ $0?.host }).first(where: { $0.pace > 0 })
    {
      clock.follow(moving)
    }
    for layer in layers where followHost(of: layer) { hasChanged = true }
    return hasChanged
  }

  /// Moves a layer to its host's current time and speed.
  @discardableResult
  func followHost(of layer: HostLayer) -> Bool {
    guard let host = layer.host, let time = layer.reportedTime else { return false }
    let pace = host.pace
    guard pace != layer.speed || isElsewhere(layer, at: time, pace) else { return false }
    layer.move(to: time + clock.lead * pace, at: pace, mediaTime: stage.mediaTime)
    stage.timeChanged(of: layer.attachments)
    return true
  }

  /// Whether a layer's time differs from its host's, at equal speed.
  private func isElsewhere(_ layer: HostLayer, at time: Double, _ pace: Double) -> Bool {
    // During a callback the time is that of the event, however late.
    guard !stage.isDelivering else { return false }
    let gap = abs(time - (layer.localNow.rounded - clock.lead * pace))
    return gap > max(Self.leastGap * pace, MediaTiming.tolerance)
  }

  /// Moves the clock to another host if its own is gone.
  func handOver(from lost: (any LayerHost)?) {
    guard clock.host == nil || clock.host === lost else { return }
    let next = animations.lazy.filter { $0.isOpen && $0.layer.speed > 0 }
      .compactMap(\.layer.host).first { $0 !== lost && $0.runsAnimations }
    if let next { clock.follow(next) }
  }

  /// Notes hosts whose time is not finite or goes backward.
  func noteTimes() {
    for own in animations where own.isOpen {
      guard let host = own.layer.host else { continue }
      let speed = host.effectiveSpeed
      if !speed.isFinite {
        playback?.note(.unusableLayerTime)
      } else if speed < 0 {
        playback?.note(.goesBack(host.name, at: own.place))
      }
    }
  }
}
