#pragma once

#include "core/formats/api/Opener.h"

#include <QString>

#include <vector>

namespace vitrine::bench {

struct BenchMap {
  QString name;
  QString path;
};

/// Measured maps: the real maps of $VITRINE_SAMPLES, then our own made ones and the demo, as far as they are there.
const std::vector<BenchMap>& benchMaps();

/// Opened through the registry; ends the program when it cannot be, as nothing could be measured then.
formats::Opened openMap(const BenchMap& map);

/// Its materials and textures, all of them looked for.
scene::SceneAssets resolvedAssets(const formats::Opened& opened);

} // namespace vitrine::bench
