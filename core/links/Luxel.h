#pragma once

#include "core/picking/Hit.h"
#include "core/scene/Scene.h"

#include <QMatrix4x4>
#include <QPoint>

#include <optional>

namespace vitrine::links {

/// One luxel of the lightmap of an item's surface.
struct Luxel {
  DrawItemIndex item;
  scene::LightmapIndex lightmap;
  QPoint place; ///< column and row, from (0, 0) on

  bool operator==(const Luxel&) const = default;
};

/// The lightmap that lights an item's surface; kNone: none, or one whose luxels are not all there.
scene::LightmapIndex lightmapOf(const Scene& scene, DrawItemIndex item);

/// The luxel whose light a hit lies in; nullopt: the surface has no lightmap.
std::optional<Luxel> luxelOf(const Scene& scene, const picking::Hit& hit);

/// The luxel at the point of an item's surface that is nearest to `point`, both in world space; `world`: the transform
/// of the item's node. For surfaces that do not change their shape. nullopt: the surface has no lightmap.
std::optional<Luxel> luxelNear(const Scene& scene, DrawItemIndex item, const QMatrix4x4& world, const QVector3D& point);

} // namespace vitrine::links
