#pragma once

#include "core/formats/vgo/scene/VgoSceneBuild.h"

namespace vitrine::formats::vgo {

/// Properties of a node beyond its place in the tree, for the inspector; numbers of other elements lead there.
std::vector<scene::Property> nodeProperties(const SceneBuild& build, int fileNode);

/// A bone of the human body by Unity's number: "Hips"; empty: there is no such.
QString humanBoneName(int bone);

/// Says on the nodes that stand for bones of a human body which. Nodes of the scene with the number of their bone.
std::map<NodeIndex, int> nameHumanBones(SceneBuild& build);

} // namespace vitrine::formats::vgo
