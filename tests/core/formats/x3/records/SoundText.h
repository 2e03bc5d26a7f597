#pragma once

#include "core/formats/x3/records/SceneFile.h"
#include "core/structure/Structure.h"

namespace vitrine::tests {

// Promises of readers of text, whatever they are given. Each tells what does not hold; null: all does. `size`: of the
// text, which lies at the start of space 0.

const char* unsoundness(const formats::x3::Body& body, std::uint64_t size);
const char* unsoundness(const formats::x3::SceneFile& scene, std::uint64_t size);

/// Promise that every row of every table can be read or tells why not, and cells lie within their record.
const char* unsoundness(const structure::Structure& structure);

} // namespace vitrine::tests
