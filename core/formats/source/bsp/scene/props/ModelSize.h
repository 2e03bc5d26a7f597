#pragma once

#include "core/formats/source/bsp/scene/props/ModelWant.h"
#include "core/scene/StandIn.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {

/// Size of a model that is missing, as far as the places tell where a map puts it: it touches the leaves that list it,
/// and its surroundings leave it so much room (docs/formats/source-bsp.md, "Models in maps").
class ModelSize {
public:
  /// Adds one node that wants the model.
  void add(const ModelWant& want, const QMatrix4x4& place, const visibility::Visibility& tree);

  /// Box for all of them, in the model's space.
  scene::Bounds box() const;

private:
  void limitBy(std::size_t direction, const QVector3D& along, const ModelWant& want, const QVector3D& origin,
               const visibility::Visibility& tree);

  std::size_t m_places = 0;
  float m_side = 0;
  std::optional<scene::Bounds> m_ofClass;
  scene::StandInSpace m_space;
};

} // namespace vitrine::formats::source
