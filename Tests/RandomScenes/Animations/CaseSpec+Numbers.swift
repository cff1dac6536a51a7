// Presentation values as plain lists of numbers, for properties that are tested without
// the reference evaluator.

package import AnimaticCore
import ReferenceEvaluator

extension CaseSpec {
  /// The numbers of everything that random animations move, by key path.
  package static func numbers(of values: LayerValues) -> [String: [Double]] {
    Dictionary(
      uniqueKeysWithValues: SpecPath.roots.map { root in
        (root.keyPath, value(of: root, in: values).numbers)
      })
  }

  /// What a number may be off by, against the largest that went into any.
  package var magnitude: Double {
    (SpecPath.roots.map { tolerance(of: $0) }.max() ?? 0) / 1e-9
  }
}
