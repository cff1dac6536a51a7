// The value of a CSS property, how a browser interpolates it, to verify candidates, and the position
// of a layer as one CSS transform, which covers Core Animation's whole geometry (Y-3) without using
// CSS layout.

import AnimaticCore

/// The value of a CSS property.
struct StyleValue: Equatable, Sendable {
  var form: StyleForm
  var numbers: [Double]

  init(_ form: StyleForm, _ numbers: [Double] = []) {
    self.form = form
    self.numbers = numbers.map(\.ifFinite)
  }

  static func keyword(_ text: String) -> StyleValue { StyleValue(.keyword(text)) }

  /// A length in pixels that can't be negative.
  static func length(_ length: Double) -> StyleValue {
    StyleValue(.pixels, [max(0, length.ifFinite)])
  }

  static func color(_ color: RGBAColor) -> StyleValue { StyleValue(.color, color.drawn) }

  /// A path; an empty one becomes a single move.
  static func path(_ path: BezierPath) -> StyleValue {
    path.isEmpty
      ? StyleValue(.path([0]), [0, 0]) : StyleValue(.path(path.kinds), path.coordinates)
  }

  // MARK: Interpolation in a browser

  /// The interpolated value at a fraction of the interval to another value.
  func inBrowser(to end: StyleValue, at fraction: Double) -> StyleValue {
    guard form == end.form, numbers.count == end.numbers.count else {
      return fraction < 0.5 ? self : end
    }
    var result = zip(numbers, end.numbers).map { Double.between($0, $1, at: fraction) }
    if let first = form.colorIndex {
      result.replaceSubrange(first..<first + 4, with: mixedColor(end, first, fraction))
    } else if let first = form.matrixIndex {
      result.replaceSubrange(first..<first + 16, with: mixedMatrix(end, first, fraction))
    }
    return StyleValue(form, result)
  }

  /// Interpolates colors premultiplied.
  private func mixedColor(_ end: StyleValue, _ first: Int, _ fraction: Double) -> [Double] {
    let (start, end) = (Array(numbers[first..<first + 4]), Array(end.numbers[first..<first + 4]))
    let alpha = Double.between(start[3], end[3], at: fraction)
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return (0..<3).map {
      Double.between(start[$0] * start[3], end[$0] * end[3], at: fraction) / alpha
    } + [alpha]
  }

  /// Interpolates decomposed matrices; one without a decomposition switches at half of the
  /// interval.
  private func mixedMatrix(_ end: StyleValue, _ first: Int, _ fraction: Double) -> [Double] {
    let start = Array(numbers[first..<first + 16])
    let goal = Array(end.numbers[first..<first + 16])
    if start == goal { return start }
    let (from, to) = (Transform3D(components: start), Transform3D(components: goal))
    guard TransformComponents(from) != nil, TransformComponents(to) != nil else {
      return fraction < 0.5 ? start : goal
    }
    return from.interpolated(to: to, at: fraction).components
  }

  // MARK: Distance

  /// The distance to the value that the browser displays, in units of the tolerance; more than 1 is
  /// too large.
  ///
  /// - Parameters:
  ///   - other: The displayed value.
  ///   - reach: The largest distance of the layer from its origin, in points.
  func distance(to other: StyleValue, reach: Double) -> Double {
    if form.isPlace, other.form.isPlace {
      return PlaneMap(matrix).distance(to: PlaneMap(other.matrix), reach: reach)
    }
    guard form == other.form, numbers.count == other.numbers.count else { return .infinity }
    let apart = zip(numbers, other.numbers).prefix(form.colorIndex ?? numbers.count)
      .reduce(0) { max($0, abs($1.0 - $1.1)) }
    return max(apart / form.tolerance, form.colorIndex.map { colorDistance(to: other, $0) } ?? 0)
  }

  /// The distance of two colors over any background.
  private func colorDistance(to other: StyleValue, _ first: Int) -> Double {
    let (alpha, otherAlpha) = (numbers[first + 3], other.numbers[first + 3])
    let channels = (first..<first + 3).map { numbers[$0] * alpha - other.numbers[$0] * otherAlpha }
    return (channels + [alpha - otherAlpha]).reduce(0) { max($0, abs($1)) } / Tolerance.channel
  }

