// A layer of another host as the target of a run.

import AnimaticCore

/// A host other than the engine's layer, as a run animates it.
final class HostLayer: AttachmentTarget {
  let id: LayerID
  let name: String?
  /// The host that callbacks report.
  private(set) weak var reportedHost: (any LayerHost)?
  /// The host that has the animations; a view may be released before its layer.
  private(set) weak var host: (any LayerHost)?
  weak var stage: HostStage?

  let attachments = Attachments()
  /// The open animations by key.
  var animations: [String: HostAnimation] = [:]

  /// The model that the run was compiled with.
  let initialModel: LayerValues
  private(set) var values: LayerValues
  /// The model as written to the host.
  private var written: LayerValues
  private var isModelChanged = false

  /// The stage's media time at which the local time is `timeOffset`.
  private var beginTime = 0.0
  private var timeOffset = 0.0
  private(set) var speed = 1.0
  /// The local time and the host's time at the begin.
  private let start: (own: Double, host: Double)

  /// - Parameters:
  ///   - host: The host.
  ///   - model: Its model.
  ///   - time: The media time of its stage.
  init(_ host: any LayerHost, model: LayerValues, at time: Double) {
    id = host.layerID
    name = host.name
    reportedHost = host
    let carrier = host.carrier
    self.host = carrier
    (initialModel, values, written) = (model, model, model)
    start = (time, carrier.currentTime)
  }

  // MARK: Time

  var localNow: ExactTime { local(atHost: stage?.stage.exactMediaTime ?? .mediaEpoch) }

  var isTimePlain: Bool { speed == 1 && timeOffset == 0 && beginTime == 0 }

  var hostSpeed: Double { speed }

  func local(atHost host: ExactTime) -> ExactTime {
    guard !isTimePlain else { return host }
    let since = host - ExactTime(beginTime)
    return (since.multiplied(by: speed) + ExactTime(timeOffset)).limited
  }

  func host(atLocal local: ExactTime) -> ExactTime {
    if isTimePlain { return local }
    if speed == 0 { return ExactTime(beginTime) }
    return (local - ExactTime(timeOffset)).divided(by: speed) + ExactTime(beginTime)
  }

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

  var shownModel: LayerValues { values }

  func writeAtOnce(_ write: (inout LayerValues) -> Void) {
    write(&values)
    if !isModelChanged { stage?.changedLayers.append(self) }
    isModelChanged = true
  }

  /// Writes the changes of the model to the host.
  func writeModel() {
    guard isModelChanged else { return }
    isModelChanged = false
    let roots = written.roots(changedIn: values)
    guard !roots.isEmpty else { return }
    var changes = LayerValues()
    for root in roots { changes.take(root, from: values) }
    written = values
    host?.setModelValues(changes)
  }

  // MARK: Animations

  func willRemove(_ entry: Int, of part: LayerPart) {}

  /// Removes an entry also from its host, so that its key can be reused in callbacks.
  func detach(_ entry: Int, of part: LayerPart) {
    attachments.detach(at: part.entries[entry].place)
    guard let own = part.entries[entry].key.flatMap({ animations[$0] }), own.index == entry,
      own.part === part
    else { return }
    writeModel()
    stage?.close(own)
    own.generation += 1
    own.detach()
  }

  func note(_ diagnostic: Diagnostic) { stage?.stage.note(diagnostic) }
}
