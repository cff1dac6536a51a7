// Re-exports, so that `import Animatic` is the only import that users need.

@_exported public import AnimaticCore
@_exported public import AnimaticEngine
