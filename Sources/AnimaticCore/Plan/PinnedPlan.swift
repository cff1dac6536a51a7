// A plan that is changed and evaluated in place.

/// A plan at one place, which can't be copied by accident: a copy retains all its arrays, which takes
/// longer than to evaluate a layer.
package struct PinnedPlan: ~Copyable {
  package var plan: Plan

  package init(_ plan: Plan) { self.plan = plan }
}
