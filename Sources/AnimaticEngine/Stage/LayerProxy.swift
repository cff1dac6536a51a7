// Proxy layers: engine layers that represent another host.

package import AnimaticCore

extension Layer {
  /// What a proxy layer represents.
  struct Proxy {
    weak var host: (any LayerHost)?
    var changed: (ProxyChange) -> Void = { _ in }
  }

  /// The layer reported to callbacks: the host of a proxy, otherwise the layer.
  var reportedHost: (any LayerHost)? {
    if let proxy { proxy.host } else { self }
  }

  /// Makes the layer a proxy of a host, which callbacks report instead; the host is held weakly.
  package func becomeProxy(of host: any LayerHost) { proxy = Proxy(host: host) }

  /// Sets a callback for changes of a proxy layer, called when they happen.
  package func onProxyChange(_ act: @escaping (ProxyChange) -> Void) { proxy?.changed = act }

  /// The elapsed seconds and the rate of the animation attached under a key; nil if there is none.
  package func playing(forKey key: String) -> (elapsed: Double, rate: Double)? {
    attachments.attached(forKey: key).map {
      ($0.part.elapsed.rounded, $0.part.frozen == nil ? $0.part.rate : 0)
    }
  }

  /// Removes the animation with a key, with the outcome to report.
  package func removeAnimation(forKey key: String, because outcome: Outcome) {
    attachments.remove(key: key, because: outcome)
  }
}

/// A change of a proxy layer to be applied to its host.
package enum ProxyChange {
  /// A run on the proxy wrote its model.
  case model
  /// The animation under a key was removed; its callbacks have not been called yet.
  case removal(key: String)
}
