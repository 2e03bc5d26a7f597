#pragma once

#include "core/formats/x3/assets/Properties.h"
#include "core/formats/x3/records/SceneFile.h"

namespace vitrine::formats::x3 {

/// Properties of a body: its size in metres, its levels of detail with the distances at which they change.
std::vector<scene::Property> bodyProperties(const Body& body);

/// Properties of one level of detail.
std::vector<scene::Property> recordProperties(const Body& body, std::size_t record);

std::vector<scene::Property> partProperties(const BodyPart& part, std::uint32_t triangles, const Body& body);

/// Properties of a path of a scene, its flags and bits by name.
std::vector<scene::Property> pathProperties(const ScenePath& path, const std::optional<RecordRef>& record);

} // namespace vitrine::formats::x3
