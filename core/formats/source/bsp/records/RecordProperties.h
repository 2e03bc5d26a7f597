#pragma once

#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/scene/Material.h"

#include <initializer_list>

namespace vitrine::formats::source {

/// Some fields of a record as properties of what was made of it, with their bytes; flags by name. Fields that the
/// layout lacks are left out.
std::vector<scene::Property> recordProperties(const RecordView& view, std::size_t number, const RecordRef& record,
                                              std::initializer_list<const char*> fields);

} // namespace vitrine::formats::source
