#pragma once

#include "core/scene/Material.h"
#include "core/structure/JsonTree.h"

#include <QStringList>

namespace vitrine::formats::vgo {

/// Properties of an object of the file, value by value, with the file's own names and the bytes of each: "tag",
/// "rigidbody.mass". Without `left` out members and lists of objects; at most `most`.
std::vector<scene::Property> memberProperties(const structure::JsonValueRef& object,
                                              const std::optional<RecordRef>& record, const QStringList& left = {},
                                              std::size_t most = 200);

} // namespace vitrine::formats::vgo
