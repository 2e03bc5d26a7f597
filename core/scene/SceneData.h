#pragma once

#include "core/scene/Axes.h"
#include "core/scene/BakedLighting.h"
#include "core/scene/Control.h"
#include "core/scene/Light.h"
#include "core/scene/Mesh.h"
#include "core/scene/MotionData.h"
#include "core/scene/Node.h"
#include "core/scene/RelatedRecords.h"
#include "core/scene/SceneAssets.h"
#include "core/scene/ViewData.h"
#include "core/scene/WorldData.h"

#include <vector>

namespace vitrine::scene {

/// A group of things shown or hidden together: "Sky", "Triggers", "Static props".
struct Layer {
  QString id;
  QString label; ///< user text, QT_TRANSLATE_NOOP("formats", …)
  bool visibleByDefault = true;
};

/// Data of the world a file describes, in scene axes (Axes.h): a SceneBuilder fills it in, a Scene has it for good.
/// Parts that a format knows nothing of stay empty.
struct SceneData {
  ByNode<Node> nodes;
  ByMesh<Mesh> meshes;
  SceneAssets assets; ///< as known right after load
  ByLight<Light> lights;
  ByLayer<Layer> layers;
  std::vector<Control> controls;
  BakedLighting bake;
  WorldData world;
  MotionData motion;
  ViewData view;
  std::vector<std::vector<std::size_t>> fieldSets; ///< fields of a record layout, for Provenance::fieldSet
  RelatedRecords related;
  Axes sourceAxes;
  double metresPerUnit = 1.0;
};

} // namespace vitrine::scene
