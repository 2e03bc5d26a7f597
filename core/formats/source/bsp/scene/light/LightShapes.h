#pragma once

#include "core/formats/source/bsp/scene/light/WorldLights.h"

namespace vitrine::formats::source {

/// The hidden layer of some lights.
struct LightLayer {
  QString id;
  const char* label = nullptr; ///< QT_TRANSLATE_NOOP("formats", …)
};

/// Shows lights as small shapes in their colour, in a layer of their own, and with rings where
/// they end, which a further layer shows beside them: points as
/// diamonds, spots as cones along their direction, glowing surfaces as plates, the sun as an arrow at the top of the
/// map and the light of the sky as a ball beside it (docs/formats/source-bsp.md, "World lights").
void addLightShapes(SceneParts& parts, const std::vector<WorldLight>& lights, const LightStyles& styles, LumpId lump,
                    const LightLayer& layer);

} // namespace vitrine::formats::source
