// A layer of another host as the target of a run.

import AnimaticCore

/// What all runs on a host share.
private final class HostModel {
  let attachments = Attachments()
  var values = LayerValues()

  /// Returns what runs on a host, or a new one.
  static func of(_ id: LayerID) -> HostModel {
    if let known = id.model as? HostModel { return known }
    let new = HostModel()
    id.model = new
    return new
  }
}

/// A host other than the engine's layer, as a run animates it.
final class HostLayer: AttachmentTarget, LocalTime {
  let id: LayerID
  let name: String?
  /// The host that callbacks report.
  private(set) weak var reportedHost: (any LayerHost)?
  /// The host that has the animations; a view may be released before its layer.
  private(set) weak var host: (any LayerHost)?
  private(set) weak var stage: HostStage?
  let lifetime = Lifetime()
  private let model: HostModel
  /// The animations of the stage by key.
  var animations: [String: HostAnimation] = [:]

  /// The stage's media time at which the local time is `timeOffset`.
  private(set) var beginTime = 0.0
  private(set) var timeOffset = 0.0
  private(set) var speed = 1.0
  /// The local time and the host's time at the begin.
  private let start: (own: Double, host: Double)

  /// - Parameters:
  ///   - host: The host.
  ///   - values: Its model, as far as the run animates it.
  ///   - stage: The stage of the run.
  init(_ host: any LayerHost, model values: LayerValues, on stage: HostStage) {
    let carrier = host.carrier
    (id, name, self.stage, self.host, reportedHost) = (
      host.layerID, host.name, stage, carrier, host
    )
    model = HostModel.of(id)
    start = (stage.stage.mediaTime, carrier.currentTime)
    let roots = model.attachments.animatedRoots().map(\.name)
    if !roots.isEmpty { model.values.merge(carrier.modelComponents(for: roots)) }
    model.values.merge(values)
  }

  deinit { lifetime.isOver = true }

  var attachments: Attachments { model.attachments }

  // MARK: Time

  var stageNow: ExactTime? { stage?.stage.exactTime }

  var localNow: ExactTime { local(atHost: stage?.stage.exactMediaTime ?? .mediaEpoch) }

  var isTimePlain: Bool { isOwnTimePlain }

  var hostSpeed: Double { speed }

  func local(atHost host: ExactTime) -> ExactTime {
    isTimePlain ? host : entered(at: host).limited
  }

  func host(atLocal local: ExactTime) -> ExactTime { left(at: local) }

  /// The local time according to the host; nil if it is gone or not finite.
  var reportedTime: Double? {
    let time = host.map { start.own + ($0.currentTime - start.host) }
    return time.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Continues from a local time at a speed.
  func move(to time: Double, at speed: Double, mediaTime: Double) {
    (beginTime, timeOffset, self.speed) = (mediaTime, time, speed)
  }

  // MARK: Model

  var values: LayerValues { model.values }

  var shownModel: LayerValues { model.values }

  func writeAtOnce(_ write: (inout LayerValues) -> Void) {
    let old = model.values
    write(&model.values)
    var changes = LayerValues()
    for root in old.roots(changedIn: model.values) {
      changes.take(root, from: model.values)
      guard root.kind == .transform else { continue }
      id.committedTransforms.components.take(root, from: model.values)
    }
    if !changes.roots.isEmpty { host?.setModelValues(changes) }
  }

  // MARK: Animations

  /// Removes an entry also from its host, so that its key can be reused in callbacks.
  func detach(_ entry: Int, of part: LayerPart) {
    attachments.detach(Attachment(part: part, index: entry))
    guard let own = animation(entry, of: part) else { return }
    own.generation += 1
    own.detach()
  }

  func planChanged(of part: LayerPart, at nodes: [Int]) {
    for index in part.entries.indices {
      let content = part.run.remaining.subtree(of: part.entries[index].node)
      if let own = animation(index, of: part), own.isOpen, nodes.contains(where: content.contains) {
        stage?.attachAgain(own)
      }
    }
  }

  private func animation(_ entry: Int, of part: LayerPart) -> HostAnimation? {
    let own = part.entries[entry].key.flatMap { animations[$0] }
    return own?.attachment.part === part && own?.attachment.index == entry ? own : nil
  }

  func addOwn(_ animation: any LayerAnimation, playback: Playback) {
    let run = makeRun(of: animation, zeroDuration: AnimationDefaults.duration)
    stage?.start(run, on: [self], keys: [[.numbered]], playback: playback)
  }

  func note(_ diagnostic: Diagnostic) { stage?.stage.note(diagnostic) }
}
