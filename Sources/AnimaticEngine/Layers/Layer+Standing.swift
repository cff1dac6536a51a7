// A layer that stands for one that is not the engine's.

package import AnimaticCore

extension Layer {
  /// What callbacks are told the layer is: whom it stands for.
  var represented: (any LayerHost)? {
    if let original { original.host } else { self }
  }

  /// Lets callbacks name a host in its place; the host is not held.
  package func standsFor(_ host: any LayerHost) { original = Original(host: host) }

  /// Lets somebody hear of what becomes of a layer that stands for another, when it becomes so.
  package func onStandingChange(_ act: @escaping (StandingChange) -> Void) {
    original?.changed = act
  }

  /// How far and how fast an animation is that is attached under a key, in seconds of its run; nil for
  /// none.
  package func playing(forKey key: String) -> (elapsed: Double, rate: Double)? {
    attachments.attached(forKey: key).map { part, _ in
      (part.elapsed.rounded, part.frozen == nil ? part.rate : 0)
    }
  }

  /// Removes the animation with a key, and says why.
  package func removeAnimation(forKey key: String, because outcome: Outcome) {
    attachments.remove(key: key, because: outcome)
  }

  /// Whom a layer stands for.
  struct Original {
    weak var host: (any LayerHost)?
    var changed: (StandingChange) -> Void = { _ in }
  }
}

/// What becomes of a layer that stands for another, and has to be done to that one.
package enum StandingChange {
  /// Its model was written by what runs on it.
  case model
  /// What was attached under a key is so no more; nobody has been told yet.
  case removal(key: String)
}
