// SEMANTICS §16, line by line: the presentation of one layer. Slow, without state, and without any
// evaluation code of the library's: the judge in every comparison.

package import AnimaticCore

/// A layer with animations attached, in the layer's own time.
package struct ReferenceLayer {
  /// One attached animation.
  package struct Attachment {
    package var animation: any LayerAnimation
    /// Seconds of the layer's time at which it begins; what T-9 resolves is the caller's to say.
    package var begin: Double

    package init(_ animation: any LayerAnimation, begin: Double) {
      self.animation = animation
      self.begin = begin
    }
  }

  /// What one evaluation gave.
  package struct Result {
    /// What shows, by the key path of the whole property.
    package var values: [String: [Double]]
    /// Seconds to the nearest time at which another branch would have been taken, where the way
    /// there is not exact in binary; infinite where all of it is.
    package var margin: Double
  }

  /// Model values by the key path of the whole property; what is missing can't be animated.
  package var model: [String: [Double]]
  /// In order of addition.
  package var attachments: [Attachment]
  /// Whether every number that makes up time is exact in binary, so that boundaries are exact too.
  package var isExact: Bool
  /// Seconds that a duration of 0 lasts on a layer (T-8).
  package var zeroDuration = 0.25

  package init(
    model: [String: [Double]], attachments: [Attachment] = [], isExact: Bool = true
  ) {
    self.model = model
    self.attachments = attachments
    self.isExact = isExact
  }

  /// What shows at a time.
  ///
  /// `isDelivered` takes animations away that are removed on completion from the very instant of their
  /// end; otherwise that instant is still drawn (T-6).
  package func presentation(at time: Double, isDelivered: Bool = false) -> Result {
    var pass = ReferencePass(model: ReferenceValues(model), isExact: isExact)
    for attachment in attachments {
      let timing = attachment.animation.timing
      let place = timing.place(
        at: time, begin: attachment.begin, zeroDuration: zeroDuration)
      // the removal happens at the end, so that a forwards fill is never seen.
      let isEnd =
        timing.speed != 0 && time >= attachment.begin
        && place.elapsed >= place.active - referenceTolerance
      if attachment.animation.isRemovedOnCompletion, timing.isUsable {
        if place.phase == .after || isDelivered && isEnd { continue }
      }
      pass.apply(
        attachment.animation, at: time, begin: attachment.begin, zeroDuration: zeroDuration,
        isExact: isExact)
    }
    var values: [String: [Double]] = [:]
    for root in model.keys { values[root] = pass.shown.read(root) }
    return Result(values: values, margin: pass.margin)
  }

  /// The numbers at any key path at a time; nil where it names nothing.
  package func value(of keyPath: String, at time: Double) -> [Double]? {
    ReferenceValues(presentation(at: time).values).read(keyPath)
  }
}

/// One evaluation while it is going on.
private struct ReferencePass {
  let model: ReferenceValues
  var shown: ReferenceValues
  var margin = Double.infinity

  init(model: ReferenceValues, isExact: Bool) {
    self.model = model
    shown = model
  }

  /// `apply` of §16.
  mutating func apply(
    _ animation: any LayerAnimation, at parent: Double, begin: Double, zeroDuration: Double,
    isExact: Bool
  ) {
    let timing = animation.timing
    guard timing.isUsable else { return }  // T-17
    let place = timing.place(at: parent, begin: begin, zeroDuration: zeroDuration)
    if !isExact { margin = min(margin, place.margin) }
    guard timing.shows(place.phase) else { return }
    // A-16; without a function the fraction times the duration is b itself.
    let fraction = referenceEased(place.local / place.duration, animation.timingFunction)
    if let group = animation as? AnimationGroup {
      // G-3, G-4.
      let isEased = group.timingFunction != nil
      let time = isEased ? fraction * place.duration : place.local
      let isEdge = fraction == 0 || fraction == 1
      for child in group.animations {
        apply(
          child, at: time, begin: child.timing.beginTime, zeroDuration: place.duration,
          isExact: isExact && (!isEased || isEdge))
      }
    } else if let property = (animation as? any ReferenceReadable)?.reference {
      apply(
        property, fraction, place, autoreverses: timing.autoreverses,
        isExact: isExact && animation.timingFunction == nil)
    }
  }

  private mutating func apply(
    _ property: ReferenceProperty, _ fraction: Double, _ place: ReferencePlace, autoreverses: Bool,
    isExact: Bool
  ) {
    if !isExact, case .keyframes(_, let times?, _) = property.kind {
      // Where two key times are equal the value jumps.
      for (first, second) in zip(times, times.dropFirst()) where first == second {
        margin = min(margin, abs(fraction - first))
      }
    }
    // B-2: the live model value, at a sub-path where the key path is one.
    guard let current = model.read(property.keyPath), let below = shown.read(property.keyPath),
      var value = property.sample(at: fraction, current: current)
    else { return }  // P-1
    if property.isCumulative, !autoreverses, let end = property.sample(at: 1, current: current) {
      value = plus(value, end.map { $0 * place.cycle })  // P-3
    }
    shown.write(property.isAdditive ? plus(below, value) : value, property.keyPath)  // P-2, P-6
  }
}
