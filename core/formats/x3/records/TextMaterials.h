#pragma once

#include "core/formats/x3/records/BodyMaterial.h"
#include "core/formats/x3/records/TextReading.h"
#include "core/formats/x3/records/TextRecord.h"

namespace vitrine::formats::x3 {

/// True if a material begins here ("MATERIAL6:").
bool atMaterial(TextLexer& lexer);

/// Reads the material that begins here. Of a damaged one what was read is returned, after which the lexer is at the
/// next line or material.
BodyMaterial readMaterial(TextReading& reading);

TextTable textMaterialTable();
TextTable textParameterTable();

} // namespace vitrine::formats::x3
