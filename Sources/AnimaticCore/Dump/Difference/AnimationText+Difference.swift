// The effect of one animation on its property, compared value by value; formatted last.

extension AnimationText {
  /// The effect on one line, with long lists truncated.
  var effect: String { fields.joined(separator: " ") }

  private var count: Int { pool.valueCount(of: record) }

  /// The flags that affect the meaning of the values.
  private var marks: AnimationRecord.Flags {
    record.flags.intersection([.ends, .inferred, .offsets, .factors])
  }

  /// Whether the effect is equal, whatever the timing.
  func hasSameEffect(as other: AnimationText) -> Bool {
    guard record.kind == other.record.kind else { return false }
    if record.kind == .group { return true }
    return path.keyPath == other.path.keyPath && path.component == other.path.component
      && path.valueType == other.path.valueType && marks.rawValue == other.marks.rawValue
      && (record.kind != .spring || pool.spring(record) == other.pool.spring(other.record))
      && count == other.count
      && (0..<count).allSatisfy { value($0).isSame(as: other.value($0)) }
      && (record.kind != .keyframes || differingInput(from: other) == nil)
  }

  /// Returns the change of the effect: both texts, or the differences that they omit.
  func change(from old: AnimationText) -> String {
    let (new, was) = NumberText.distinct { (effect, old.effect) }
    if new != was { return "now \(new), was \(was)" }
    if let index = (0..<min(count, old.count)).first(where: {
      !value($0).isSame(as: old.value($0))
    }) {
      let name = record.kind == .keyframes ? "keyframe" : "value"
      let change = value(index).change(from: old.value(index)) { $0.text(at: path) }
      return "\(name) \(index + 1) \(change)"
    }
    return differingInput(from: old) ?? "now other values"
  }

  /// Returns the differences of a keyframe animation besides its values; nil for none.
  private func differingInput(from other: AnimationText) -> String? {
    let (new, old) = (
      pool.input(of: pool.table(record)), other.pool.input(of: other.pool.table(other.record))
    )
    func list(_ name: String, _ new: [Double]?, _ old: [Double]?) -> String? {
      let (new, old) = (FlatValue(new ?? []), FlatValue(old ?? []))
      if new.isSame(as: old) { return nil }
      return "\(name): \(new.change(from: old) { $0.text(as: [Double].self) })"
    }
    if new.mode != old.mode || new.rotation != old.rotation { return "now in another mode" }
    if let path = new.path?.flat, let was = old.path?.flat {
      if !path.isSame(as: was) {
        return "along \(path.change(from: was) { $0.text(as: BezierPath.self) })"
      }
    } else if (new.path == nil) != (old.path == nil) {
      return "now \(new.path == nil ? "from value to value" : "along a path")"
    }
    return list("times", new.times, old.times) ?? list("tension", new.tensions, old.tensions)
      ?? list("continuity", new.continuities, old.continuities)
      ?? list("bias", new.biases, old.biases) ?? differingEasing(new.easings, other, old.easings)
  }

  private func differingEasing(
    _ new: [EasingID]?, _ other: AnimationText, _ old: [EasingID]?
  ) -> String? {
    let easings = (new ?? []).map(function)
    let were = (old ?? []).map(other.function)
    if easings.count != were.count { return "now \(easings.count) easings, was \(were.count)" }
    guard let index = easings.indices.first(where: { easings[$0] != were[$0] }) else { return nil }
    return "easing \(index + 1) now "
      + NumberText.change { (easings[index].description, were[index].description) }
  }
}

// Equality of values, and a description of differences that truncated texts would hide.

extension Double {
  /// Returns whether two numbers are equal; NaN equals itself.
  func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}

extension FlatValue {
  func isSame(as other: FlatValue) -> Bool {
    matches(other) && zip(numbers, other.numbers).allSatisfy { $0.isSame(as: $1) }
  }

  /// Lists beyond the size of a transform are truncated.
  private static let mostListed = 16

  /// Returns the change of a value: both values, or for a long one the changed number.
  func change(from old: FlatValue, _ text: (FlatValue) -> String) -> String {
    let (new, was) = NumberText.distinct { (text(self), text(old)) }
    if new != was, max(numbers.count, old.numbers.count) <= Self.mostListed {
      return "now \(new), was \(was)"
    }
    if numbers.count != old.numbers.count {
      return "now of \(numbers.count) numbers, was of \(old.numbers.count)"
    }
    guard let place = numbers.indices.first(where: { !numbers[$0].isSame(as: old.numbers[$0]) })
    else { return "now of another shape" }
    return "number \(place + 1) now "
      + NumberText.change { (numbers[place].text, old.numbers[place].text) }
  }
}
