// Colors and transforms as animatable values.

extension RGBAColor: AnimatableVector {
  /// Four: red, green, blue, and alpha.
  public static var componentCount: Int { 4 }
}

extension Transform3D: AnimatableVector {
  /// Sixteen, in row-major order; a transform is interpolated as a whole (V-4, V-5).
  public static var componentCount: Int { 16 }
}
