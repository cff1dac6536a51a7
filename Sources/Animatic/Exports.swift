// Re-exports, so that `import Animatic` is the only import that users need.

@_exported public import AnimaticCore
@_exported public import AnimaticEngine

#if canImport(CoreGraphics)
  @_exported public import struct CoreGraphics.CGFloat
  @_exported public import struct CoreGraphics.CGPoint
  @_exported public import struct CoreGraphics.CGRect
  @_exported public import struct CoreGraphics.CGSize
#else
  @_exported public import struct Foundation.CGFloat
  @_exported public import struct Foundation.CGPoint
  @_exported public import struct Foundation.CGRect
  @_exported public import struct Foundation.CGSize
#endif
