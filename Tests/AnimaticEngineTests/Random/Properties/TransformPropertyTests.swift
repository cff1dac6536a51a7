// Taking a transform apart and putting it together gives it back, and its parts too where they are
// unambiguous.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

/// Scale, angles and translation, with the turn about y short of a right angle.
private struct PartsCase: RandomCase {
  var scale = [1.0, 1, 1]
  var angles = [0.0, 0, 0]
  var translation = [0.0, 0, 0]

  init(from random: inout SeededNumbers) {
    scale = (0..<3).map { _ in Double.random(in: 0.1...6, using: &random) }
    // A matrix determines one reflection, but not its axis: P-7 reads it in x.
    if random.oneIn(3) { scale[0] = -scale[0] }
    angles = [3.14, 1.55, 3.14].map { Double.random(in: -$0...$0, using: &random) }
    translation = (0..<3).map { _ in Double.random(in: -500...500, using: &random) }
  }

  var simpler: [PartsCase] {
    var found: [PartsCase] = []
    for (path, neutral) in [(\PartsCase.scale, 1.0), (\.angles, 0), (\.translation, 0)] {
      for axis in 0..<3 where self[keyPath: path][axis] != neutral {
        var next = self
        next[keyPath: path][axis] = neutral
        found.append(next)
      }
    }
    return found
  }

  var description: String { "scale \(scale) angles \(angles) translation \(translation)" }

  var matrix: Transform3D {
    Transform3D.scale(x: scale[0], y: scale[1], z: scale[2])
      .concatenated(with: .rotation(by: angles[0], x: 1, y: 0, z: 0))
      .concatenated(with: .rotation(by: angles[1], x: 0, y: 1, z: 0))
      .concatenated(with: .rotation(by: angles[2]))
      .concatenated(
        with: .translation(x: translation[0], y: translation[1], z: translation[2]))
  }
}

struct TransformPropertyTests {
  private static let fields: [LayerProperty<Double>] = [
    .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotation, .translationX, .translationY,
    .translationZ,
  ]

  @Test func `P-7: random parts are read back from their matrix`() {
    expectForAll(PartsCase.self, seeds: 1...1000) { drawn in
      let layer = Layer()
      layer.transform = drawn.matrix
      let read = Self.fields.map { layer[$0] }
      let written = drawn.scale + drawn.angles + drawn.translation
      // Near the right angle the other two rotations are ill-conditioned.
      return isClose(read, written, relativeError: 1e-9) ? nil : "read \(read)"
    }
  }

  @Test func `P-8: writing what was read gives the matrix back`() {
    expectForAll(PartsCase.self, seeds: 2001...2500) { drawn in
      let layer = Layer()
      layer.transform = drawn.matrix.concatenated(with: .perspective(distance: 700))
      let before = layer.transform.components
      for field in Self.fields { layer[field] = layer[field] }
      let after = layer.transform.components
      return isClose(before, after, relativeError: 1e-9) ? nil : "\(before) became \(after)"
    }
  }

  @Test func `P-8: the parts written in any order make the same matrix`() {
    expectForAll(PartsCase.self, seeds: 3001...3300) { drawn in
      let written = drawn.scale + drawn.angles + drawn.translation
      var random = SeededNumbers(seed: UInt64(abs(written[6]) * 1000))
      let scene = Scene()
      for index in Self.fields.indices.shuffled(using: &random) {
        scene.add(
          BasicAnimation(
            Self.fields[index], from: written[index], to: written[index], duration: 1))
      }
      let shown = scene.value(of: .transform, at: 0.5).components
      return isClose(shown, drawn.matrix.components, relativeError: 1e-9) ? nil : "shows \(shown)"
    }
  }
}
