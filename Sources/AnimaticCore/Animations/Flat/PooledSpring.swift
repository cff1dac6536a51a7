// A spring and its evaluator.

/// A spring in a pool: as given, and prepared for evaluation.
package struct PooledSpring: Sendable {
  package let curve: SpringCurve
  package let evaluator: SpringEvaluator
}
