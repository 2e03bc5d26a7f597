#pragma once

#include "resources/demos/source/MapModel.h"
#include "resources/demos/source/PropModel.h"

namespace vitrine::demos {

// The things that stand about in the demo museum. All face +x and stand on the floor at their origin.

PropModel bustModel();
PropModel pottedPalmModel();
PropModel ropePostModel();
PropModel chairModel();
PropModel globeModel();
/// Leans back against a bookcase 16 units behind it.
PropModel ladderModel();
PropModel bookStackModel();
PropModel crateModel();
PropModel barrelModel();
PropModel lanternModel();
PropModel limeTreeModel();
PropModel stoneBenchModel();
PropModel urnModel();

/// All of them.
std::vector<PropModel> demoModels();
/// Their materials and textures.
std::vector<PakFile> demoModelMaterials();
/// Packs both into the map.
void addDemoModels(MapModel& map);

} // namespace vitrine::demos
