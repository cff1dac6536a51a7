// Time from layer to layer (T-2, T-15).

extension CALayer {
  /// A time of another layer, or of the clock, in this layer's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: l, to: self)
  }

  /// A time of this layer in the time of another, or of the clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    Self.convert(t, from: self, to: l)
  }

  private static func convert(
    _ time: CFTimeInterval, from source: CALayer?, to target: CALayer?
  ) -> CFTimeInterval {
    var up = source?.lineage ?? []
    var down = target?.lineage ?? []
    // Common superlayers are omitted: their speed may be 0, which has no inverse.
    while let last = up.last, last === down.last {
      up.removeLast()
      down.removeLast()
    }
    let shared = up.reduce(time) { $1.parentTime(ofLocal: $0) }
    return down.reversed().reduce(shared) { $1.localTime(ofParent: $0) }
  }

  /// The layer and its superlayers, outermost last.
  private var lineage: [CALayer] {
    Array(sequence(first: self) { $0.superlayer })
  }

  private func localTime(ofParent time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  private func parentTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / CFTimeInterval(speed) + beginTime
  }

  /// How much of this layer's time passes in a second of the clock.
  var pace: Double { lineage.reduce(1) { $0 * Double($1.speed) } }
}
