//! board-graph
