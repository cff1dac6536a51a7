// Re-exports, so that the types of the engine's interface come with it.

@_exported public import AnimaticCore
