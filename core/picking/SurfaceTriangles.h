#pragma once

#include "core/picking/RayTriangle.h"
#include "core/scene/Scene.h"

#include <QMatrix4x4>

#include <vector>

namespace vitrine::picking {

/// True if rays meet both faces of the item.
bool isDoubleSided(const Scene& scene, DrawItemIndex item);
/// Adds the item's triangles, moved by `matrix`; `positions` are those of its mesh's vertices. Triangles that are not
/// finite then are left out.
void addTriangles(const Scene& scene, DrawItemIndex item, const QMatrix4x4& matrix,
                  const std::vector<QVector3D>& positions, std::vector<RayTriangle>& triangles);

} // namespace vitrine::picking
