// One animated CSS property of a layer.

import AnimaticCore

/// A CSS property of an element.
struct Channel: Sendable {
  /// A value in one form, from the values of the layer and of its superlayer; nil if they can't be
  /// expressed in it.
  typealias Reading = @Sendable (LayerValues, LayerValues?) -> StyleValue?

  /// The id of the element on the page.
  let element: String
  /// The name of the property in a keyframe, and in a style if it has no capitals.
  let property: String
  /// The display name, in Core Animation's terms.
  let title: String
  /// The layer's index in the scene.
  let node: Int
  /// The layer's properties that determine the value.
  let roots: Set<String>
  /// The superlayer's properties that determine the value.
  var parentRoots: Set<String> = []
  /// The largest distance of the layer from its corner, in points, used to judge a matrix.
  var reach = 100.0
  /// Alternative forms of the value; the first that gives one and that a browser can play is used.
  let readings: [Reading]

  /// The name of the property in a style.
  var styleName: String {
    if property.hasPrefix("--") { return property }
    return property.reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// Returns the value in the first available form.
  func value(_ own: LayerValues, in parent: LayerValues?) -> StyleValue {
    readings.lazy.compactMap { $0(own, parent) }.first ?? .keyword("initial")
  }
}
