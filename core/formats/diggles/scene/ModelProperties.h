#pragma once

#include "core/formats/diggles/scene/DigglesSceneBuild.h"
#include "core/formats/diggles/scene/ObjectPlan.h"

namespace vitrine::formats::diggles {

/// Properties of an object's node: its counts, and the cmaps of its meshes as pictures.
std::vector<scene::Property> objectProperties(const ObjectPlan& plan, SceneBuild& build);

/// Properties that makers of models want to know first, and all cmaps. `scene` may be null.
std::vector<scene::Property> modelProperties(const ModelFile& model, const ModelRecords& records, const Scene* scene,
                                             const Limits& limits);

} // namespace vitrine::formats::diggles
