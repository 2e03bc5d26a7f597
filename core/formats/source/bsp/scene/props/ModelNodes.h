#pragma once

#include "core/files/MissingFiles.h"
#include "core/formats/source/bsp/assets/MapModels.h"
#include "core/formats/source/bsp/assets/PropMaterials.h"
#include "core/formats/source/bsp/scene/MapClusters.h"
#include "core/formats/source/bsp/scene/props/ModelWant.h"
#include "core/formats/source/bsp/scene/props/PropLight.h"
#include "core/scene/StandIn.h"

namespace vitrine::formats::source {

/// Context that putting models into a scene needs.
struct ModelNodesContext {
  scene::SceneData& scene;
  MapModels& models;
  PropLight& light;
  const MapClusters& clusters;
  const Limits& limits;
  Diagnostics& diagnostics;
  files::MissingFiles& missing;
  Progress& progress;
};

/// Makes nodes show the models they want; docs/formats/source-bsp.md, "Models in maps".
class ModelNodes {
public:
  explicit ModelNodes(const ModelNodesContext& context);

  /// Nodes whose model cannot be shown get a stand-in, unless they show something already. Every want of a file that is
  /// not there counts in the missing files; those wants come back, for when there are more places to look in. Others
  /// that cannot be shown are told of.
  ModelWants show(ModelWants wants);

private:
  /// A want whose model cannot be shown.
  struct Unshown {
    std::size_t want = 0;
    MapModel* model = nullptr;
  };

  bool showModel(const ModelWant& want, MapModel& model);
  void tellOfLimits() const;
  void showStandIns(const ModelWants& wants, const std::vector<Unshown>& unshown);
  void addSurface(const ModelWant& want, const scene::Surface& surface, scene::Node& node);
  void putMesh(MapModel& model);
  MaterialIndex materialOf(const ModelWant& want, const MapModel& model, std::size_t slot);
  void putLight(const LightWant& want, const scene::Bounds& bounds, const MapModel& model, scene::Node& node);

  ModelNodesContext m_context;
  PropMaterials m_materials;
  scene::StandIns m_standIns;
  std::uint64_t m_triangles; ///< that may still be shown
  bool m_trianglesLeftOut = false;
};

} // namespace vitrine::formats::source
