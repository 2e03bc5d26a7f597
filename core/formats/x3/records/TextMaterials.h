#pragma once

#include "core/formats/x3/records/BodyMaterial.h"
#include "core/formats/x3/records/CellReader.h"
#include "core/formats/x3/records/TextReading.h"

namespace vitrine::formats::x3 {

/// True if a material begins here ("MATERIAL6:").
bool atMaterial(TextLexer& lexer);

/// The forms of materials that differ in their fields.
enum class MaterialForm { Colors, Third, Fifth, Sixth, Effect };

/// Form of the material that begins here; the lexer stays. Some props of the game have the tag of the sixth form
/// and the fields of the third.
MaterialForm materialForm(TextLexer& lexer);

/// Names and values behind the fields that classic forms share.
std::size_t mapCount(MaterialForm form);

/// Reads the material that begins here. Of a damaged one what was read is returned, after which the lexer is at the
/// next line or material.
BodyMaterial readMaterial(TextReading& reading);

TextTable textMaterialTable();
TextTable textParameterTable();

} // namespace vitrine::formats::x3
