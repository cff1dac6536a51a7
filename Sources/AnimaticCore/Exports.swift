// The geometry of every module and of users: Core Graphics, or Foundation where that is absent.

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
