#pragma once

#include "core/scene/SceneBuilder.h"

#include <map>

namespace vitrine::formats::x3 {

/// The layers of a scene of bodies, each made when it is first asked for, and the controls that show and hide them.
class SceneLayers {
public:
  enum class Helper { Hidden, Markers, Collision, Lights, Cameras };

  explicit SceneLayers(SceneBuilder& scene) : m_scene(scene) {}

  /// Layer of one record of so many: shown where the level of detail is chosen; the last, where a coarser one is.
  /// kNone where there is but one.
  LayerIndex lod(std::size_t record, std::size_t records);
  LayerIndex helper(Helper which);
  /// Layer of a part that can be shown and hidden by itself.
  LayerIndex part(std::size_t record, std::size_t part, const QString& name, bool shown);

  /// Adds the controls after all layers are there.
  void addControls();

private:
  LayerIndex add(const QString& id, const QString& label, bool visible);
  void addLodControl();

  SceneBuilder& m_scene;
  std::size_t m_lodCount = 1;
  std::map<std::size_t, LayerIndex> m_exact; ///< by level: of records that are not the last
  std::map<std::size_t, LayerIndex> m_last;  ///< by level: of records that are
  std::map<Helper, LayerIndex> m_helpers;
  std::vector<LayerIndex> m_parts;
};

} // namespace vitrine::formats::x3
