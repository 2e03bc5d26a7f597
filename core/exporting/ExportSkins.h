#pragma once

#include "core/exporting/ExportModel.h"
#include "core/scene/Scene.h"

#include <map>

namespace vitrine::exporting {

/// Skins of a scene that nodes of the model wear, each once.
class ExportSkins {
public:
  /// `nodes`: the model's, by scene's. All joints must be there.
  ExportSkins(const Scene& scene, ExportModel& model, const scene::ByNode<int>& nodes)
      : m_scene(scene), m_model(model), m_nodes(nodes) {}

  /// Gives the last node of the model a skin; `still`: some of its vertices hang on a joint that never moves, the one
  /// after the skin's own.
  void wear(int node, scene::SkinIndex skin, bool still);

private:
  int added(scene::SkinIndex skin);

  const Scene& m_scene;
  ExportModel& m_model;
  const scene::ByNode<int>& m_nodes;
  std::map<scene::SkinIndex, int> m_skins;
};

} // namespace vitrine::exporting
