// The CSS text of values.

import AnimaticCore

/// Writes all values of one property together, omitting only parts that are zero in all of them, so
/// that the browser interpolates matching lists.
struct StyleText {
  private struct Use {
    var isSolid = false
    var isTurned = (z: false, y: false, x: false)
    var isScaled = false
    var isFlatMatrix = true
    var isDeep = false
    var hasCorner = false
  }

  private var uses: [StyleForm: Use] = [:]

  init(_ values: [StyleValue]) {
    for value in values where value.isPlace {
      var use = uses[value.form] ?? Use()
      let numbers = value.numbers
      switch value.form {
      case .place(let frame):
        use.isTurned.z = use.isTurned.z || numbers[8] != 0
        use.isTurned.y = use.isTurned.y || numbers[9] != 0
        use.isTurned.x = use.isTurned.x || numbers[10] != 0
        use.isSolid =
          use.isSolid || use.isTurned.y || use.isTurned.x || frame.outer != nil
          || frame.perspective != nil || frame.skew != nil
        use.isScaled = use.isScaled || numbers[11..<14].contains { $0 != 1 }
        use.isDeep = use.isDeep || numbers[16] != 0
        use.hasCorner = use.hasCorner || numbers[14...16].contains { $0 != 0 }
      case .wholePlace(let frame):
        let isFlat = Transform3D(components: Array(numbers[5..<21])).isAffine
        use.isFlatMatrix = use.isFlatMatrix && isFlat && frame.outer == nil
        use.isDeep = use.isDeep || numbers[23] != 0
      default:
        use.isFlatMatrix = use.isFlatMatrix && Transform3D(components: numbers).isAffine
      }
      uses[value.form] = use
    }
  }

  func text(_ value: StyleValue) -> String {
    let numbers = value.numbers
    switch value.form {
    case .words(let word): return word
    case .number: return numbers[0].css
    case .integer: return numbers[0].clamped(-1e8, 1e8).rounded().text
    case .pixels: return numbers.map(\.px).joined(separator: " ")
    case .color: return Self.color(numbers[...])
    case .boxShadow(let isInside):
      let lengths = numbers[0..<4].map(\.px).joined(separator: " ")
      return (isInside ? "inset " : "") + lengths + " " + Self.color(numbers[4...])
    case .dropShadow:
      let lengths = numbers[0..<3].map(\.px).joined(separator: " ")
      return "drop-shadow(\(lengths) \(Self.color(numbers[3...])))"
    case .dash: return "0 \(numbers[0].css) \(numbers[1].css) 2"
    case .path(let kinds): return "path(\"\(Self.path(kinds, numbers))\")"
    case .moved: return "translate(\(numbers[0].px),\(numbers[1].px))"
    case .scaled: return "scale(\(numbers[0].css),\(numbers[1].css))"
    case .angle: return "\(numbers[0].css)rad"
    case .place(let frame): return place(value, frame)
    case .wholePlace(let frame): return wholePlace(value, frame)
    case .matrix: return matrix(numbers[...], isFlat: uses[value.form]?.isFlatMatrix ?? false)
    }
  }

  // MARK: Places

