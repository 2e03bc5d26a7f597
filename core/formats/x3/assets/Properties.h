#pragma once

#include "core/scene/Material.h"

#include <vector>

namespace vitrine::formats::x3 {

/// A property whose key is a text of ours, QT_TRANSLATE_NOOP("formats", …).
scene::Property ourProperty(const char* key, const QString& value, const std::optional<RecordRef>& record = {},
                            const std::optional<ByteRange>& where = {});

/// Numbers with as few digits as tell them apart: "0.5, 1, 0".
QString textOf(const QVector3D& vector);

} // namespace vitrine::formats::x3
