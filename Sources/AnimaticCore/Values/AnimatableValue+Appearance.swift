// Colors and transforms as animatable values; their numbers are their own rooms.

extension RGBAColor: AnimatableVector {
  /// A color is four components: red, green, blue and alpha.
  public static var componentCount: Int { 4 }
}

extension Transform3D: AnimatableVector {
  /// A transform is its sixteen numbers, row by row; it is interpolated as a whole (V-4,
  /// V-5).
  public static var componentCount: Int { 16 }
}
