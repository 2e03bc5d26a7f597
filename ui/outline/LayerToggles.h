#pragma once

#include "core/scene/Scene.h"

#include <map>

namespace vitrine::ui {

/// Ids of the controls that show and hide the layers of nodes, for each node that alone has its layer: it can be hidden
/// even before its layer is built.
std::map<NodeIndex, QString> layerToggles(const Scene& scene);

} // namespace vitrine::ui
