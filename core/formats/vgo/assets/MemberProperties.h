#pragma once

#include "core/scene/Material.h"
#include "core/structure/JsonTree.h"

#include <QStringList>

namespace vitrine::formats::vgo {

/// Property with a key of the format, QT_TRANSLATE_NOOP("formats", …).
scene::Property ourProperty(const char* key, const QString& value);

/// Properties of an object of the file, value by value, with the file's own names and the bytes of each: "tag",
/// "rigidbody.mass". Without `left` out members and lists of objects; at most 200.
std::vector<scene::Property> memberProperties(const structure::JsonValueRef& object,
                                              const std::optional<RecordRef>& record, const QStringList& left = {});

} // namespace vitrine::formats::vgo
