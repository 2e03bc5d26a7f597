#pragma once

#include "core/scene/SceneBuilder.h"
#include "core/state/SceneState.h"

namespace vitrine::tests {

/// An animated model whose limbs bend: a ribbon up the y axis, two units wide, that two joints carry, one in its
/// middle.
namespace creature {
constexpr NodeIndex kRoot = 0;     ///< the animated model
constexpr NodeIndex kShoulder = 1; ///< the lower joint, in the origin
constexpr NodeIndex kElbow = 2;    ///< the upper one, at (0, 2, 0)
constexpr NodeIndex kSkin =
    3; ///< shows the ribbon, from (-1, 0, 0) to (1, 4, 0), facing +Z; its own place means nothing
constexpr NodeIndex kFace =
    4; ///< a square below the elbow at (0, 1, 5) from there, with shapes "wide" (x) and "up" (y)
constexpr NodeIndex kTwin = 5; ///< the same square elsewhere, apart from all joints
constexpr scene::AnimationIndex kBend =
    0; ///< a clip: the elbow turns a quarter to the left within a second, and holds that
constexpr scene::AnimationIndex kWalk = 1;   ///< a clip: the animated model goes to x = 10 in a second, and back
constexpr scene::AnimationIndex kCircle = 2; ///< a clip: the same, beginning again each second
} // namespace creature

/// A control of the creature, by id: "wide" and "both" (both shapes of the face, the second by half), "twin" (the
/// twin's first), "bind", "springs", "turn", "x", "y".
scene::Control controlOf(const QString& id, scene::ControlTarget target, double min = 0, double max = 1);

/// `elbow`: how the elbow is turned around z in the file, in degrees, while the ribbon was bound straight.
SceneBuilder creatureScene(float elbow = 0);
ScenePtr creatureAtRest(float elbow = 0);

SceneState during(scene::AnimationIndex animation, double time, const std::map<QString, double>& controls = {});
SceneState with(const std::map<QString, double>& controls, double clock = 0);

} // namespace vitrine::tests
