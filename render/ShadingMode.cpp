#include "render/ShadingMode.h"

#include <algorithm>

namespace vitrine::render {

QString shadingModeId(ShadingMode mode) {
  switch (mode) {
  case ShadingMode::Lit: return QStringLiteral("lit");
  case ShadingMode::Unlit: return QStringLiteral("unlit");
  case ShadingMode::Lightmap: return QStringLiteral("lightmap");
  case ShadingMode::Wireframe: return QStringLiteral("wireframe");
  case ShadingMode::Normals: return QStringLiteral("normals");
  }
  return {};
}

std::optional<ShadingMode> shadingModeById(const QString& id) {
  const auto found = std::ranges::find(kShadingModes, id, shadingModeId);
  return found == kShadingModes.end() ? std::nullopt : std::optional(*found);
}

} // namespace vitrine::render
