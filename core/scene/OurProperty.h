#pragma once

#include "core/scene/Material.h"

#include <utility>

namespace vitrine::scene {

/// A property whose key is a text of the format, QT_TRANSLATE_NOOP("formats", …).
inline Property ourProperty(const char* key, QString value, const std::optional<RecordRef>& record = {},
                            const std::optional<ByteRange>& where = {}) {
  return {QString::fromUtf8(key), std::move(value), record, where, {}, nullptr, true};
}

} // namespace vitrine::scene
