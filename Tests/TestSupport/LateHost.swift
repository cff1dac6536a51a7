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

/// A playing host that reports late.
package final class LateHost: PlayingHost {
  private let reports: LateReports

  package init(_ layer: Layer, reports: LateReports) {
    self.reports = reports
    super.init(layer)
  }

  package override func add(_ animation: any LayerAnimation, forKey key: String?) {
    var animation = animation
    if let delegate = animation.delegate {
      animation.delegate = LateDelegate(delegate, reports: reports)
    }
    super.add(animation, forKey: key)
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
