#pragma once

#include <QString>

#include <array>
#include <optional>

namespace vitrine::render {

/// Colouring of surfaces; one uniform on every effect. Order and numbers are those of the shaders. What the colours
/// stand for: docs/user-guide.md, "What surfaces show".
enum class ShadingMode {
  Lit = 0,
  Unlit = 1,
  Lightmap = 2,
  Wireframe = 3,
  Normals = 4,
  UvGrid = 5,
  LuxelGrid = 6,   ///< over the lit picture
  ShadedWires = 7, ///< edges over the lit picture
  Overdraw = 8,
  Heat = 9,     ///< brightness of the light
  Average = 10, ///< the mean light of each lightmap
  Leaf = 11,
  Cluster = 12,
  Area = 13,
  Batch = 14,
  Density = 15 ///< texels on a length
};

inline constexpr std::array kShadingModes{
    ShadingMode::Lit,      ShadingMode::Unlit,  ShadingMode::Lightmap,  ShadingMode::Wireframe,
    ShadingMode::Normals,  ShadingMode::UvGrid, ShadingMode::LuxelGrid, ShadingMode::ShadedWires,
    ShadingMode::Overdraw, ShadingMode::Heat,   ShadingMode::Average,   ShadingMode::Leaf,
    ShadingMode::Cluster,  ShadingMode::Area,   ShadingMode::Batch,     ShadingMode::Density};

/// True if the mode shows neither colours nor light as they are, but what is behind them.
inline bool isDebugView(ShadingMode mode) {
  return mode > ShadingMode::Wireframe;
}

/// "lit", "unlit" … as on the command line.
QString shadingModeId(ShadingMode mode);
std::optional<ShadingMode> shadingModeById(const QString& id);

} // namespace vitrine::render
