#pragma once

#include "core/formats/diggles/scene/DigglesSceneBuild.h"
#include "core/formats/diggles/scene/ObjectPlan.h"

namespace vitrine::formats::diggles {

/// The file does not say how fast its frames follow; docs/formats/diggles-3db.md, "Animations".
inline constexpr double kFramesPerSecond = 10;

/// Vectors of animations have the axes of 3ds Max: x to the animated model's left, y back, z up.
QVector3D fromMaxAxes(const QVector3D& vector);

/// A clip as the scene has it.
scene::Animation animationOf(const ClipPlan& clip, scene::AnimatedModelIndex animatedModel, const SceneBuild& build);

} // namespace vitrine::formats::diggles
