#pragma once

#include "core/formats/x3/model/BodyMaterial.h"
#include "core/formats/x3/text/TextReading.h"

namespace vitrine::formats::x3 {

/// Whether a material begins here ("MATERIAL6:").
bool atMaterial(TextLexer& lexer);

/// Reads the material that begins here. Of a damaged one what was read is returned, after which the lexer is at the
/// next line or material.
BodyMaterial readMaterial(TextReading& reading);

} // namespace vitrine::formats::x3
