#pragma once

#include "render/build/HighlightGeometry.h"
#include "render/engine/EffectLibrary.h"

#include <Qt3DCore/QEntity>

namespace vitrine::render {

/// A selection drawn over the scene: a thin tint and a clear outline, fainter where something is in front.
class HighlightEntity : public Qt3DCore::QEntity {
  Q_OBJECT

public:
  HighlightEntity(const HighlightGeometry& geometry, EffectLibrary& effects);
};

} // namespace vitrine::render
