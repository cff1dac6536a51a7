// A host whose animations report their begins and ends late, and in another order.

package import Animatic

/// The reports of late hosts that wait to be sent.
package final class LateReports {
  private var waiting: [() -> Void] = []

  package init() {}

  fileprivate func add(_ report: @escaping () -> Void) { waiting.append(report) }

  /// Sends the waiting reports in an order.
  ///
  /// - Parameter order: Returns a permutation of some indices.
  package func send(in order: ([Int]) -> [Int]) {
    let reports = waiting
    waiting = []
    for index in order(Array(reports.indices)) { reports[index]() }
  }
}

/// A host with a private layer of the engine, which plays its animations and reports them late.
package final class LateHost: LayerHost {
  private let host: PlayingHost
  private let reports: LateReports

  package init(_ layer: Layer, reports: LateReports) {
    host = PlayingHost(layer)
    self.reports = reports
  }

  package var layerID: LayerID { host.layerID }
  package var name: String? { host.name }
  package var currentTime: Double { host.currentTime }
  package var effectiveSpeed: Double { host.effectiveSpeed }
  package var animationKeys: [String] { host.animationKeys }

  package func modelValues(for keyPaths: [String]) -> LayerValues {
    host.modelValues(for: keyPaths)
  }

  package func setModelValues(_ values: LayerValues) { host.setModelValues(values) }

  package func removeAnimation(forKey key: String) { host.removeAnimation(forKey: key) }

  package func add(_ animation: any LayerAnimation, forKey key: String?) {
    var animation = animation
    if let delegate = animation.delegate {
      animation.delegate = LateDelegate(delegate, reports: reports)
    }
    host.add(animation, forKey: key)
  }
}

private final class LateDelegate: LayerAnimationDelegate {
  private let delegate: any LayerAnimationDelegate
  private let reports: LateReports

  init(_ delegate: any LayerAnimationDelegate, reports: LateReports) {
    self.delegate = delegate
    self.reports = reports
  }

  func animationDidStart(_ event: AnimationEvent) {
    reports.add { [delegate] in delegate.animationDidStart(event) }
  }

  func animationDidStop(_ event: AnimationEvent) {
    reports.add { [delegate] in delegate.animationDidStop(event) }
  }
}
