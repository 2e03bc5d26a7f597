#pragma once

#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/TextReading.h"
#include "core/formats/x3/records/TextRecord.h"

namespace vitrine::formats::x3 {

/// The level of detail of a body that begins here: its value, points and parts, as far as they can be read. nullopt:
/// not even its value, and the lexer is behind what stands in its place.
std::optional<BodyRecord> readRecord(TextReading& reading);

TextTable textPointTable();
/// Paths of the sections that its numbers lead to; no `materials`: they lead nowhere.
TextTable textFaceTable(const QString& materials, const QString& points);

} // namespace vitrine::formats::x3
