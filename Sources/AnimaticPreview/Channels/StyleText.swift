// The CSS text of values.

import AnimaticCore

/// Writes all values of one property together, omitting only parts that are neutral in all of them,
/// so that the browser interpolates matching lists.
struct StyleText {
  /// By form of a placement, the numbers that any of the values changes.
  private var used: [StyleForm: [Bool]] = [:]

  init(_ values: [StyleValue]) {
    for value in values where value.form.isPlace {
      let known = used[value.form] ?? Array(repeating: false, count: value.numbers.count)
      used[value.form] = value.numbers.indices.map {
        known[$0] || value.numbers[$0] != value.form.neutral(at: $0)
      }
    }
  }

  func text(_ value: StyleValue) -> String {
    let numbers = value.numbers
    switch value.form {
    case .keyword(let text): return text
    case .number: return numbers[0].css
    case .integer: return numbers[0].clamped(-1e8, 1e8).rounded().exactText
    case .pixels: return Self.lengths(numbers)
    case .color: return Self.color(numbers)
    case .boxShadow(let isInside):
      let text = "\(Self.lengths(numbers.prefix(4))) \(Self.color(numbers.suffix(4)))"
      return isInside ? "inset \(text)" : text
    case .dropShadow:
      return "drop-shadow(\(Self.lengths(numbers.prefix(3))) \(Self.color(numbers.suffix(4))))"
    case .dash: return "0 \(numbers[0].css) \(numbers[1].css) 2"
    case .path(let kinds): return "path(\"\(Self.path(kinds, numbers))\")"
    case .moved: return "translate(\(numbers[0].px),\(numbers[1].px))"
    case .scaled: return "scale(\(numbers[0].css),\(numbers[1].css))"
    case .angle: return "\(numbers[0].css)rad"
    case .place(let frame): return place(value, frame).joined(separator: " ")
    case .wholePlace(let frame): return wholePlace(value, frame).joined(separator: " ")
    case .matrix: return Self.matrix(numbers, isFlat: isFlat(value.form))
    }
  }

  // MARK: Placements

  private func place(_ value: StyleValue, _ frame: PlaceFrame) -> [String] {
    let numbers = value.numbers
    func isUsed(_ range: ClosedRange<Int>) -> Bool { self.isUsed(range, value.form) }
    let isSolid = isUsed(9...10) || isUsed(16...16) || frame != PlaceFrame()
    var list = Self.outer(numbers, frame)
    if let perspective = frame.perspective {
      var whole = Transform3D.identity
      (whole.m14, whole.m24, whole.m34, whole.m44) =
        (perspective[0], perspective[1], perspective[2], perspective[3])
      list += [
        Self.move(numbers[2...4], isSolid: true), Self.matrix(whole.components, isFlat: false),
        Self.move(numbers[5...7], isSolid: true),
      ]
    } else {
      list.append(Self.move((2...4).map { numbers[$0] + numbers[$0 + 3] }, isSolid: isSolid))
    }
    if isUsed(8...8) { list.append("rotate(\(numbers[8].css)rad)") }
    if isUsed(9...9) { list.append("rotateY(\(numbers[9].css)rad)") }
    if isUsed(10...10) { list.append("rotateX(\(numbers[10].css)rad)") }
    if let skew = frame.skew {
      var parts = TransformComponents()
      parts.skew = SIMD3(skew)
      list.append(Self.matrix(parts.transform.components, isFlat: false))
    }
    if isUsed(11...13) {
      let scales = numbers[11..<(isSolid ? 14 : 13)].map(\.css).joined(separator: ",")
      list.append("\(isSolid ? "scale3d" : "scale")(\(scales))")
    }
    if isUsed(14...16) { list.append(Self.move(numbers[14...16], isSolid: isUsed(16...16))) }
    return list
  }

  private func wholePlace(_ value: StyleValue, _ frame: PlaceFrame) -> [String] {
    let numbers = value.numbers
    return Self.outer(numbers, frame) + [
      Self.move(numbers[2...4], isSolid: frame.outer != nil),
      Self.matrix(Array(numbers[5..<21]), isFlat: frame.outer == nil && isFlat(value.form)),
      Self.move(numbers[21...23], isSolid: isUsed(23...23, value.form)),
    ]
  }

  private func isUsed(_ range: ClosedRange<Int>, _ form: StyleForm) -> Bool {
    used[form]?[range].contains(true) ?? false
  }

  /// Whether all matrices of a form are affine in the plane.
  private func isFlat(_ form: StyleForm) -> Bool {
    let first = form.matrixIndex ?? 0
    return ![2...3, 6...11, 14...15].contains {
      isUsed(first + $0.lowerBound...first + $0.upperBound, form)
    }
  }

  private static func outer(_ numbers: [Double], _ frame: PlaceFrame) -> [String] {
    guard let outer = frame.outer else { return [] }
    return [move(numbers[0...1], isSolid: false), matrix(outer.components, isFlat: false)]
  }

  private static func move(_ numbers: some Collection<Double>, isSolid: Bool) -> String {
    let lengths = numbers.prefix(isSolid ? 3 : 2).map(\.px).joined(separator: ",")
    return "\(isSolid ? "translate3d" : "translate")(\(lengths))"
  }

  private static func matrix(_ numbers: [Double], isFlat: Bool) -> String {
    let shown = isFlat ? [0, 1, 4, 5, 12, 13].map { numbers[$0] } : numbers
    return "\(isFlat ? "matrix" : "matrix3d")(\(shown.map(\.css).joined(separator: ",")))"
  }

  // MARK: Lengths, colors and paths

  private static func lengths(_ numbers: some Sequence<Double>) -> String {
    numbers.map(\.px).joined(separator: " ")
  }

  /// The text of a color with four components, in the legacy syntax that browsers interpolate in
  /// sRGB.
  static func color(_ numbers: some Collection<Double>) -> String {
    let channels = numbers.prefix(3).map { ($0.clamped(0, 1) * 255).rounded(places: 3) }
    let alpha = numbers.dropFirst(3).map { $0.clamped(0, 1).rounded(places: 5) }
    return "rgba(\((channels + alpha).map(\.exactText).joined(separator: ",")))"
  }

  /// The commands of a path, in SVG and CSS syntax.
  static func path(_ kinds: [UInt8], _ numbers: [Double]) -> String {
    let commands = [("M", 2), ("L", 2), ("Q", 4), ("C", 6)]
    var rest = numbers[...]
    return kinds.map { kind in
      guard kind < commands.count else { return "Z" }
      let (letter, count) = commands[Int(kind)]
      defer { rest = rest.dropFirst(count) }
      guard rest.count >= count else { return letter }
      return letter
        + rest.prefix(count).map { $0.rounded(places: 4).ifFinite.exactText }.joined(separator: " ")
    }.joined()
  }
}

extension StyleForm {
  /// The number of a placement that changes nothing.
  fileprivate func neutral(at index: Int) -> Double {
    let isOne = matrixIndex.map { 0...15 ~= index - $0 && (index - $0) % 5 == 0 }
    return isOne ?? (11...13 ~= index) ? 1 : 0
  }
}

extension RGBAColor {
  /// The four components, clamped to the displayable range.
  var drawn: [Double] { components.map { $0.clamped(0, 1) } }

  /// The four components with an additional opacity.
  func drawn(_ opacity: Double) -> [Double] {
    var numbers = drawn
    numbers[3] *= opacity
    return numbers
  }

  /// The color as CSS.
  var css: String { StyleText.color(drawn) }
}
