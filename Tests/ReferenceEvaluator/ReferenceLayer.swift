// The outer half of the evaluation: a layer with attached animations and its presentation. It is slow,
// stateless, and shares no evaluation code with the library.

package import AnimaticCore

/// A layer with animations attached, in the layer's own time.
package struct ReferenceLayer {
  /// One attached animation.
  package struct Attachment {
    package var animation: any LayerAnimation
    /// The begin in the layer's time, in seconds; the caller resolves T-9.
    package var begin: Double
    /// The presentation at its addition, by whole property: the start of an animation without values
    /// (B-3); nil if unknown.
    package var captured: [String: ReferenceValue]?

    package init(_ animation: any LayerAnimation, begin: Double) {
      self.animation = animation
      self.begin = begin
    }
  }

  /// What one evaluation gave.
  package struct Result {
    /// The presentation values, by the key path of the whole property.
    package var shown: [String: ReferenceValue]
    /// Seconds to the nearest time of another branch, if its computation is not exact in binary;
    /// infinite if all of it is.
    package var margin: Double

    /// The numbers of the presentation.
    package var values: [String: [Double]] { shown.mapValues(\.numbers) }
  }

  /// Model values by the key path of the whole property; missing ones can't be animated.
  package var model: [String: ReferenceValue]
  /// In order of addition.
  package var attachments: [Attachment]
  /// Whether every number that makes up time is exact in binary, so that boundaries are exact too.
  package var isExact: Bool
  /// Seconds that a duration of 0 lasts on a layer (T-8).
  package var zeroDuration = 0.25

  package init(
    model: [String: ReferenceValue], attachments: [Attachment] = [], isExact: Bool = true
  ) {
    self.model = model
    self.attachments = attachments
    self.isExact = isExact
  }

  /// A layer whose properties are plain numbers; sixteen of them are a transform.
  package init(
    model: [String: [Double]], attachments: [Attachment] = [], isExact: Bool = true
  ) {
    self.init(
      model: model.mapValues { ReferenceValue($0, $0.count == 16 ? .transform : .numbers) },
      attachments: attachments, isExact: isExact)
  }

  /// The presentation at a time.
  ///
  /// `isDelivered` removes animations that are removed on completion from the exact time of their
  /// end on; otherwise that time is still drawn (T-6).
  package func presentation(at time: Double, isDelivered: Bool = false) -> Result {
    var pass = ReferencePass(model: ReferenceValues(model))
    for attachment in attachments {
      let timing = attachment.animation.timing
      let place = timing.place(
        at: time, begin: attachment.begin, zeroDuration: zeroDuration)
      // the removal is at the end, so a forwards fill is never presented.
      let isEnd =
        timing.speed != 0 && time >= attachment.begin
        && place.elapsed >= place.active - referenceTolerance
      if attachment.animation.isRemovedOnCompletion, timing.isUsable {
        if place.phase == .after || isDelivered && isEnd { continue }
      }
      pass.captured = attachment.captured.map { ReferenceValues($0) }
      pass.apply(
        attachment.animation, at: time, begin: attachment.begin, zeroDuration: zeroDuration,
        isExact: isExact)
    }
    var shown: [String: ReferenceValue] = [:]
    for root in model.keys { shown[root] = pass.shown.read(root) }
    return Result(shown: shown, margin: min(pass.margin, pass.shown.margin))
  }

  /// The same layer with animations added at their times, one after the other, so that those
  /// without values start from the presentation at that time (B-3).
  package func added(at time: Double) -> ReferenceLayer {
    var layer = self
    layer.attachments = []
    for attachment in attachments {
      var copy = attachment
      copy.captured = layer.presentation(at: time, isDelivered: true).shown
      layer.attachments.append(copy)
    }
    return layer
  }

  /// The numbers at any key path at a time; nil where it names nothing.
  package func value(of keyPath: String, at time: Double) -> [Double]? {
    ReferenceValues(presentation(at: time).shown).read(keyPath)?.numbers
  }
}
