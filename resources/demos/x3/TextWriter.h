#pragma once

#include "resources/demos/x3/SceneModel.h"

#include <string>

namespace vitrine::demos::x3 {

/// A body as exporters wrote it: numbers normalised to 100000, CRLF, comments.
std::string textOf(const Body& body);
std::string textOf(const Scene& scene);

/// The flags of a frame. `first`: of its path, which has nothing to leave as it was.
std::uint32_t flagsOf(const Frame& frame, const Path& path, bool first);

} // namespace vitrine::demos::x3
