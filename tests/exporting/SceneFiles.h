#pragma once

#include "core/scene/Scene.h"

#include <QStringList>

namespace vitrine::tests {

/// Samples and demos of every family that are not too large to be exported and read back by the dozen.
QStringList sceneFiles();

/// The scene of a file, without textures from elsewhere; null: there is none.
ScenePtr sceneOf(const QString& path);

/// How far a thing may be off, by its size: a tenth of a thousandth at rest, a hundredth while it moves between keys.
/// Metres.
double sizeOf(const Scene& scene);

} // namespace vitrine::tests
