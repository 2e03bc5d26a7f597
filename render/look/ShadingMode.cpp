#include "render/look/ShadingMode.h"

#include <algorithm>

namespace vitrine::render {

QString shadingModeId(ShadingMode mode) {
  switch (mode) {
  case ShadingMode::Lit:
    return QStringLiteral("lit");
  case ShadingMode::Unlit:
    return QStringLiteral("unlit");
  case ShadingMode::Lightmap:
    return QStringLiteral("lightmap");
  case ShadingMode::Wireframe:
    return QStringLiteral("wireframe");
  case ShadingMode::Normals:
    return QStringLiteral("normals");
  case ShadingMode::UvGrid:
    return QStringLiteral("uv");
  case ShadingMode::LuxelGrid:
    return QStringLiteral("luxels");
  case ShadingMode::ShadedWires:
    return QStringLiteral("wire-shaded");
  case ShadingMode::Overdraw:
    return QStringLiteral("overdraw");
  case ShadingMode::Heat:
    return QStringLiteral("heat");
  case ShadingMode::Average:
    return QStringLiteral("average");
  case ShadingMode::Leaf:
    return QStringLiteral("leaf");
  case ShadingMode::Cluster:
    return QStringLiteral("cluster");
  case ShadingMode::Area:
    return QStringLiteral("area");
  case ShadingMode::Batch:
    return QStringLiteral("batch");
  case ShadingMode::Density:
    return QStringLiteral("density");
  }
  return {};
}

std::optional<ShadingMode> shadingModeById(const QString& id) {
  const auto found = std::ranges::find(kShadingModes, id, shadingModeId);
  return found == kShadingModes.end() ? std::nullopt : std::optional(*found);
}

} // namespace vitrine::render
