#pragma once

#include "core/formats/vgo/scene/VgoSceneBuild.h"

/// The steps of building a scene, in their order; each puts its part of the file into the scene.
namespace vitrine::formats::vgo {

/// Adds the nodes of the file, where its accessor of transforms says. An Error: there is not exactly one such, or there
/// are no nodes.
Result<void> addNodes(SceneBuild& build);

/// Reports numbers of nodes and spring bones that lead to elements which do not exist; not those that are reported
/// where they are used.
void noteDanglingReferences(const SceneBuild& build);

/// The springing bones of the file and what they do not enter.
void addSprings(SceneBuild& build);

/// The clips of the file as animations of the scene, one each. One that starts by itself and from how the nodes stand
/// is offered first.
void addClips(SceneBuild& build);

/// A light of the scene, and the node of the file that carries it.
struct PlacedLight {
  int fileNode = kNoIndex;
  scene::Light light;
};

/// The lights that shine, as the nodes stand; intensities so that 1 shows white as white.
std::vector<PlacedLight> lightsOf(const SceneBuild& build);

/// The sky behind the scene, where it is made of pictures that can be shown: six sides, or one all around. Of any other
/// its node says what it is.
void addSky(SceneBuild& build, TextureTable& textures);

/// Sliders for the expressions of a model (presets of the same name are one, on whatever meshes) and for each blend
/// shape.
void addExpressionControls(SceneBuild& build);

/// Adds the other controls of a moving model: pose, springs, position. After skins and springs.
void addMotionControls(SceneBuild& build);

/// Adds the start view of a scene: before its front, the direction in which Unity's models look, and an animated model
/// from straight ahead.
void addStartView(const Scene& scene, bool isFigure, scene::ViewData& view);

} // namespace vitrine::formats::vgo