  /// The placement of a layer as separate components; nil if its transform can't be decomposed.
  ///
  /// The numbers: the superlayer's anchor (2), the offset from there to the position (3), then the
  /// layer's own transform as translation (3), angles about z, y and x (3) and scales (3), and the
  /// offset back to its corner (3).
  static func place(_ values: LayerValues, in parent: LayerValues?) -> StyleValue? {
    guard let parts = values.parts(of: PropertyPath.transform.root) else { return nil }
    var frame = PlaceFrame(outer: parent?.sublayerTransform.unlessIdentity)
    let skew = parts.skew.numbers
    if parts.perspective != [0, 0, 0, 1] { frame.perspective = parts.perspective.numbers }
    if skew.contains(where: { abs($0) > 1e-9 }) { frame.skew = skew }
    let own = parts.translation.numbers + parts.rotation.numbers.reversed() + parts.scale.numbers
    return StyleValue(.place(frame), around(own, values, in: parent))
  }

  /// The placement of a layer with its own transform as one matrix.
  static func wholePlace(_ values: LayerValues, in parent: LayerValues?) -> StyleValue {
    StyleValue(
      .wholePlace(PlaceFrame(outer: parent?.sublayerTransform.unlessIdentity)),
      around(values.transform.components, values, in: parent))
  }

  /// The placement of a layer as one matrix.
  static func matrix(_ values: LayerValues, in parent: LayerValues?) -> StyleValue {
    StyleValue(.matrix, wholePlace(values, in: parent).matrix.components)
  }

  /// The numbers of a transform between the offsets to the position and back to the corner.
  private static func around(
    _ own: [Double], _ values: LayerValues, in parent: LayerValues?
  ) -> [Double] {
    let (position, size, anchor) = (values.position, values.bounds.size, values.anchorPoint)
    let isInSpace = parent?.sublayerTransform.unlessIdentity != nil
    let center = isInSpace ? parent?.anchorPlace ?? .zero : .zero
    return [
      Double(center.x), Double(center.y), Double(position.x - center.x),
      Double(position.y - center.y), isInSpace ? values.zPosition : 0,
    ] + own + [
      -Double(anchor.x * size.width), -Double(anchor.y * size.height), -values[.anchorPointZ],
    ]
  }

  /// The placement as a matrix from the corner of the bounds to the superlayer.
  var matrix: Transform3D {
    switch form {
    case .place(let frame):
      var parts = TransformComponents()
      parts.translation = SIMD3(numbers[5..<8])
      parts.rotation = SIMD3(numbers[8..<11].reversed())
      parts.scale = SIMD3(numbers[11..<14])
      if let skew = frame.skew { parts.skew = SIMD3(skew) }
      if let column = frame.perspective { parts.perspective = SIMD4(column) }
      return around(parts.transform, frame)
    case .wholePlace(let frame):
      return around(Transform3D(components: Array(numbers[5..<21])), frame)
    default: return Transform3D(components: numbers)
    }
  }

  private func around(_ own: Transform3D, _ frame: PlaceFrame) -> Transform3D {
    let corner = Array(numbers.suffix(3))
    let inner = Transform3D.translation(x: corner[0], y: corner[1], z: corner[2])
      .concatenated(with: own)
      .concatenated(with: .translation(x: numbers[2], y: numbers[3], z: numbers[4]))
    guard let outer = frame.outer else { return inner }
    return inner.concatenated(with: outer)
      .concatenated(with: .translation(x: numbers[0], y: numbers[1]))
  }
}

extension PlaneMap {
  /// The distance to another map of a layer's plane, in units of the tolerance.
  func distance(to other: PlaneMap, reach: Double) -> Double {
    let slope = Tolerance.points / (reach * reach)
    var apart = 0.0
    for (index, (own, its)) in zip(numbers, other.numbers).enumerated() {
      let allowed = index == 2 || index == 5 ? slope : Tolerance.points
      apart = max(apart, abs(own - its) / max(allowed, 1e-5 * abs(own)))
    }
    for (x, y) in [(0, 0), (reach, 0), (0, reach), (reach, reach)] {
      guard let own = seen(x: x, y: y, weight: 0.05), let its = other.seen(x: x, y: y, weight: 0.05)
      else { continue }
      let size = max(abs(own.x), abs(own.y))
      apart = max(
        apart, max(abs(own.x - its.x), abs(own.y - its.y)) / max(Tolerance.corner, 1e-5 * size))
    }
    return apart
  }
}