  private func place(_ value: StyleValue, _ frame: PlaceFrame) -> String {
    let numbers = value.numbers
    let use = uses[value.form] ?? Use()
    let solid = use.isSolid || use.isDeep
    var list = outer(numbers, frame)
    if let perspective = frame.perspective {
      list.append(Self.move(numbers[2], numbers[3], numbers[4], isSolid: true))
      var whole = Transform3D.identity
      (whole.m14, whole.m24, whole.m34, whole.m44) =
        (perspective[0], perspective[1], perspective[2], perspective[3])
      list.append(matrix(whole.components[...], isFlat: false))
      list.append(Self.move(numbers[5], numbers[6], numbers[7], isSolid: true))
    } else {
      list.append(
        Self.move(
          numbers[2] + numbers[5], numbers[3] + numbers[6], numbers[4] + numbers[7],
          isSolid: solid))
    }
    if use.isTurned.z { list.append("rotate(\(numbers[8].css)rad)") }
    if use.isTurned.y { list.append("rotateY(\(numbers[9].css)rad)") }
    if use.isTurned.x { list.append("rotateX(\(numbers[10].css)rad)") }
    if let skew = frame.skew {
      var parts = TransformParts()
      parts.skew = SIMD3(skew)
      list.append(matrix(parts.transform.components[...], isFlat: false))
    }
    if use.isScaled {
      let depth = solid ? ",\(numbers[13].css)" : ""
      let name = solid ? "scale3d" : "scale"
      list.append("\(name)(\(numbers[11].css),\(numbers[12].css)\(depth))")
    }
    if use.hasCorner {
      list.append(Self.move(numbers[14], numbers[15], numbers[16], isSolid: use.isDeep))
    }
    return list.joined(separator: " ")
  }

  private func wholePlace(_ value: StyleValue, _ frame: PlaceFrame) -> String {
    let numbers = value.numbers
    let use = uses[value.form] ?? Use()
    let list =
      outer(numbers, frame) + [
        Self.move(numbers[2], numbers[3], numbers[4], isSolid: frame.outer != nil),
        matrix(numbers[5..<21], isFlat: use.isFlatMatrix),
        Self.move(numbers[21], numbers[22], numbers[23], isSolid: use.isDeep),
      ]
    return list.joined(separator: " ")
  }

  private func outer(_ numbers: [Double], _ frame: PlaceFrame) -> [String] {
    guard let outer = frame.outer else { return [] }
    return [
      Self.move(numbers[0], numbers[1], 0, isSolid: false),
      matrix(outer.components[...], isFlat: false),
    ]
  }

  private static func move(_ x: Double, _ y: Double, _ z: Double, isSolid: Bool) -> String {
    isSolid ? "translate3d(\(x.px),\(y.px),\(z.px))" : "translate(\(x.px),\(y.px))"
  }

  private func matrix(_ numbers: ArraySlice<Double>, isFlat: Bool) -> String {
    let all = Array(numbers)
    if isFlat {
      let flat = [all[0], all[1], all[4], all[5], all[12], all[13]]
      return "matrix(\(flat.map(\.css).joined(separator: ",")))"
    }
    return "matrix3d(\(all.map(\.css).joined(separator: ",")))"
  }

  // MARK: Colors and paths

  /// The text of a color with four components, in the legacy syntax that browsers interpolate in
  /// sRGB.
  static func color(_ numbers: ArraySlice<Double>) -> String {
    let all = Array(numbers)
    let channels = all[0..<3].map { ($0.clamped(0, 1) * 255).rounded(places: 3).text }
    let alpha = all[3].clamped(0, 1).rounded(places: 5)
    return "rgba(\(channels.joined(separator: ",")),\(alpha.text))"
  }

  /// The commands of a path, in SVG and CSS syntax.
  static func path(_ kinds: [UInt8], _ numbers: [Double]) -> String {
    var place = 0
    func take(_ count: Int) -> String {
      defer { place += count }
      guard place + count <= numbers.count else { return "" }
      return numbers[place..<place + count].map { $0.rounded(places: 4).ifFinite.text }
        .joined(separator: " ")
    }
    return kinds.map { kind in
      switch kind {
      case 0: "M" + take(2)
      case 1: "L" + take(2)
      case 2: "Q" + take(4)
      case 3: "C" + take(6)
      default: "Z"
      }
    }.joined()
  }
}

extension Double {
  /// The number as CSS text: short, and always finite.
  var css: String {
    let short = ifFinite.rounded(places: magnitude < 0.01 ? 10 : 7)
    return short.text
  }

  /// The number as a length in pixels.
  var px: String { ifFinite.rounded(places: 4).text + "px" }
}
