#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::fuzz {

/// Recognises, loads and looks through a document, and resolves the first of what it refers to. Whatever comes out must
/// be consistent.
void loadAndCheck(const formats::Format& format, const Bytes& bytes);

} // namespace vitrine::fuzz
