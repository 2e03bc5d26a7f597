#pragma once

#include "core/formats/source/bsp/scene/props/ModelWant.h"
#include "core/scene/StandIn.h"
#include "core/visibility/Visibility.h"

namespace vitrine::formats::source {

/// Estimate of the size of a missing model, from the leaves that list it and the free space around its places
/// (docs/formats/source-bsp.md, "Models in maps").
class ModelSize {
public:
  /// Adds one node that wants the model.
  void add(const ModelWant& want, const QMatrix4x4& place, const visibility::Visibility& tree);

  /// Box for all of them, in the model's space.
  scene::Bounds box() const;

private:
  struct Origin {
    QVector3D place;
    std::optional<QVector3D> free; ///< the point in free space that is closest to it
  };

  void limitBy(std::size_t direction, const QVector3D& along, const ModelWant& want, const Origin& origin,
               const visibility::Visibility& tree);

  std::size_t m_places = 0;
  float m_side = 0;
  std::optional<scene::Bounds> m_ofClass;
  scene::StandInSpace m_space;
};

} // namespace vitrine::formats::source
