#pragma once

#include "core/base/Progress.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::queries {

/// The place of each text among all different ones in the order of their UTF-16 units, as QString compares; equal texts
/// have the same. Throws base::Cancelled through `progress`.
std::vector<std::uint64_t> ranksOf(std::span<const QString> texts, const Progress& progress);

} // namespace vitrine::queries
