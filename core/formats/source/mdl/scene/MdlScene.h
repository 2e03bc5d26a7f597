#pragma once

#include "core/formats/api/Format.h"
#include "core/formats/source/mdl/records/MdlSections.h"
#include "core/formats/source/mdl/records/ModelParts.h"

namespace vitrine::formats::source {

/// Scene of a model: its parts with their levels of detail, skins, skeleton and sequences. Of parts without error.
Result<scene::ScenePtr> buildModelScene(const ModelParts& parts, const ModelRecords& records, LoadContext& context);

/// Properties of a model, for the user.
std::vector<scene::Property> modelProperties(const ModelParts& parts);

} // namespace vitrine::formats::source
